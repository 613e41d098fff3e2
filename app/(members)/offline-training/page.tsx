import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Offline Training', robots: { index: false } }

export default async function OfflineTrainingPage() {
  const viewer = await requireMember()
  return (
    <main>
      <h1>Offline Training</h1>
      <p>Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
