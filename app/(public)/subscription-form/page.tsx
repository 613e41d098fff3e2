import { PageHead } from '@/components/site/page-head'
import { formPage } from '@/content/pages/subscription'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...formPage, path: routes.subscriptionForm })

export default function SubscriptionFormPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={formPage.title} lede={formPage.lede} picture="stamp" />
      <p className="alert alert-info mt-8">{formPage.note}</p>
    </main>
  )
}
