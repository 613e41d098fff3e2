import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import type { OwnAccount } from '@/lib/accounts/standing'
import { routes } from '@/lib/routes'
import { profileRoomWords } from '@/words/profile-rooms'

type Props = { account: Pick<OwnAccount, 'confirmed' | 'failed'>; erasedOn?: string }

/** What there is to see to about the account; nothing, as a rule. */
export function AccountNotices({ account, erasedOn }: Props) {
  const { address, planned, ways } = profileRoomWords()
  const said = (account.failed && address.failed) || (!account.confirmed && address.unconfirmed)
  return (
    <>
      {erasedOn && (
        <Alert tone="warning">
          <p>{planned(erasedOn)}</p>
          <Way href={routes.myData} label={ways.myData.title} />
        </Alert>
      )}
      {said && (
        <Alert tone={account.failed ? 'warning' : 'info'}>
          <p>{said}</p>
          <Way href={routes.profileEmail} label={address.way} />
        </Alert>
      )}
    </>
  )
}

const Way = ({ href, label }: { href: string; label: string }) => (
  <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
    {label}
  </Link>
)
