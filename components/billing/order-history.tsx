import { AuditLogEntry } from '@/components/team/audit-log/audit-log-entry'
import { teamBillingText } from '@/i18n/team-billing'
import type { AuditEntry } from '@/lib/audit/entries'

export function OrderHistory({ history }: { history: AuditEntry[] }) {
  const { order: text } = teamBillingText()
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history">{text.history}</h2>
      <ol className="rows mt-3">
        {history.map((entry) => (
          <AuditLogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}
