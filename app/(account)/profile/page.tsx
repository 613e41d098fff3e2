import type { Metadata } from 'next'
import Link from 'next/link'
import { AccountNotices } from '@/components/account/account-notices'
import { ProfileWays } from '@/components/account/profile-ways'
import { FormPage } from '@/components/forms/form-page'
import { MyNotes } from '@/components/library/my-notes'
import { Profile } from '@/components/site/profile'
import { accountOf } from '@/lib/accounts/standing'
import { requireViewer } from '@/lib/auth/viewer'
import { notesOf } from '@/lib/library/reading'
import { plannedErasure } from '@/lib/rights/queries'
import { routes } from '@/lib/routes'
import { mySchool } from '@/lib/schools/queries/my-school'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().profile.title })

export default async function ProfilePage() {
  const { id } = await requireViewer(routes.profile)
  const [account, planned, school, notes] = await Promise.all([
    accountOf(id),
    plannedErasure(id),
    mySchool(id),
    notesOf(id),
  ])
  return (
    <FormPage title={accountWords().profile.title}>
      <AccountNotices account={account} erasedOn={planned?.day} />
      <Profile />
      {school && (
        <p>
          <Link
            href={routes.mySchool}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {accountWords().profile.school(school.name)}
          </Link>
        </p>
      )}
      <ProfileWays />
      <MyNotes notes={notes} />
    </FormPage>
  )
}
