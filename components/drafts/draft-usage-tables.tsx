import type { ReactNode } from 'react'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { teamDraftsText } from '@/i18n/team-drafts'
import type { DraftUsageSummary } from '@/lib/drafts/usage'
import { routes } from '@/lib/routes'

export function DraftUsageTables({ usage }: { usage: DraftUsageSummary }) {
  const text = teamDraftsText()
  return (
    <>
      <p className="mt-4">{usage.model ? text.model(usage.model) : text.noModel}</p>
      <p>{text.limits(usage.limits)}</p>
      {usage.months.length === 0 && <p className="mt-6">{text.none}</p>}
      <UsageTable
        id="months"
        heading={text.months}
        head={text.heads.month}
        rows={usage.months.map((row) => ({
          ...row,
          id: row.period,
          name: text.month(row.period),
        }))}
      />
      <UsageTable
        id="schools"
        heading={text.schools}
        head={text.heads.school}
        rows={usage.schools.map((row) => ({
          ...row,
          name: <RecordLink href={routes.teamSchool(row.id)}>{row.name}</RecordLink>,
        }))}
      />
    </>
  )
}

type UsageRow = Pick<
  DraftUsageSummary['months'][number],
  'texts' | 'inputTokens' | 'outputTokens' | 'rupees'
> & { id: string; name: ReactNode }
type UsageTableProps = { id: string; heading: string; head: string; rows: UsageRow[] }

function UsageTable({ id, heading, head, rows }: UsageTableProps) {
  const { heads, rupees } = teamDraftsText()
  if (rows.length === 0) return null
  const counts = ['texts', 'inputTokens', 'outputTokens'] as const
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <RecordTable
        label={heading}
        rows={rows}
        columns={[
          { label: head, cell: ({ name }) => name },
          ...counts.map((count) => ({
            label: heads[count],
            cell: (row: UsageRow) => row[count],
            isNumber: true as const,
          })),
          { label: heads.rupees, cell: (row) => rupees(row.rupees), isNumber: true },
        ]}
      />
    </section>
  )
}
