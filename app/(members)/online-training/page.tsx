import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Online Training', robots: { index: false } }

export default async function OnlineTrainingPage() {
  const viewer = await requireMember()
  return (
    <main className="page-width page-main">
      <h1 className="underlined text-4xl">Online Training</h1>
      <p className="lede mt-8">Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
