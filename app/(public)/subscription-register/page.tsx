import { InstitutionForm } from '@/components/forms/institution-form'
import { PageHead } from '@/components/site/page-head'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { subscriptionWords } from '@/words/subscription'

export const generateMetadata = () =>
  pageMetadata({ ...subscriptionWords().registerPage, path: routes.subscriptionRegister })

export default function SubscriptionRegisterPage() {
  const words = subscriptionWords().registerPage
  return (
    <main className="page-width page-main">
      <Trail {...words} path={routes.subscriptionRegister} />
      <PageHead title={words.title} lede={words.lede} picture="stamp" />
      <p className="alert alert-info mt-8 max-w-4xl">{words.note}</p>
      <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
        <InstitutionForm kind="registration" />
      </div>
    </main>
  )
}
