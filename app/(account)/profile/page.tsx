import type { Metadata } from 'next'
import { Profile } from '@/components/site/profile'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Profile' }

export default async function ProfilePage() {
  await requireViewer(routes.profile)
  return (
    <main className="mx-auto grid w-full max-w-md gap-6 px-4 py-10">
      <h1 className="text-2xl font-bold">Profile</h1>
      <Profile />
    </main>
  )
}
