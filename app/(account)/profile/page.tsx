import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().profile.title })

export default async function ProfilePage() {
  await requireViewer(routes.profile)
  return (
    <FormPage title={accountWords().profile.title}>
      <Profile />
    </FormPage>
  )
}
