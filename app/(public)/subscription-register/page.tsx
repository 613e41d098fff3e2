import { InstitutionForm } from '@/components/forms/institution-form'
import { PageHead } from '@/components/site/page-head'
import { registerPage } from '@/content/pages/subscription'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...registerPage, path: routes.subscriptionRegister })

export default function SubscriptionRegisterPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={registerPage.title} lede={registerPage.lede} picture="stamp" />
      <p className="alert alert-info mt-8 max-w-4xl">{registerPage.note}</p>
      <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
        <InstitutionForm kind="registration" />
      </div>
    </main>
  )
}
