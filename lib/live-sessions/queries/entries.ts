import 'server-only'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import type { CalendarEntry } from '../calendar'

const entryColumns = {
  id: gatherings.id,
  slug: gatherings.slug,
  title: gatherings.title,
  summary: gatherings.summary,
  startsAt: gatherings.startsAt,
  minutes: gatherings.minutes,
  sequence: gatherings.sequence,
  updatedAt: gatherings.updatedAt,
  cancelled: sql<boolean>`${gatherings.state} = 'cancelled'`,
}

const MAX_FEED_ENTRIES = 300

/** Includes the last three months, because calendars drop entries that a feed no longer has. */
export async function findFeedEntries(): Promise<CalendarEntry[]> {
  const db = await database()
  return db
    .select(entryColumns)
    .from(gatherings)
    .where(
      and(ne(gatherings.state, 'draft'), gt(gatherings.startsAt, sql`now() - interval '90 days'`)),
    )
    .orderBy(asc(gatherings.startsAt))
    .limit(MAX_FEED_ENTRIES)
}

export async function getCalendarEntry(slug: string): Promise<CalendarEntry | null> {
  if (!isSlug(slug)) return null
  const db = await database()
  const [entry] = await db
    .select(entryColumns)
    .from(gatherings)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return entry ?? null
}
