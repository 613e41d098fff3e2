import { MoreSeatsSection } from '@/components/billing/more-seats-section'
import { QuotationSection } from '@/components/billing/quotation-section'
import { ReturnedPaymentNotice } from '@/components/billing/returned-payment'
import { SchoolOrders } from '@/components/billing/school-orders'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { schoolBillingText } from '@/i18n/school-billing'
import { getMoreSeatsOffer } from '@/lib/billing/more-seats/offer'
import { getQuotationDefaults, listSchoolOrders } from '@/lib/billing/order/list'
import { listCurrentPrices } from '@/lib/billing/prices'
import { RETURN_PARAM } from '@/lib/billing/razorpay/payment-link'
import { findReturnedPayment, isOnlinePaymentOn } from '@/lib/billing/razorpay/unmatched'
import { findAnsweredPage } from '@/lib/http/find-form-answer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: schoolBillingText().title }))

export default async function SchoolBillingPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = schoolBillingText()
  const { school } = await requireCoordinator(routes.schoolBilling)
  const { [RETURN_PARAM]: reference } = await readSearchParams(searchParams, RETURN_PARAM)
  const [prices, orders, returned, offer, posted] = await Promise.all([
    listCurrentPrices(),
    listSchoolOrders(school.id),
    findReturnedPayment(school.id, reference),
    getMoreSeatsOffer(school.id),
    findAnsweredPage(),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="billing" />
      {returned && <ReturnedPaymentNotice returned={returned} />}
      <MoreSeatsSection offer={offer} answer={posted?.answer} />
      <QuotationSection prices={prices} defaults={getQuotationDefaults(orders)} />
      <SchoolOrders
        orders={orders}
        canPayOnline={isOnlinePaymentOn()}
        waitingOrderId={returned?.orderId}
      />
    </main>
  )
}
