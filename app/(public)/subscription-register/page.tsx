import { PageHead } from '@/components/site/page-head'
import { registerPage } from '@/content/pages/subscription'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...registerPage, path: routes.subscriptionRegister })

export default function SubscriptionRegisterPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={registerPage.title} lede={registerPage.lede} picture="stamp" />
      <p className="alert alert-info mt-8">{registerPage.note}</p>
    </main>
  )
}
