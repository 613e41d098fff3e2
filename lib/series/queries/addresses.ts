import 'server-only'
import { desc, ne } from 'drizzle-orm'
import { fullAddress } from '@/base/owner'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { routes } from '@/lib/routes'

const MOST = 5_000

/** The pages of all sessions that were ever announced, for the sitemap; the latest first. */
export async function gatheringAddresses() {
  const db = await database()
  const found = await db
    .select({ slug: gatherings.slug, lastModified: gatherings.updatedAt })
    .from(gatherings)
    .where(ne(gatherings.state, 'draft'))
    .orderBy(desc(gatherings.startsAt))
    .limit(MOST)
  return found.map(({ slug, lastModified }) => ({
    url: fullAddress(routes.gathering(slug)),
    lastModified,
  }))
}
