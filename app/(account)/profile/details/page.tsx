import type { Metadata } from 'next'
import { DetailsForm } from '@/components/account/details-form'
import { ProfileRoom } from '@/components/account/room'
import { accountOf } from '@/lib/accounts/standing'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { profileRoomWords } from '@/words/profile-rooms'

export const generateMetadata = (): Metadata => ({ title: profileRoomWords().details.title })

export default async function DetailsPage() {
  const { id } = await requireViewer(routes.profileDetails)
  const { firstname, lastname, phone_number } = await accountOf(id)
  const { title, lede } = profileRoomWords().details
  return (
    <ProfileRoom title={title} lede={lede}>
      <DetailsForm known={{ firstname, lastname, phone_number }} />
    </ProfileRoom>
  )
}
