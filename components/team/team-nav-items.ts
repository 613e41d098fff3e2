import type { TeamLinkName } from '@/i18n/team'
import type { routes } from '@/lib/routes'
import type { RequiredTeamRole } from '@/lib/team-access/policy'

type TeamNavItem = { page: TeamLinkName & keyof typeof routes; role: RequiredTeamRole }

/** In navigation order. Labels are in `i18n/en/team.ts`. */
export const TEAM_NAV_ITEMS: TeamNavItem[] = [
  { page: 'team', role: 'editor' },
  { page: 'teamApplications', role: 'manager' },
  { page: 'teamMessages', role: 'editor' },
  { page: 'teamSchools', role: 'manager' },
  { page: 'teamBilling', role: 'accounts' },
  { page: 'teamSessions', role: 'editor' },
  { page: 'teamTraining', role: 'manager' },
  { page: 'teamLibrary', role: 'editor' },
  { page: 'teamDrafts', role: 'manager' },
  { page: 'teamPeople', role: 'manager' },
  { page: 'teamAnnouncements', role: 'manager' },
  { page: 'teamMail', role: 'manager' },
  { page: 'teamLog', role: 'manager' },
  { page: 'teamRoles', role: 'manager' },
  { page: 'teamSecondFactor', role: 'any' },
]
