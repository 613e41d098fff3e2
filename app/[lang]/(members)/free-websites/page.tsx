import { programmeText } from '@/i18n/programmes'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: programmeText().freeWebsites.title,
  robots: { index: false },
}))

/** The specification has only header and footer here. */
export default async function FreeWebsitesPage() {
  await markCacheable(await requireMember(routes.freeWebsites))
  return <main id="main" />
}
