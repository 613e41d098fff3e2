import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Premium eBook Library', robots: { index: false } }

export default async function EbookPage() {
  const viewer = await requireMember()
  return (
    <main className="page-width page-main">
      <h1 className="underlined text-4xl">Premium eBook Library</h1>
      <p className="lede mt-8">Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
