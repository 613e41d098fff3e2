import type { routes } from '@/lib/routes'
import { may, type StaffRole } from '@/lib/team/policy'
import type { TeamWay } from '@/words/team'

/** The rooms of the team's side, in the order of its navigation. Each has its name in `words/en/team.ts`. */
export const TEAM_WAYS = [
  'team',
  'teamApplications',
  'teamMessages',
  'teamSchools',
  'teamPeople',
  'teamMail',
  'teamLog',
] as const satisfies (TeamWay & keyof typeof routes)[]

/** What an editor would not find is not named to one. */
const FOR_MANAGERS: readonly TeamWay[] = ['teamPeople']

export const isFor = (role: StaffRole, way: TeamWay) =>
  may(role, 'manager') || !FOR_MANAGERS.includes(way)
