import type { Metadata } from 'next'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { programmeWords } from '@/words/programmes'

export const generateMetadata = (): Metadata => ({
  title: programmeWords().freeWebsites.title,
  robots: { index: false },
})

/** Header and footer only, by the specification. */
export default async function FreeWebsitesPage() {
  await shareFor(await requireMember(routes.freeWebsites))
  return <main id="main" />
}
