import type { ReactNode } from 'react'
import { SessionUpkeep } from '@/components/site/session-upkeep'
import type { WaitingCounts } from '@/lib/team/today/weekly-stats'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { LOADS_SCRIPTS } from '@/server/contract'
import { SearchDialog } from '../search/search-dialog'
import { listTeamPlaces } from '../search/team-places'
import { StepUp } from '../second-factor/step-up'
import { TeamBar } from './team-bar'
import { TeamNav } from './team-nav'
import { UndoBar } from './undo-bar'

type Props = { role: TeamRole; waiting: WaitingCounts; children: ReactNode }

export function TeamFrame({ role, waiting, children }: Props) {
  const canSearch = roleIncludes(role, 'search')
  return (
    <>
      <TeamBar canSearch={canSearch} />
      <div className="team-frame">
        <TeamNav role={role} waiting={waiting} />
        <div id="content" tabIndex={-1} {...LOADS_SCRIPTS.now} className="team-content">
          <div className="page-width">
            <UndoBar />
          </div>
          {children}
        </div>
      </div>
      {canSearch && (
        <SearchDialog findsNames={roleIncludes(role, 'editor')} places={listTeamPlaces(role)} />
      )}
      <StepUp />
      <SessionUpkeep />
    </>
  )
}
