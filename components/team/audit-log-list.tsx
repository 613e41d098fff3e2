import { auditActionText } from '@/i18n/audit-actions'
import { teamPeopleText } from '@/i18n/team-people'
import type { listAuditEntries } from '@/lib/audit/queries'
import { routes } from '@/lib/routes'
import { AuditLogEntry } from './audit-log-entry'
import { ListBar } from './list-bar'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listAuditEntries>> & {
  query: Record<string, string | undefined>
}

export function AuditLogList({ query, rows, next }: Props) {
  const text = teamPeopleText()
  const { user: userId, targetId } = query
  const page = routes.teamLog
  return (
    <>
      <ListBar
        page={page}
        query={query}
        hiddenParams={{ user: userId, targetId }}
        search={[{ name: 'day', label: text.filters.day, type: 'date' }]}
        choices={[{ name: 'action', label: text.filters.action, options: auditActionText() }]}
      />
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
