import { teamText } from '@/i18n/team'
import { routes } from '@/lib/routes'
import type { WaitingCounts } from '@/lib/team/today/weekly-stats'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { TEAM_NAV_ITEMS } from './team-nav-items'
import { TeamNavLink } from './team-nav-link'

export const TEAM_NAV_ID = 'team-nav'

/** Beside the page on a desktop; a drawer on narrow screens. */
export function TeamNav({ role, waiting }: { role: TeamRole; waiting: WaitingCounts }) {
  const text = teamText()
  return (
    <nav id={TEAM_NAV_ID} popover="auto" aria-label={text.navigation} className="team-nav">
      <ul>
        {TEAM_NAV_ITEMS.filter((navItem) => roleIncludes(role, navItem.role)).map(
          ({ page, isGroupStart }) => (
            <li key={page} className={isGroupStart && 'team-nav-group'}>
              <TeamNavLink href={routes[page]}>
                {text.ways[page]}
                <WaitingCount count={waiting[page]} />
              </TeamNavLink>
            </li>
          ),
        )}
        <li className="team-nav-group">
          <a href={routes.home} className="team-nav-link">
            {text.publicSite}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function WaitingCount({ count = 0 }: { count?: number }) {
  const text = teamText()
  if (count === 0) return null
  return (
    <span className="team-nav-count">
      <span aria-hidden="true">{text.countShort(count)}</span>
      <span className="sr-only">{text.waiting(count)}</span>
    </span>
  )
}
