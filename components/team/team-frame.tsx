import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { SessionUpkeep } from '@/components/site/session-upkeep'
import { teamText } from '@/i18n/team'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Shortcuts } from './shortcuts'
import { StepUp } from './step-up'
import { TEAM_NAV_ITEMS } from './team-nav-items'
import { TeamNavLink } from './team-nav-link'
import { TeamSearchForm } from './team-search-form'
import { UndoBar } from './undo-bar'

/** On phones the navigation is one row that scrolls sideways. */
export function TeamFrame({ role, children }: { role: TeamRole; children: ReactNode }) {
  const { navigation: navLabel, ways: linkLabels, shortcuts: shortcutsText } = teamText()
  return (
    <>
      <Header isTeamPage />
      <div className="members-ways team-ways">
        <div className="page-width">
          <nav aria-label={navLabel}>
            <ul>
              {TEAM_NAV_ITEMS.filter((navItem) => roleIncludes(role, navItem.role)).map(
                ({ page }) => (
                  <li key={page}>
                    <TeamNavLink href={routes[page]}>{linkLabels[page]}</TeamNavLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <Shortcuts text={shortcutsText} />
        </div>
      </div>
      <div id="content" tabIndex={-1} {...LOADS_SCRIPTS.now} className="grow outline-none">
        <div className="page-width">
          {roleIncludes(role, 'editor') && <TeamSearchForm />}
          <UndoBar />
        </div>
        {children}
      </div>
      <StepUp />
      <Footer />
      <SessionUpkeep />
    </>
  )
}
