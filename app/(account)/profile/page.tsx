import type { Metadata } from 'next'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Profile' }

export default async function ProfilePage() {
  await requireViewer(routes.profile)
  return (
    <main className="page-width page-main grid max-w-xl gap-6">
      <h1>Profile</h1>
      <Profile />
    </main>
  )
}
