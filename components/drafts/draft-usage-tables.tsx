import Link from 'next/link'
import type { ReactNode } from 'react'
import { teamDraftsText } from '@/i18n/team-drafts'
import type { DraftUsageSummary } from '@/lib/drafts/usage-queries'
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
          key: row.period,
          name: text.month(row.period),
        }))}
      />
      <UsageTable
        id="schools"
        heading={text.schools}
        head={text.heads.school}
        rows={usage.schools.map((row) => ({
          ...row,
          key: row.id,
          name: (
            <Link href={routes.teamSchool(row.id)} prefetch={false}>
              {row.name}
            </Link>
          ),
        }))}
      />
    </>
  )
}

type UsageRow = Pick<
  DraftUsageSummary['months'][number],
  'texts' | 'inputTokens' | 'outputTokens' | 'rupees'
> & { key: string; name: ReactNode }
type UsageTableProps = { id: string; heading: string; head: string; rows: UsageRow[] }

function UsageTable({ id, heading, head, rows }: UsageTableProps) {
  const { heads, rupees } = teamDraftsText()
  if (rows.length === 0) return null
  const cells = ['texts', 'inputTokens', 'outputTokens'] as const
  return (
    <section aria-labelledby={id} className="mt-8 overflow-x-auto">
      <h2 id={id}>{heading}</h2>
      <table className="mt-3 w-full">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {head}
            </th>
            {[...cells, 'rupees' as const].map((name) => (
              <th key={name} scope="col" className="ps-4 text-end">
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="text-start font-normal wrap-anywhere">
                {row.name}
              </th>
              {cells.map((name) => (
                <td key={name} className="ps-4 text-end">
                  {row[name]}
                </td>
              ))}
              <td className="ps-4 text-end">{rupees(row.rupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
