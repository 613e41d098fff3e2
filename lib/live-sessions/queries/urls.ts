import 'server-only'
import { desc, ne } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { routes } from '@/lib/routes'

const MAX_URLS = 5_000

export async function findLiveSessionUrls() {
  const db = await database()
  const rows = await db
    .select({ slug: gatherings.slug, lastModified: gatherings.updatedAt })
    .from(gatherings)
    .where(ne(gatherings.state, 'draft'))
    .orderBy(desc(gatherings.startsAt))
    .limit(MAX_URLS)
  return rows.map(({ slug, lastModified }) => ({
    url: absoluteUrl(routes.gathering(slug)),
    lastModified,
  }))
}
