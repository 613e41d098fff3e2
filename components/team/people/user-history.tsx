import { teamPeopleText } from '@/i18n/team-people'
import type { listAuditEntries } from '@/lib/audit/entries'
import { routes } from '@/lib/routes'
import { AuditLogEntry } from '../audit-log/audit-log-entry'
import { BackLink } from '../frame/back-link'
import { buildTeamListUrl } from '../lists/team-pagination'

type Props = { userId: string; entries: Awaited<ReturnType<typeof listAuditEntries>>['rows'] }

export function UserHistory({ userId, entries }: Props) {
  const text = teamPeopleText()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{text.tabs.history}</h2>
      <p className="mt-2">{text.historySays}</p>
      {entries.length === 0 && <p className="mt-5">{text.noLines}</p>}
      <ol className="rows mt-4">
        {entries.map((entry) => (
          <AuditLogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <BackLink href={buildTeamListUrl(routes.teamLog, { user: userId })} label={text.log} />
    </section>
  )
}
