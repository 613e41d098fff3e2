import { EmailPreferencesForm } from '@/components/account/email-preferences-form'
import { ProfileSection } from '@/components/account/profile-section'
import { profileSectionText } from '@/i18n/profile-sections'
import { getAccountDetails } from '@/lib/accounts/details'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: profileSectionText().mails.title }))

export default async function MailPreferencesPage() {
  const { id } = await requireViewer(routes.profileMails)
  const { reminders, news } = await getAccountDetails(id)
  const { title, lede } = profileSectionText().mails
  return (
    <ProfileSection title={title} lede={lede}>
      <EmailPreferencesForm initialValues={{ reminders, news }} />
    </ProfileSection>
  )
}
