import type { Metadata } from 'next'
import { parseSort } from '@/base/sort'
import { LedgerList } from '@/components/billing/ledger-list'
import { LEDGER_PARAMS } from '@/components/billing/ledger-params'
import { LedgerTotals } from '@/components/billing/ledger-totals'
import { UnmatchedPayments } from '@/components/billing/unmatched-payments'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { teamBillingText } from '@/i18n/team-billing'
import {
  LEDGER_SORTS,
  listLedger,
  listLedgerYears,
  summarizeLedger,
} from '@/lib/billing/ledger/ledger'
import { listUnmatchedPayments } from '@/lib/billing/razorpay/unmatched'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamBillingText().title })

export default async function LedgerPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamBillingText()
  const { role } = await requireTeam('accounts')
  const query = await readSearchParams(searchParams, ...LEDGER_PARAMS)
  const sort = parseSort(LEDGER_SORTS, query.sort, '-created')
  const [results, summary, years, unmatched] = await Promise.all([
    listLedger(query, sort),
    summarizeLedger(query),
    listLedgerYears(),
    listUnmatchedPayments(),
  ])
  return (
    <TeamPage title={title} lede={lede}>
      <UnmatchedPayments payments={unmatched} />
      <LedgerList {...{ query, years, sort, role, count: summary.count }} {...results} />
      <LedgerTotals summary={summary} />
    </TeamPage>
  )
}
