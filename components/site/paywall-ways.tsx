import { SubscriptionNews } from '@/components/school/subscription-news'
import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { subscriptionWords } from '@/words/subscription'
import { ButtonLink } from './button-link'
import { OnwardLink } from './onward-link'
import { ToEach } from './to-each'

/** Where the paywall leads: a stranger to an account, a teacher to the school's form, a subscriber in. */
export function PaywallWays() {
  return (
    <div className="mt-8">
      <ToEach visitor={<ToAnAccount />} member={<ToTheForm />} subscriber={<Inside />} />
      <SubscriptionNews />
    </div>
  )
}

const ROW = 'flex flex-wrap items-center gap-x-6 gap-y-4'

function ToAnAccount() {
  const { paywall } = subscriptionWords()
  return (
    <span className={ROW}>
      <OnwardLink href={routes.register} className="button button-accent">
        {paywall.subscribe}
      </OnwardLink>
      <span>
        {paywall.haveAccount}{' '}
        <OnwardLink href={routes.login} className="inline-flex min-h-11 items-center">
          {paywall.login}
        </OnwardLink>
      </span>
    </span>
  )
}

function ToTheForm() {
  const { way, meanwhile } = subscriptionWords().paywall.member
  return (
    <span className={ROW}>
      <ButtonLink href={routes.subscriptionForm} tone="accent">
        {way}
      </ButtonLink>
      <ButtonLink href={routes.ebook} tone="quiet">
        {meanwhile}
      </ButtonLink>
    </span>
  )
}

function Inside() {
  const { pages } = frameWords().members
  return (
    <span className={ROW}>
      {(['ebook', 'digitalVideos', 'onlineTraining', 'toolkit'] as const).map((page) => (
        <ButtonLink key={page} href={routes[page]} tone="quiet">
          {pages[page]}
        </ButtonLink>
      ))}
    </span>
  )
}
