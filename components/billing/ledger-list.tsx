import { ListBar } from '@/components/team/lists/list-bar'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { buildTeamListUrl, TeamPagination } from '@/components/team/lists/team-pagination'
import { Badge } from '@/components/ui/badge'
import { teamBillingText } from '@/i18n/team-billing'
import { teamListsText } from '@/i18n/team-lists'
import type { listLedger } from '@/lib/billing/ledger/ledger'
import { formatRupees } from '@/lib/billing/money'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof listLedger>> & {
  query: Record<string, string | undefined>
  years: string[]
}

export function LedgerList({ query, years, rows, next }: Props) {
  const text = teamBillingText()
  const labels = teamListsText()
  const page = routes.teamBilling
  const yearOptions = Object.fromEntries(years.map((year) => [year, text.year(year)]))
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        choices={[{ name: 'state', label: text.filters.state, options: text.states }]}
        more={{
          choices: [
            { name: 'year', label: text.filters.year, options: yearOptions },
            { name: 'board', label: text.filters.board, options: text.boards },
          ],
          ...{ search: [], checks: [] },
        }}
      />
      <RecordTable
        label={text.title}
        rows={rows}
        columns={[
          {
            label: labels.school,
            cell: ({ id, school, state, hasReport }) => (
              <>
                <RecordLink href={buildTeamListUrl(routes.teamOrder(id), query)}>
                  {school}
                </RecordLink>
                <Badge>{text.states[state]}</Badge>
                {hasReport && <Badge>{text.toCheck}</Badge>}
              </>
            ),
          },
          { label: labels.order, cell: ({ number }) => number, isCode: true },
          { label: labels.plan, cell: ({ plan }) => plan },
          { label: labels.total, cell: ({ total }) => formatRupees(total), isNumber: true },
          {
            label: labels.unpaid,
            cell: ({ outstanding, dueDay }) =>
              outstanding > 0 && text.unpaid(formatRupees(outstanding), dueDay),
          },
        ]}
      />
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
