import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderActions } from '@/components/billing/order-actions'
import { OrderHistory } from '@/components/billing/order-history'
import { OrderPayments } from '@/components/billing/order-payments'
import { OrderSummaryText } from '@/components/billing/order-summary'
import { BackLink } from '@/components/team/back-link'
import { TeamPage } from '@/components/team/team-page'
import { teamBillingText } from '@/i18n/team-billing'
import { listAuditEntries } from '@/lib/audit/queries'
import { getOrderDetails } from '@/lib/billing/queries/orders'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamBillingText().title })

type Props = { params: Promise<{ id: string }> }

export default async function OrderPage({ params }: Props) {
  const { back } = teamBillingText()
  const { role } = await requireTeam('accounts')
  const { id } = await params
  const order = (await getOrderDetails(id)) ?? notFound()
  const { rows: history } = await listAuditEntries({ targetId: id })
  return (
    <TeamPage
      title={order.school}
      beforeTitle={<BackLink href={routes.teamBilling} label={back} />}
    >
      <OrderSummaryText order={order} role={role} />
      <OrderPayments order={order} />
      <OrderActions order={order} />
      <OrderHistory history={history} />
    </TeamPage>
  )
}
