import { EmailChangeForm } from '@/components/account/email-change-form'
import { EmailStatus } from '@/components/account/email-status'
import { ProfileSection } from '@/components/account/profile-section'
import { profileSectionText } from '@/i18n/profile-sections'
import { findPendingEmail, getAccountDetails } from '@/lib/accounts/details'
import { hasPasskey } from '@/lib/accounts/login/login-sessions'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: profileSectionText().email.title }))

export default async function EmailPage() {
  const { id } = await requireViewer(routes.profileEmail)
  const [account, pendingEmail, userHasPasskey] = await Promise.all([
    getAccountDetails(id),
    findPendingEmail(id),
    hasPasskey(id),
  ])
  const { title, changeHeading, changeLede } = profileSectionText().email
  return (
    <ProfileSection title={title}>
      <EmailStatus account={account} pendingEmail={pendingEmail} />
      <section aria-labelledby="change" className="grid gap-4">
        <h2 id="change" className="text-xl">
          {changeHeading}
        </h2>
        <p>{changeLede}</p>
        <EmailChangeForm hasPasskey={userHasPasskey} />
      </section>
    </ProfileSection>
  )
}
