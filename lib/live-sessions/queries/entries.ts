import 'server-only'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import type { CalendarEntry } from '../calendar'

const entryColumns = {
  id: liveSessions.id,
  slug: liveSessions.slug,
  title: liveSessions.title,
  summary: liveSessions.summary,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  sequence: liveSessions.sequence,
  updatedAt: liveSessions.updatedAt,
  cancelled: sql<boolean>`${liveSessions.state} = 'cancelled'`,
}

const MAX_FEED_ENTRIES = 300

/** Includes the last three months, because calendars drop entries that a feed no longer has. */
export async function findFeedEntries(): Promise<CalendarEntry[]> {
  const db = await database()
  return db
    .select(entryColumns)
    .from(liveSessions)
    .where(
      and(
        ne(liveSessions.state, 'draft'),
        gt(liveSessions.startsAt, sql`now() - interval '90 days'`),
      ),
    )
    .orderBy(asc(liveSessions.startsAt))
    .limit(MAX_FEED_ENTRIES)
}

export async function getCalendarEntry(slug: string): Promise<CalendarEntry | null> {
  if (!isSlug(slug)) return null
  const db = await database()
  const [entry] = await db
    .select(entryColumns)
    .from(liveSessions)
    .where(and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')))
  return entry ?? null
}
