import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Online Training', robots: { index: false } }

export default async function OnlineTrainingPage() {
  const viewer = await requireMember()
  return (
    <main>
      <h1>Online Training</h1>
      <p>Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
