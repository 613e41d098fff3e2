import { AccountNotices } from '@/components/account/account-notices'
import { FormPage } from '@/components/forms/form-page'
import { MyNotes } from '@/components/library/my-notes'
import { ProfileLinks } from '@/components/profile/profile-links'
import { Profile } from '@/components/site/profile'
import { accountText } from '@/i18n/account'
import { getAccountDetails } from '@/lib/accounts/details'
import { listProviders } from '@/lib/auth/oidc/providers'
import { requireViewer } from '@/lib/auth/viewer'
import { findNotes } from '@/lib/library/reading'
import { describePage } from '@/lib/page-metadata'
import { findPlannedErasure } from '@/lib/privacy/erasure/request'
import { routes } from '@/lib/routes'
import { getMySchool } from '@/lib/schools/my-school'
import { findTeamMember } from '@/lib/team-access/member'

export const generateMetadata = describePage(() => ({ title: accountText().profile.title }))

export default async function ProfilePage() {
  const viewer = await requireViewer(routes.profile)
  const { id } = viewer
  const [account, erasurePlan, school, notes, member] = await Promise.all([
    getAccountDetails(id),
    findPlannedErasure(id),
    getMySchool(id),
    findNotes(id),
    findTeamMember(viewer, 'any'),
  ])
  return (
    <FormPage title={accountText().profile.title}>
      <AccountNotices
        account={account}
        erasedOn={erasurePlan?.day}
        takeover={viewer.notices?.takeover}
      />
      <Profile />
      <ProfileLinks
        schoolName={school?.name}
        isTeamMember={member !== null}
        hasProviders={listProviders().length > 0}
      />
      <MyNotes notes={notes} />
    </FormPage>
  )
}
