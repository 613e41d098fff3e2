import { Alert } from '@/components/ui/alert'
import { Way } from '@/components/ui/way'
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
          <Way href={routes.myData}>{ways.myData.title}</Way>
        </Alert>
      )}
      {said && (
        <Alert tone={account.failed ? 'warning' : 'info'}>
          <p>{said}</p>
          <Way href={routes.profileEmail}>{address.way}</Way>
        </Alert>
      )}
    </>
  )
}
