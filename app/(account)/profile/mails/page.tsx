import type { Metadata } from 'next'
import { MailsForm } from '@/components/account/mails-form'
import { ProfileRoom } from '@/components/account/room'
import { accountOf } from '@/lib/accounts/standing'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { profileRoomWords } from '@/words/profile-rooms'

export const generateMetadata = (): Metadata => ({ title: profileRoomWords().mails.title })

export default async function MailsPage() {
  const { id } = await requireViewer(routes.profileMails)
  const { reminders, news } = await accountOf(id)
  const { title, lede } = profileRoomWords().mails
  return (
    <ProfileRoom title={title} lede={lede}>
      <MailsForm known={{ reminders, news }} />
    </ProfileRoom>
  )
}
