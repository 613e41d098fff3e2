import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { MyNotes } from '@/components/library/my-notes'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { notesOf } from '@/lib/library/reading'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().profile.title })

export default async function ProfilePage() {
  const { id } = await requireViewer(routes.profile)
  return (
    <FormPage title={accountWords().profile.title}>
      <Profile />
      <MyNotes notes={await notesOf(id)} />
    </FormPage>
  )
}
