import { ListBar } from '@/components/team/list-bar'
import { Row, Rows } from '@/components/team/rows'
import { buildTeamListUrl, TeamPagination } from '@/components/team/team-pagination'
import { Badge } from '@/components/ui/badge'
import { teamBillingText } from '@/i18n/team-billing'
import { formatRupees } from '@/lib/billing/money'
import type { listLedger } from '@/lib/billing/queries/ledger'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof listLedger>> & {
  query: Record<string, string | undefined>
  years: string[]
}

export function LedgerList({ query, years, rows, next }: Props) {
  const text = teamBillingText()
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
        ]}
      />
      <Rows label={text.title}>
        {rows.map(({ id, school, plan, number, state, total, outstanding, dueDay, hasReport }) => (
          <Row
            key={id}
            href={buildTeamListUrl(routes.teamOrder(id), query)}
            name={school}
            badge={
              <>
                <Badge>{text.states[state]}</Badge>
                {hasReport && <Badge>{text.toCheck}</Badge>}
              </>
            }
          >
            <p dir="auto">{text.row(number, plan, formatRupees(total))}</p>
            {outstanding > 0 && (
              <p className="text-muted">{text.due(formatRupees(outstanding), dueDay)}</p>
            )}
          </Row>
        ))}
      </Rows>
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
