import { Benefits } from '@/components/site/benefits'
import { PageHead } from '@/components/site/page-head'
import { PaywallWays } from '@/components/site/paywall-ways'
import { ToEach } from '@/components/site/to-each'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { subscriptionWords } from '@/words/subscription'

export function generateMetadata() {
  const { pageTitle, description } = subscriptionWords().paywall
  return pageMetadata({ title: pageTitle, description, path: routes.subscription })
}

export default function SubscriptionPage() {
  const { paywall } = subscriptionWords()
  const { member, subscriber } = paywall
  return (
    <main className="page-width page-main">
      <Trail
        title={paywall.pageTitle}
        description={paywall.description}
        path={routes.subscription}
      />
      <PageHead
        title={
          <ToEach visitor={paywall.title} member={member.title} subscriber={subscriber.title} />
        }
        lede={<ToEach visitor={paywall.lede} member={member.lede} subscriber={subscriber.lede} />}
        picture="almirah"
      />
      <PaywallWays />
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
