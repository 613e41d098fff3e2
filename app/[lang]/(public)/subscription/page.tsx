import { SubscriptionTable } from '@/components/billing/subscription-table'
import { LookInside } from '@/components/public-pages/look-inside'
import { MonthLater } from '@/components/public-pages/month-later'
import { Questions } from '@/components/public-pages/questions'
import { SubscriptionHead } from '@/components/public-pages/subscription-head'
import { AskPrincipal } from '@/components/school/invitation/ask-principal'
import { Benefits } from '@/components/site/benefits'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { PaywallLinks } from '@/components/site/paywall-links'
import { subscriptionText } from '@/i18n/subscription'
import { subscriptionPageText } from '@/i18n/subscription-page'
import { listCurrentPrices } from '@/lib/billing/prices'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { listBooks } from '@/lib/library/books'
import { listPublicThemes } from '@/lib/live-sessions/public-themes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { description } = subscriptionText().paywall
  const { title } = subscriptionPageText().search
  return buildPageMetadata({ title, description, path: routes.subscription })
})

export default async function SubscriptionPage() {
  const prices = await readAtRuntime(() => listCurrentPrices({ onlyPublic: true }), [])
  const [books, themes] = [
    await readAtRuntime(listBooks, []),
    await readAtRuntime(listPublicThemes, []),
  ]
  const { paywall } = subscriptionText()
  return (
    <main className="page-width page-main">
      <Breadcrumbs
        title={paywall.pageTitle}
        description={paywall.description}
        path={routes.subscription}
      />
      <SubscriptionHead />
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
      <div className="when-unsubscribed">
        <MonthLater />
        <LookInside books={books} themes={themes} />
      </div>
      <SubscriptionTable prices={prices} />
      <div className="when-unsubscribed">
        <Questions />
      </div>
    </main>
  )
}
