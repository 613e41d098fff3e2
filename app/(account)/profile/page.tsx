import type { Metadata } from 'next'
import { AccountNotices } from '@/components/account/account-notices'
import { FormPage } from '@/components/forms/form-page'
import { MyNotes } from '@/components/library/my-notes'
import { ProfileWays } from '@/components/profile/ways'
import { Profile } from '@/components/site/profile'
import { accountOf } from '@/lib/accounts/standing'
import { requireViewer } from '@/lib/auth/viewer'
import { notesOf } from '@/lib/library/reading'
import { plannedErasure } from '@/lib/rights/queries'
import { routes } from '@/lib/routes'
import { mySchool } from '@/lib/schools/queries/my-school'
import { teamMember } from '@/lib/team/member'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().profile.title })

export default async function ProfilePage() {
  const viewer = await requireViewer(routes.profile)
  const { id } = viewer
  const [account, planned, school, notes, member] = await Promise.all([
    accountOf(id),
    plannedErasure(id),
    mySchool(id),
    notesOf(id),
    teamMember(viewer, 'editor'),
  ])
  return (
    <FormPage title={accountWords().profile.title}>
      <AccountNotices account={account} erasedOn={planned?.day} />
      <Profile />
      <ProfileWays school={school?.name} ofTeam={member !== null} />
      <MyNotes notes={notes} />
    </FormPage>
  )
}
