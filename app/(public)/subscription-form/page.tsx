import Link from 'next/link'
import { SubscriptionForm } from '@/components/forms/subscription-form'
import { PageHead } from '@/components/site/page-head'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { loginFor, routes } from '@/lib/routes'
import { subscriptionWords } from '@/words/subscription'

export const generateMetadata = () =>
  pageMetadata({ ...subscriptionWords().formPage, path: routes.subscriptionForm })

export default function SubscriptionFormPage() {
  const words = subscriptionWords().formPage
  return (
    <main className="page-width page-main">
      <Trail {...words} path={routes.subscriptionForm} />
      <PageHead title={words.title} lede={words.lede} picture="stamp" />
      <p className="when-out alert alert-info mt-8 max-w-4xl">
        {words.note}{' '}
        <Link href={loginFor(routes.subscriptionForm)} prefetch={false}>
          {words.login}
        </Link>
      </p>
      <SubscriptionForm />
    </main>
  )
}
