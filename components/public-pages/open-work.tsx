import { ByAccess } from '@/components/site/by-access'
import { buttonClass } from '@/components/ui/button'
import { libraryText } from '@/i18n/library'
import { routes, toRegisterPath } from '@/lib/routes'

type Props = {
  isPremium: boolean
  /** Where members open it. */
  memberPath: string
  /** Their page about it, to which a new user returns. */
  returnPath: string
  labels: { register: string; subscription: string; open: string }
}

/** The page is the same for everyone, so it holds the action of each: app/styles/session.css shows the right one. */
export function OpenWork({ isPremium, memberPath, returnPath, labels }: Props) {
  const open = <ActionLink href={memberPath} label={labels.open} />
  const visitor = isPremium ? (
    <ActionLink href={routes.subscription} label={labels.subscription} />
  ) : (
    <ActionLink href={toRegisterPath(returnPath)} label={labels.register} />
  )
  const locked = <ActionLink href={routes.subscriptionForm} label={libraryText().free.locked} />
  return (
    <p>
      <ByAccess visitor={visitor} member={isPremium ? locked : open} subscriber={open} />
    </p>
  )
}

const ActionLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className={buttonClass('accent')}>
    {label}
  </a>
)
