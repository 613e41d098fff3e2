import type { Metadata } from 'next'
import { AddressForm } from '@/components/account/address-form'
import { AddressState } from '@/components/account/address-state'
import { ProfileRoom } from '@/components/account/room'
import { accountOf, awaitedAddress } from '@/lib/accounts/standing'
import { hasPasskey } from '@/lib/accounts/ways-in'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { profileRoomWords } from '@/words/profile-rooms'

export const generateMetadata = (): Metadata => ({ title: profileRoomWords().email.title })

export default async function EmailPage() {
  const { id } = await requireViewer(routes.profileEmail)
  const [account, awaited, passkey] = await Promise.all([
    accountOf(id),
    awaitedAddress(id),
    hasPasskey(id),
  ])
  const { title, changeHeading, changeLede } = profileRoomWords().email
  return (
    <ProfileRoom title={title}>
      <AddressState account={account} awaited={awaited} />
      <section aria-labelledby="change" className="grid gap-4">
        <h2 id="change" className="text-xl">
          {changeHeading}
        </h2>
        <p>{changeLede}</p>
        <AddressForm passkey={passkey} />
      </section>
    </ProfileRoom>
  )
}
