import { ListBar } from '@/components/team/lists/list-bar'
import { ListHead } from '@/components/team/lists/list-head'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { buildTeamListUrl, TeamPagination } from '@/components/team/lists/team-pagination'
import { Badge } from '@/components/ui/badge'
import { teamBillingText } from '@/i18n/team-billing'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import type { LedgerSort, listLedger } from '@/lib/billing/ledger/ledger'
import { formatRupees } from '@/lib/billing/money'
import { routes } from '@/lib/routes'
import type { TeamRole } from '@/lib/team-access/policy'
import { BillingLinks } from './billing-links'

type Props = Awaited<ReturnType<typeof listLedger>> & {
  query: Record<string, string | undefined>
  years: string[]
  /** Of all filtered orders. */
  count: number
  sort: LedgerSort
  role: TeamRole
}

export function LedgerList({ query, years, rows, next, count, sort, role }: Props) {
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
        choices={[
          { name: 'state', label: text.filters.state, options: text.states },
          { name: 'year', label: text.filters.year, options: yearOptions },
          { name: 'board', label: text.filters.board, options: text.boards },
          {
            ...{ name: 'sort', label: teamHomeText().list.sort, options: text.sorts },
            ...{ defaultOption: '-created', isRequired: true, isNarrowOnly: true },
          },
        ]}
      />
      <ListHead hits={{ count, isMore: false }}>
        <BillingLinks role={role} query={query} />
      </ListHead>
      <RecordTable
        label={text.title}
        rows={rows}
        sorting={{ page, query, current: sort }}
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
          { label: labels.order, cell: ({ number }) => number, isCode: true, sortBy: '-created' },
          {
            label: labels.plan,
            cell: ({ plan, moreSeats }) =>
              moreSeats === null ? plan : text.order.seats.summary(plan, moreSeats),
          },
          {
            label: labels.total,
            cell: ({ total }) => formatRupees(total),
            ...{ isNumber: true, sortBy: '-total' },
          },
          {
            label: labels.unpaid,
            isWhole: true,
            cell: ({ outstanding, dueDay }) =>
              outstanding > 0 && text.unpaid(formatRupees(outstanding), dueDay),
          },
        ]}
      />
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
