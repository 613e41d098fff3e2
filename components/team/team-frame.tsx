import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { SessionUpkeep } from '@/components/site/session-upkeep'
import { routes } from '@/lib/routes'
import { may, type StaffRole } from '@/lib/team/policy'
import { teamWords } from '@/words/team'
import { DeskSearch } from './desk-search'
import { Shortcuts } from './shortcuts'
import { StepUp } from './step-up'
import { TeamWay } from './team-way'
import { UndoBar } from './undo-bar'
import { TEAM_WAYS } from './ways'

/** What stands around every page of the team's side. On a phone its ways are one row, pushed sideways. */
export function TeamFrame({ role, children }: { role: StaffRole; children: ReactNode }) {
  const { navigation, ways, shortcuts } = teamWords()
  return (
    <>
      <Header forTeam />
      <div className="members-ways team-ways">
        <div className="page-width">
          <nav aria-label={navigation}>
            <ul>
              {TEAM_WAYS.filter((way) => may(role, way.may)).map(({ page }) => (
                <li key={page}>
                  <TeamWay href={routes[page]}>{ways[page]}</TeamWay>
                </li>
              ))}
            </ul>
          </nav>
          <Shortcuts words={shortcuts} />
        </div>
      </div>
      <div id="content" tabIndex={-1} data-live="now" className="grow outline-none">
        <div className="page-width">
          <DeskSearch />
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
