import type { TeamLinkName } from '@/i18n/team'
import type { routes } from '@/lib/routes'
import type { RequiredTeamRole } from '@/lib/team-access/policy'

type TeamNavItem = {
  page: TeamLinkName & keyof typeof routes
  role: RequiredTeamRole
  /** A line separates it from the items above. */
  isGroupStart?: true
}

/** In navigation order. Labels are in `i18n/en/team.ts`. */
export const TEAM_NAV_ITEMS: TeamNavItem[] = [
  { page: 'team', role: 'statistics' },
  { page: 'teamStatistics', role: 'statistics' },
  { page: 'teamApplications', role: 'manager' },
  { page: 'teamMessages', role: 'editor' },
  { page: 'teamSchools', role: 'schoolList', isGroupStart: true },
  { page: 'teamPeople', role: 'manager' },
  { page: 'teamBilling', role: 'accounts' },
  { page: 'teamCalendar', role: 'any', isGroupStart: true },
  { page: 'teamSessions', role: 'sessionList' },
  { page: 'teamTraining', role: 'manager' },
  { page: 'teamCertificateSettings', role: 'manager' },
  { page: 'teamLibrary', role: 'editor' },
  { page: 'teamTexts', role: 'editor' },
  { page: 'teamPolicies', role: 'policies' },
  { page: 'teamLists', role: 'editor' },
  { page: 'teamDrafts', role: 'manager' },
  { page: 'teamAnnouncements', role: 'manager', isGroupStart: true },
  { page: 'teamMail', role: 'manager' },
  { page: 'teamWebhooks', role: 'manager' },
  { page: 'teamJobs', role: 'manager' },
  { page: 'teamLog', role: 'manager' },
  { page: 'teamRoles', role: 'manager', isGroupStart: true },
  { page: 'teamApi', role: 'manager' },
  { page: 'teamSecondFactor', role: 'any' },
]
