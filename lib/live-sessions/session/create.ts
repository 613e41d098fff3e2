import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import { addDays, formatIndiaDay } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getLists, type ListEntry } from '@/lib/content/lists'
import { createAttendanceCode } from '../attendance/code'
import type { NewLiveSessionInput } from '../schema'
import { tellSessions } from '../webhook-events'
import {
  buildSlug,
  getOwnColumns,
  getSharedColumns,
  getStart,
  requireOfferedValues,
} from './stored-values'

type RotationStart = {
  /** Chosen for the first week; null to continue after the previous session. */
  first: string | null
  previous: string | null
}

const MAX_WEEKS = 60

/** A theme for each week, in the order of the list, from the start again after its end. */
export function rotateThemes(
  themes: string[],
  { first, previous }: RotationStart,
  weekCount: number,
): (string | null)[] {
  const start = first === null ? themes.indexOf(previous ?? '') + 1 : themes.indexOf(first)
  return Array.from({ length: weekCount }, (_, week) =>
    themes.length > 0 ? (themes[(Math.max(start, 0) + week) % themes.length] ?? null) : null,
  )
}

export async function createLiveSessions(
  actor: { id: string },
  form: NewLiveSessionInput,
): Promise<string> {
  const db = await database()
  // Before the transaction: the embedded database runs one transaction at a time.
  const lists = await getLists()
  requireOfferedValues(lists, form)
  return db.transaction(async (tx) => {
    const starts = listStarts(form)
    const weeklyThemes = form.rotates ? await listWeeklyThemes(tx, form, lists.theme, starts) : []
    const slugs = await findFreeSlugs(
      tx,
      starts.map((start) => buildSlug({ ...form, day: formatIndiaDay(start) })),
    )
    const repeatId = starts.length > 1 ? randomUUID() : null
    const insertedRows = await tx
      .insert(liveSessions)
      .values(
        starts.map((startsAt, index) => ({
          ...getSharedColumns(form),
          ...(form.rotates && { theme: weeklyThemes[index] }),
          attendanceCode: form.attendanceMethod === 'code' ? createAttendanceCode() : null,
          ...(index === 0 && getOwnColumns(form)),
          slug: slugs[index] ?? randomUUID(),
          state: form.state,
          startsAt,
          repeatId,
          changedBy: actor.id,
        })),
      )
      .returning({ id: liveSessions.id, startsAt: liveSessions.startsAt })
    for (const { id, startsAt } of insertedRows)
      await writeAuditLog(tx, {
        action: 'live-session.created',
        actor: userActor(actor.id),
        targetId: id,
        values: { title: form.title, startsAt: startsAt.toISOString() },
      })
    const ids = insertedRows.map(({ id }) => id)
    if (form.state === 'published') await tellSessions(tx, 'session.published', ids)
    await bumpContentVersion(tx)
    return insertedRows[0]?.id ?? ''
  })
}

/** Continues after the series session before the first week, unless a theme is chosen for it. */
async function listWeeklyThemes(
  tx: Db,
  form: NewLiveSessionInput,
  themes: ListEntry[],
  starts: Date[],
) {
  const [previous] = await tx
    .select({ theme: liveSessions.theme })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.kind, 'series'),
        ne(liveSessions.state, 'cancelled'),
        isNotNull(liveSessions.theme),
        lt(liveSessions.startsAt, getStart(form)),
      ),
    )
    .orderBy(desc(liveSessions.startsAt))
    .limit(1)
  const active = themes.filter(({ isRetired }) => !isRetired).map(({ slug }) => slug)
  const rotationStart = { first: form.theme, previous: previous?.theme ?? null }
  return rotateThemes(active, rotationStart, starts.length)
}

function listStarts(form: NewLiveSessionInput): Date[] {
  const firstStart = getStart(form)
  const { times, until } = form
  const weekCount = times ?? (until ? MAX_WEEKS : 1)
  return Array.from({ length: weekCount }, (_, week) => addDays(firstStart, 7 * week)).filter(
    (start, week) => week === 0 || !until || formatIndiaDay(start) <= until,
  )
}

/** Adds characters to a slug that is taken; the unique index decides races. */
export async function findFreeSlugs(tx: Db, wantedSlugs: string[]): Promise<string[]> {
  const existingRows = await tx
    .select({ slug: liveSessions.slug })
    .from(liveSessions)
    .where(inArray(liveSessions.slug, wantedSlugs))
  const takenSlugs = new Set(existingRows.map(({ slug }) => slug))
  return wantedSlugs.map((wantedSlug) => {
    const isTaken = takenSlugs.has(wantedSlug)
    takenSlugs.add(wantedSlug)
    return isTaken ? `${wantedSlug}-${randomUUID().slice(0, 4)}` : wantedSlug
  })
}
