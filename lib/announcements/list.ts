import 'server-only'
import { and, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { containsWords } from '@/db/full-text-search'
import { buildPageQuery, countRows, slicePage } from '@/db/pagination'
import { announcements } from '@/db/schema'
import { announcementColumns, countStillWaiting } from './announcement'

export type AnnouncementFilters = { search?: string; state?: string }

const matchesList = ({ search, state }: AnnouncementFilters): SQL | undefined =>
  and(
    containsWords(sql`${announcements.subject}`, search),
    state ? sql`${announcements.state} = ${state}` : undefined,
  )

export async function listAnnouncements({
  after,
  ...filters
}: AnnouncementFilters & { after?: string }) {
  const db = await database()
  const { createdAt, id } = announcements
  const list = buildPageQuery({ timestamp: createdAt, id, after })
  const found = await db
    .select({ ...announcementColumns, key: list.key })
    .from(announcements)
    .where(and(matchesList(filters), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  const { rows, next } = slicePage(found)
  return {
    rows: await Promise.all(
      rows.map(async (row) => ({ ...row, waiting: await countStillWaiting(db, row) })),
    ),
    next,
  }
}

/** At most so many. */
export async function countAnnouncements(
  filters: AnnouncementFilters,
  most: number,
): Promise<number> {
  return countRows(await database(), announcements, matchesList(filters), most)
}
