import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations } from '@/db/schema'
import { countAttempt } from '@/lib/auth/limits'
import type { Viewer } from '@/lib/auth/sessions'
import { canAttend, isCodeAccepted, normalizeCode } from '../policy'
import { now } from '../queries/columns'

/** The host shows the code near the end, so it proves attendance. */
export async function submitAttendanceCode(
  viewer: Viewer,
  slug: string,
  input: string,
): Promise<void> {
  const db = await database()
  const liveSession = await readLiveSession(db, slug)
  if (!liveSession) throw new AppError('notFound', 'nothingHere')
  if (!canAttend(viewer, liveSession)) throw new AppError('forbidden', 'gatheringForSubscribers')
  if (!isCodeAccepted(liveSession, liveSession.now)) throw new AppError('conflict', 'wordNotNow')
  await countAttempt('SERIES_WORD', `${liveSession.id} ${viewer.id}`)
  const code = normalizeCode(liveSession.word ?? '')
  if (!code) throw new AppError('conflict', 'wordNotSet')
  if (normalizeCode(input) !== code) throw new AppError('invalid', 'wordWrong')
  if (!(await recordAttendance(db, liveSession.id, viewer.id)))
    throw new AppError('conflict', 'wordNeedsPlace')
}

async function readLiveSession(db: Db, slug: string) {
  const [row] = await db
    .select({
      id: gatherings.id,
      state: gatherings.state,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      audience: gatherings.audience,
      proof: gatherings.proof,
      word: gatherings.word,
      now,
    })
    .from(gatherings)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return row
}

/** Two teachers often share a screen, so the code also registers; with limited capacity it does not. */
async function recordAttendance(db: Db, liveSessionId: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .insert(registrations)
      .select(
        sql`select g.id, ${userId}::uuid, 'registered'::registration_state, now(),
          null::timestamptz, now() from ${gatherings} g
          where g.id = ${liveSessionId} and g.seats is null`,
      )
      .onConflictDoUpdate({
        target: [registrations.gatheringId, registrations.userId],
        set: { state: 'registered', since: sql`now()` },
        setWhere: ne(registrations.state, 'registered'),
      })
    const [registration] = await tx
      .select({ state: registrations.state })
      .from(registrations)
      .where(and(eq(registrations.gatheringId, liveSessionId), eq(registrations.userId, userId)))
      .for('share')
    if (registration?.state !== 'registered') return false
    await tx
      .insert(presences)
      .values({ gatheringId: liveSessionId, userId, how: 'word' })
      .onConflictDoNothing()
    return true
  })
}
