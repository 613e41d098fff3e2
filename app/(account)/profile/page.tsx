import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { MyNotes } from '@/components/library/my-notes'
import { ProfileWays } from '@/components/profile/ways'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { notesOf } from '@/lib/library/reading'
import { routes } from '@/lib/routes'
import { mySchool } from '@/lib/schools/queries/my-school'
import { teamMember } from '@/lib/team/member'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().profile.title })

export default async function ProfilePage() {
  const viewer = await requireViewer(routes.profile)
  const [school, notes, member] = await Promise.all([
    mySchool(viewer.id),
    notesOf(viewer.id),
    teamMember(viewer, 'editor'),
  ])
  return (
    <FormPage title={accountWords().profile.title}>
      <Profile />
      <ProfileWays school={school?.name} ofTeam={member !== null} />
      <MyNotes notes={notes} />
    </FormPage>
  )
}
