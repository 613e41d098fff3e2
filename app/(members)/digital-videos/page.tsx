import type { Metadata } from 'next'
import { requireMember } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Premium Video Lessons', robots: { index: false } }

export default async function DigitalVideosPage() {
  const viewer = await requireMember()
  return (
    <main>
      <h1>Premium Video Lessons</h1>
      <p>Welcome, {viewer.firstname}. This page opens soon.</p>
    </main>
  )
}
