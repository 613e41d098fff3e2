import type { ReactNode } from 'react'
import type { HitCount } from '@/db/pagination'
import { teamHomeText } from '@/i18n/team-home'

/** How many entries the filters leave, and what can be done with all of them. */
export function ListHead({ hits, children }: { hits: HitCount; children?: ReactNode }) {
  return (
    <div className="list-head">
      <p role="status">{teamHomeText().list.hits(hits.count, hits.isMore)}</p>
      {children && (
        <details className="list-tools">
          <summary>{teamHomeText().list.tools}</summary>
          {children}
        </details>
      )}
    </div>
  )
}
