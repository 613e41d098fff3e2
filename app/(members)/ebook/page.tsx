import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Premium eBook Library', robots: { index: false } }

export default async function EbookPage() {
  const viewer = await requireMember()
  return (
    <main>
      <h1>Premium eBook Library</h1>
      <p>Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
