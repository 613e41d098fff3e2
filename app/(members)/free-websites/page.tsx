import type { Metadata } from 'next'
import { requireMember, shareFor } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Free Websites', robots: { index: false } }

/** Header and footer only, by the specification. */
export default async function FreeWebsitesPage() {
  await shareFor(await requireMember())
  return <main id="main" />
}
