import 'server-only'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { decodeCursor, encodeCursor } from '@/db/cursor'
import { liveSessions } from '@/db/relations/live-sessions'
import { schools } from '@/db/relations/schools'
import { announcements } from '@/db/schema'
import { endsAt } from '@/lib/live-sessions/conditions'
import type { AnnouncementTarget } from '../schema'
import { countRecipients, countWaitingRecipients, resultColumns } from './recipients'

const PAGE_SIZE = 50
const sortKey = sql<string>`to_char(${announcements.createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

const columns = {
  id: announcements.id,
  state: announcements.state,
  audience: announcements.audience,
  audienceValue: announcements.audienceValue,
  subject: announcements.subject,
  startsAt: announcements.startsAt,
  ...resultColumns,
}

export async function listAnnouncements({ after }: { after?: string }) {
  const db = await database()
  const cursor = decodeCursor(after)
  const rows = await db
    .select({ ...columns, key: sortKey })
    .from(announcements)
    .where(
      cursor
        ? sql`(${sortKey}, ${announcements.id}) < (${cursor.value}, ${cursor.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(sortKey), desc(announcements.id))
    .limit(PAGE_SIZE + 1)
  const pageRows = rows.slice(0, PAGE_SIZE)
  const lastRow = rows.length > PAGE_SIZE ? pageRows.at(-1) : undefined
  return {
    rows: pageRows,
    next: lastRow ? encodeCursor({ value: lastRow.key, id: lastRow.id }) : null,
  }
}

/** `matches` is the number of users who would get it now. */
export async function findAnnouncement(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({ ...columns, body: announcements.body, version: announcements.version })
    .from(announcements)
    .where(eq(announcements.id, id))
  if (!row) return null
  const [matches, targetName, waiting] = await Promise.all([
    countRecipients(db, row),
    findTargetName(row),
    row.state === 'sending' ? countWaitingRecipients(db, row) : 0,
  ])
  return { ...row, matches, targetName, waiting }
}

export type TeamAnnouncement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>

async function findTargetName({ audience, audienceValue }: AnnouncementTarget): Promise<string> {
  const db = await database()
  if (audience === 'school') {
    const [school] = await db
      .select({ name: schools.name })
      .from(schools)
      .where(eq(schools.id, audienceValue))
    return school?.name ?? ''
  }
  if (audience !== 'registered' && audience !== 'absent') return audienceValue
  const [liveSession] = await db
    .select({ title: liveSessions.title })
    .from(liveSessions)
    .where(eq(liveSessions.id, audienceValue))
  return liveSession?.title ?? ''
}

const MAX_CHOICES = 20

/** The live sessions nearest to now. */
export async function findTargetSessions() {
  const db = await database()
  return db
    .select({
      id: liveSessions.id,
      title: liveSessions.title,
      startsAt: liveSessions.startsAt,
      isOver: sql<boolean>`${endsAt} <= now()`,
    })
    .from(liveSessions)
    .where(inArray(liveSessions.state, ['published', 'cancelled']))
    .orderBy(sql`abs(extract(epoch from ${liveSessions.startsAt} - now()))`)
    .limit(MAX_CHOICES)
}

export type TargetSessions = Awaited<ReturnType<typeof findTargetSessions>>
