import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Networking', robots: { index: false } }

export default async function NetworkingPage() {
  const viewer = await requireMember()
  return (
    <main>
      <h1>Networking</h1>
      <p>Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
