import { SubscriptionTable } from '@/components/billing/subscription-table'
import { AskPrincipal } from '@/components/school/invitation/ask-principal'
import { Benefits } from '@/components/site/benefits'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ByAccess } from '@/components/site/by-access'
import { PageHead } from '@/components/site/page-head'
import { PaywallLinks } from '@/components/site/paywall-links'
import { subscriptionText } from '@/i18n/subscription'
import { listCurrentPrices } from '@/lib/billing/prices'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { pageTitle, description } = subscriptionText().paywall
  return buildPageMetadata({ title: pageTitle, description, path: routes.subscription })
})

export default async function SubscriptionPage() {
  const prices = await readAtRuntime(() => listCurrentPrices({ onlyPublic: true }), [])
  const { paywall } = subscriptionText()
  const { member, subscriber } = paywall
  return (
    <main className="page-width page-main">
      <Breadcrumbs
        title={paywall.pageTitle}
        description={paywall.description}
        path={routes.subscription}
      />
      <PageHead
        title={
          <ByAccess visitor={paywall.title} member={member.title} subscriber={subscriber.title} />
        }
        lede={<ByAccess visitor={paywall.lede} member={member.lede} subscriber={subscriber.lede} />}
        picture="almirah"
      />
      <PaywallLinks />
      <div className="when-in">
        <div className="when-unsubscribed">
          <AskPrincipal />
        </div>
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
      <SubscriptionTable prices={prices} />
    </main>
  )
}
