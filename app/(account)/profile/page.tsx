import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Profile' }

export default async function ProfilePage() {
  await requireViewer(routes.profile)
  return (
    <FormPage title="Profile">
      <Profile />
    </FormPage>
  )
}
