import { QuotationSection } from '@/components/billing/quotation-section'
import { ReturnedPaymentNotice } from '@/components/billing/returned-payment'
import { SchoolOrders } from '@/components/billing/school-orders'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { schoolBillingText } from '@/i18n/school-billing'
import { getQuotationDefaults, listSchoolOrders } from '@/lib/billing/order/list'
import { listCurrentPrices } from '@/lib/billing/prices'
import { RETURN_PARAM } from '@/lib/billing/razorpay/payment-link'
import { findReturnedPayment, isOnlinePaymentOn } from '@/lib/billing/razorpay/unmatched'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: schoolBillingText().title }))

export default async function SchoolBillingPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = schoolBillingText()
  const { school } = await requireCoordinator(routes.schoolBilling)
  const { [RETURN_PARAM]: reference } = await readSearchParams(searchParams, RETURN_PARAM)
  const [prices, orders, returned] = await Promise.all([
    listCurrentPrices(),
    listSchoolOrders(school.id),
    findReturnedPayment(school.id, reference),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="billing" />
      {returned && <ReturnedPaymentNotice returned={returned} />}
      <QuotationSection prices={prices} defaults={getQuotationDefaults(orders)} />
      <SchoolOrders
        orders={orders}
        canPayOnline={isOnlinePaymentOn()}
        waitingOrderId={returned?.orderId}
      />
    </main>
  )
}
