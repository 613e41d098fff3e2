import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Networking', robots: { index: false } }

export default async function NetworkingPage() {
  const viewer = await requireMember()
  return (
    <main className="page-width page-main">
      <h1 className="underlined text-4xl">Networking</h1>
      <p className="lede mt-8">Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
