import Link from 'next/link'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { PageHead } from '@/components/site/page-head'
import { subscriptionText } from '@/i18n/subscription'
import type { FormAnswer } from '@/lib/http/schema'
import { routes, toLoginPath } from '@/lib/routes'
import { SubscriptionForm } from './subscription-form'

export function SubscriptionFormContent({ answer }: { answer?: FormAnswer }) {
  const text = subscriptionText().formPage
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...text} path={routes.subscriptionForm} />
      <PageHead title={text.title} lede={text.lede} picture="stamp" />
      <p className="when-out alert alert-info mt-8 max-w-4xl">
        {text.note}{' '}
        <Link href={toLoginPath(routes.subscriptionForm)} prefetch={false}>
          {text.login}
        </Link>
      </p>
      <SubscriptionForm answer={answer} />
    </main>
  )
}
