import { ByAccess } from '@/components/site/by-access'
import { PageHead } from '@/components/site/page-head'
import { subscriptionText } from '@/i18n/subscription'
import { subscriptionPageText } from '@/i18n/subscription-page'

export function SubscriptionHead() {
  const { title, lede, member, subscriber } = subscriptionText().paywall
  const own = subscriptionPageText()
  return (
    <PageHead
      title={
        <ByAccess
          visitor={<BySource chosen={own.title} gated={title} />}
          member={member.title}
          subscriber={subscriber.title}
        />
      }
      lede={
        <ByAccess
          visitor={<BySource chosen={own.lede} gated={lede} />}
          member={member.lede}
          subscriber={subscriber.lede}
        />
      }
      picture="almirah"
    />
  )
}

/** A visitor sent here by a gated page learns why; the boot script knows from the URL. */
const BySource = ({ chosen, gated }: { chosen: string; gated: string }) => (
  <>
    <span className="when-chosen">{chosen}</span>
    <span className="when-gated">{gated}</span>
  </>
)
