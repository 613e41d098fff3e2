import Link from 'next/link'
import { Benefits } from '@/components/site/benefits'
import { ButtonLink } from '@/components/site/button-link'
import { PageHead } from '@/components/site/page-head'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { subscriptionWords } from '@/words/subscription'

export function generateMetadata() {
  const { pageTitle, description } = subscriptionWords().paywall
  return pageMetadata({ title: pageTitle, description, path: routes.subscription })
}

export default function SubscriptionPage() {
  const { paywall } = subscriptionWords()
  return (
    <main className="page-width page-main">
      <PageHead title={paywall.title} lede={paywall.lede} picture="almirah" />
      <p className="when-in alert alert-info mt-8">
        {paywall.loggedIn}{' '}
        <Link href={routes.subscriptionForm} prefetch={false}>
          {paywall.loggedInLink}
        </Link>
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink href={routes.register} tone="accent">
          {paywall.subscribe}
        </ButtonLink>
        <p>
          {paywall.haveAccount}{' '}
          <Link href={routes.login} prefetch={false} className="inline-flex min-h-11 items-center">
            {paywall.login}
          </Link>
        </p>
      </div>
      <section
        aria-labelledby="benefits"
        className="sheet sheet-pinned mt-12 px-5 py-8 md:px-10 md:py-10"
      >
        <h2 id="benefits">{paywall.heading}</h2>
        <div className="mt-6">
          <Benefits />
        </div>
      </section>
    </main>
  )
}
