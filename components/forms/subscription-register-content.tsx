import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { PageHead } from '@/components/site/page-head'
import { subscriptionText } from '@/i18n/subscription'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import { SchoolForm } from './school-form'

export function SubscriptionRegisterContent({ answer }: { answer?: FormAnswer }) {
  const text = subscriptionText().registerPage
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...text} path={routes.subscriptionRegister} />
      <PageHead title={text.title} lede={text.lede} picture="stamp" />
      <p className="alert alert-info mt-8 max-w-4xl">{text.note}</p>
      <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
        <SchoolForm kind="registration" answer={answer} />
      </div>
    </main>
  )
}
