import { type TeamActionName, teamText } from '@/i18n/team'
import { routes } from '@/lib/routes'
import { type RequiredTeamRole, roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { TEAM_NAV_ITEMS } from '../frame/team-nav-items'
import type { TeamPlace } from './find-team-places'

const ACTIONS: { page: TeamActionName; role: RequiredTeamRole }[] = [
  { page: 'teamNewSession', role: 'editor' },
  { page: 'teamPlanSessions', role: 'editor' },
  { page: 'teamNewAnnouncement', role: 'manager' },
  { page: 'teamNewSchool', role: 'manager' },
  { page: 'teamPrices', role: 'manager' },
  { page: 'teamBillingSettings', role: 'manager' },
  { page: 'teamReplyTemplates', role: 'editor' },
]

export function listTeamPlaces(role: TeamRole): TeamPlace[] {
  const { actions, ways, otherWords } = teamText()
  const isOpen = (place: { role: RequiredTeamRole }) => roleIncludes(role, place.role)
  return [
    ...ACTIONS.filter(isOpen).map(({ page }) => ({
      ...{ url: routes[page], name: actions[page], otherWords: '', isAction: true },
    })),
    ...TEAM_NAV_ITEMS.filter(isOpen).map(({ page }) => ({
      ...{ url: routes[page], name: ways[page], otherWords: otherWords[page] ?? '' },
      isAction: false,
    })),
  ]
}
