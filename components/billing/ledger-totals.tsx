import { teamBillingText } from '@/i18n/team-billing'
import type { LedgerSummary } from '@/lib/billing/ledger/ledger'
import { formatRupees } from '@/lib/billing/money'

export function LedgerTotals({ summary }: { summary: LedgerSummary }) {
  const { totals, ages } = teamBillingText()
  const { count, total, settled, credited, refunded, outstanding } = summary
  return (
    <div className="mt-8 grid gap-8 sm:grid-cols-2">
      <AmountList
        id="totals"
        heading={totals.heading}
        rows={[
          [totals.count, `${count}`],
          [totals.total, formatRupees(total)],
          [totals.settled, formatRupees(settled)],
          [totals.credited, formatRupees(credited)],
          [totals.refunded, formatRupees(refunded)],
          [totals.outstanding, formatRupees(outstanding)],
        ]}
      />
      <AmountList
        id="ages"
        heading={ages.heading}
        rows={(['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const).map((age) => [
          ages[age],
          formatRupees(summary[age]),
        ])}
      />
    </div>
  )
}

type AmountListProps = { id: string; heading: string; rows: (readonly [string, string])[] }

function AmountList({ id, heading, rows }: AmountListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
