import { SubscriptionStatusText } from '@/components/school/subscription/subscription-status-text'
import { frameText } from '@/i18n/frame'
import { subscriptionText } from '@/i18n/subscription'
import { routes } from '@/lib/routes'
import { ButtonLink } from './button-link'
import { ByAccess } from './by-access'
import { LinkWithNext } from './link-with-next'

/** Visitors go to registration, users to the school form, subscribers to the content. */
export function PaywallLinks() {
  return (
    <div className="mt-8">
      <ByAccess
        visitor={<VisitorLinks />}
        member={<MemberLinks />}
        subscriber={<SubscriberLinks />}
      />
      <SubscriptionStatusText />
    </div>
  )
}

const ROW_CLASS = 'flex flex-wrap items-center gap-x-6 gap-y-4'

function VisitorLinks() {
  const { paywall: text } = subscriptionText()
  return (
    <span className={ROW_CLASS}>
      <LinkWithNext href={routes.register} className="button button-accent">
        {text.subscribe}
      </LinkWithNext>
      <span>
        {text.haveAccount}{' '}
        <LinkWithNext href={routes.login} className="inline-flex min-h-11 items-center">
          {text.login}
        </LinkWithNext>
      </span>
    </span>
  )
}

function MemberLinks() {
  const { way: formLabel, meanwhile: libraryLabel } = subscriptionText().paywall.member
  return (
    <span className={ROW_CLASS}>
      <ButtonLink href={routes.subscriptionForm} tone="accent">
        {formLabel}
      </ButtonLink>
      <ButtonLink href={routes.ebook} tone="quiet">
        {libraryLabel}
      </ButtonLink>
    </span>
  )
}

function SubscriberLinks() {
  const { pages } = frameText().members
  return (
    <span className={ROW_CLASS}>
      {(['ebook', 'digitalVideos', 'onlineTraining', 'toolkit'] as const).map((page) => (
        <ButtonLink key={page} href={routes[page]} tone="quiet">
          {pages[page]}
        </ButtonLink>
      ))}
    </span>
  )
}
