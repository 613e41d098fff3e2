import 'server-only'
import { desc, ne } from 'drizzle-orm'
import { database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { routes } from '@/lib/routes'

const MAX_URLS = 5_000

export async function findLiveSessionPaths() {
  const db = await database()
  const rows = await db
    .select({ slug: liveSessions.slug, lastModified: liveSessions.updatedAt })
    .from(liveSessions)
    .where(ne(liveSessions.state, 'draft'))
    .orderBy(desc(liveSessions.startsAt))
    .limit(MAX_URLS)
  return rows.map(({ slug, lastModified }) => ({
    path: routes.liveSession(slug),
    lastModified,
  }))
}
