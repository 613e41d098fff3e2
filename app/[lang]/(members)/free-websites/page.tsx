import type { Metadata } from 'next'
import { programmeText } from '@/i18n/programmes'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export const generateMetadata = (): Metadata => ({
  title: programmeText().freeWebsites.title,
  robots: { index: false },
})

/** The specification has only header and footer here. */
export default async function FreeWebsitesPage() {
  await markCacheable(await requireMember(routes.freeWebsites))
  return <main id="main" />
}
