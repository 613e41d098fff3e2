import type { TeamLinkName } from '@/i18n/team'
import type { routes } from '@/lib/routes'
import type { TeamRole } from '@/lib/team/policy'

type TeamNavItem = { page: TeamLinkName & keyof typeof routes; may: TeamRole }

/** The rooms of the team's side, in the order of its navigation. Each has its name in `i18n/en/team.ts`. */
export const TEAM_NAV_ITEMS: TeamNavItem[] = [
  { page: 'team', may: 'editor' },
  { page: 'teamApplications', may: 'manager' },
  { page: 'teamMessages', may: 'editor' },
  { page: 'teamSchools', may: 'manager' },
  { page: 'teamSessions', may: 'editor' },
  { page: 'teamLibrary', may: 'editor' },
  { page: 'teamPeople', may: 'manager' },
  { page: 'teamMail', may: 'manager' },
  { page: 'teamLog', may: 'manager' },
  { page: 'teamRoles', may: 'manager' },
  { page: 'teamFactor', may: 'editor' },
]
