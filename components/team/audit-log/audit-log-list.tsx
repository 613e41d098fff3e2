import Link from 'next/link'
import type { HitCount } from '@/db/pagination'
import { auditActionText } from '@/i18n/audit-actions'
import { teamPeopleText } from '@/i18n/team-people'
import type { listAuditEntries } from '@/lib/audit/entries'
import { routes } from '@/lib/routes'
import { ListBar } from '../lists/list-bar'
import { ListHead } from '../lists/list-head'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'
import { AuditLogEntry } from './audit-log-entry'

type Props = Awaited<ReturnType<typeof listAuditEntries>> & {
  query: Record<string, string | undefined>
  hits: HitCount
  /** Names by id. */
  colleagues: Record<string, string>
}

export function AuditLogList({ query, colleagues, hits, rows, next }: Props) {
  const text = teamPeopleText()
  const { filters } = text
  const { user: userId, targetId, after: _, ...otherFilters } = query
  const page = routes.teamLog
  const exportQuery = { ...otherFilters, user: userId, targetId }
  return (
    <>
      <ListBar
        page={page}
        query={query}
        hiddenParams={{ user: userId, targetId }}
        search={[
          { name: 'search', label: filters.search },
          { name: 'from', label: filters.from, type: 'date' },
          { name: 'to', label: filters.to, type: 'date' },
        ]}
        choices={[
          {
            ...{ name: 'actor', label: filters.who },
            options: { ...colleagues, team: text.team, site: text.site },
          },
          { name: 'action', label: filters.action, options: auditActionText() },
        ]}
      />
      <ListHead hits={hits}>
        <Link href={buildTeamListUrl(routes.teamLogExport, exportQuery)} prefetch={false}>
          {text.export}
        </Link>
      </ListHead>
      {userId && <p className="mt-3 font-semibold">{text.only.user}</p>}
      {targetId && <p className="mt-3 font-semibold">{text.only.targetId}</p>}
      {rows.length === 0 && <p className="mt-5">{text.noLines}</p>}
      <ol aria-label={text.logTitle} className="rows mt-4">
        {rows.map((entry) => (
          <AuditLogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
