import type { Metadata } from 'next'
import { QuotationSection } from '@/components/billing/quotation-section'
import { SchoolOrders } from '@/components/billing/school-orders'
import { SchoolHeader } from '@/components/school/school-header'
import { schoolBillingText } from '@/i18n/school-billing'
import { listSchoolOrders } from '@/lib/billing/queries/orders'
import { listCurrentPrices } from '@/lib/billing/queries/prices'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = (): Metadata => ({ title: schoolBillingText().title })

export default async function SchoolBillingPage() {
  const { title, lede } = schoolBillingText()
  const { school } = await requireCoordinator(routes.schoolBilling)
  const [prices, orders] = await Promise.all([listCurrentPrices(), listSchoolOrders(school.id)])
  return (
    <main className="page-width page-main">
      <SchoolHeader title={title} lede={lede} activeTab="billing" />
      <QuotationSection prices={prices} />
      <SchoolOrders orders={orders} />
    </main>
  )
}
