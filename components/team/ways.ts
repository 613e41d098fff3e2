import type { routes } from '@/lib/routes'
import type { StaffRole } from '@/lib/team/policy'
import type { TeamWay } from '@/words/team'

type Way = { page: TeamWay & keyof typeof routes; may: StaffRole }

/** The rooms of the team's side, in the order of its navigation. Each has its name in `words/en/team.ts`. */
export const TEAM_WAYS: Way[] = [
  { page: 'team', may: 'editor' },
  { page: 'teamApplications', may: 'editor' },
  { page: 'teamMessages', may: 'editor' },
  { page: 'teamSchools', may: 'editor' },
  { page: 'teamSessions', may: 'editor' },
  { page: 'teamPeople', may: 'manager' },
  { page: 'teamMail', may: 'editor' },
  { page: 'teamLog', may: 'editor' },
  { page: 'teamRoles', may: 'manager' },
  { page: 'teamFactor', may: 'editor' },
]
