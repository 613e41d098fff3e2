import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LEDGER_PARAMS } from '@/components/billing/ledger-params'
import { OrderActions } from '@/components/billing/order-actions'
import { OrderHistory } from '@/components/billing/order-history'
import { OrderPayments } from '@/components/billing/order-payments'
import { OrderSummaryText } from '@/components/billing/order-summary'
import { TeamMoreSeats } from '@/components/billing/team-more-seats'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { teamBillingText } from '@/i18n/team-billing'
import { listAuditEntries } from '@/lib/audit/entries'
import { getMoreSeatsOffer } from '@/lib/billing/more-seats/offer'
import { getOrderDetails, type OrderDetails } from '@/lib/billing/order/list'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamBillingText().title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function OrderPage({ params, searchParams }: Props) {
  const { back } = teamBillingText()
  const { role } = await requireTeam('accounts')
  const { id } = await params
  const query = await readSearchParams(searchParams, ...LEDGER_PARAMS)
  const order = (await getOrderDetails(id)) ?? notFound()
  const offer = await findOfferOf(order)
  const { rows: history } = await listAuditEntries({ targetId: id })
  return (
    <TeamPage
      title={order.school}
      beforeTitle={<BackLink href={buildTeamListUrl(routes.teamBilling, query)} label={back} />}
    >
      <OrderSummaryText order={order} role={role} />
      <OrderPayments order={order} />
      <OrderActions order={order} />
      {order.schoolId && offer && <TeamMoreSeats schoolId={order.schoolId} offer={offer} />}
      <OrderHistory history={history} />
    </TeamPage>
  )
}

/** To more seats in the running term that this order opened. */
async function findOfferOf({ id, schoolId, term }: OrderDetails) {
  if (!schoolId || !term) return null
  const offer = await getMoreSeatsOffer(schoolId)
  return typeof offer === 'object' && offer.orderId === id ? offer : null
}
