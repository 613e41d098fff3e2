import { Act } from '@/components/school/act'
import { Alert } from '@/components/ui/alert'
import type { OwnAccount } from '@/lib/accounts/standing'
import { profileRoomWords } from '@/words/profile-rooms'

type Props = { account: Pick<OwnAccount, 'email' | 'confirmed' | 'failed'>; awaited: string | null }

/** The address as it is, whether it is known to work, and what is on its way. */
export function AddressState({ account, awaited }: Props) {
  const { now, state, awaited: waiting, again } = profileRoomWords().email
  const { email, confirmed, failed } = account
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1">
        <dt className="text-muted">{now}</dt>
        <dd className="break-all">{email}</dd>
        <dd>{(failed && state.failed) || (confirmed ? state.confirmed : state.unconfirmed)}</dd>
      </dl>
      {awaited && <Alert tone="info">{waiting(awaited)}</Alert>}
      {(failed || !confirmed) && <Act label={again} path="/api/account/address/confirm" atOnce />}
    </div>
  )
}
