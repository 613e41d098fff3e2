import 'server-only'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { isName } from '@/base/known-id'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import type { Entry } from '../calendar'

const columns = {
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

const MOST = 300

/** For the feed: what comes, and the last three months, so that no calendar drops what it had. */
export async function feedEntries(): Promise<Entry[]> {
  const db = await database()
  return db
    .select(columns)
    .from(gatherings)
    .where(
      and(ne(gatherings.state, 'draft'), gt(gatherings.startsAt, sql`now() - interval '90 days'`)),
    )
    .orderBy(asc(gatherings.startsAt))
    .limit(MOST)
}

export async function entryAt(slug: string): Promise<Entry | null> {
  if (!isName(slug)) return null
  const db = await database()
  const [entry] = await db
    .select(columns)
    .from(gatherings)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return entry ?? null
}
