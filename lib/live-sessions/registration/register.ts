import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { attendances, liveSessionRegistrations } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import type { LiveSessionEmailTemplates } from '../emails'
import { countRegistered, type LockedLiveSession, lockLiveSession } from '../locks'
import { canAttend, getLiveSessionPhase } from '../policy'
import { buildEmailData } from '../session/notify'
import { promoteWaitlist } from './waiting-list'

export type RegistrationOutcome = 'registered' | 'waiting'

/** Registers or joins the waiting list. Idempotent: a repeated call sends no second email. */
export async function registerForSession(
  viewer: Viewer,
  slug: string,
): Promise<RegistrationOutcome> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockOpenSession(tx, viewer, slug)
    const previousState = await getRegistrationState(tx, liveSession.id, viewer.id)
    if (previousState === 'registered' || previousState === 'waiting') return previousState
    const state = (await hasFreeCapacity(tx, liveSession)) ? 'registered' : 'waiting'
    await saveRegistration(tx, liveSession.id, viewer.id, state)
    await enqueueMail<LiveSessionEmailTemplates>(tx, {
      template: state === 'registered' ? 'liveSessionRegistered' : 'liveSessionWaiting',
      to: viewer.email,
      data: { ...buildEmailData(liveSession), firstname: viewer.firstname },
    })
    return state
  })
}

/** Takes a free place or fails: an open session has no waiting list. */
export async function registerOnJoin(viewer: Viewer, slug: string): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockOpenSession(tx, viewer, slug)
    const previousState = await getRegistrationState(tx, liveSession.id, viewer.id)
    if (previousState === 'registered') return true
    if (!(await hasFreeCapacity(tx, liveSession))) return false
    await saveRegistration(tx, liveSession.id, viewer.id, 'registered')
    return true
  })
}

async function lockOpenSession(tx: Db, viewer: Viewer, slug: string): Promise<LockedLiveSession> {
  const liveSession = await lockLiveSession(tx, slug)
  if (liveSession.state === 'draft') throw new AppError('notFound', 'notFound')
  const phase = getLiveSessionPhase(liveSession, liveSession.now)
  if (phase === 'cancelled') throw new AppError('conflict', 'liveSessionCancelled')
  if (phase === 'over') throw new AppError('conflict', 'liveSessionOver')
  const [user] = await tx.select({ isSubscribed }).from(users).where(eq(users.id, viewer.id))
  if (!user) throw new AppError('unauthenticated', 'notLoggedIn')
  if (!canAttend(user, liveSession)) throw new AppError('forbidden', 'liveSessionForSubscribers')
  return liveSession
}

async function getRegistrationState(tx: Db, liveSessionId: string, userId: string) {
  const [row] = await tx
    .select({ state: liveSessionRegistrations.state })
    .from(liveSessionRegistrations)
    .where(
      and(
        eq(liveSessionRegistrations.liveSessionId, liveSessionId),
        eq(liveSessionRegistrations.userId, userId),
      ),
    )
  return row?.state
}

const hasFreeCapacity = async (tx: Db, { id, capacity }: LockedLiveSession) =>
  capacity === null || (await countRegistered(tx, id)) < capacity

/** `clock_timestamp`, because the waiting list is ordered by arrival, not by start of the transaction. */
async function saveRegistration(
  tx: Db,
  liveSessionId: string,
  userId: string,
  state: RegistrationOutcome,
) {
  await tx
    .insert(liveSessionRegistrations)
    .values({ liveSessionId, userId, state, since: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [liveSessionRegistrations.liveSessionId, liveSessionRegistrations.userId],
      set: { state, since: sql`clock_timestamp()` },
    })
}

/** Promotes the waiting list. Attendance needs its registration, because certificates depend on it. */
export async function cancelRegistration(viewer: Viewer, slug: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const liveSession = await lockLiveSession(tx, slug)
    const isOwnRegistration = isOwnRow(liveSessionRegistrations, liveSession.id, viewer.id)
    // Locked before the attendance check, so that none is recorded in between.
    await tx
      .select({ state: liveSessionRegistrations.state })
      .from(liveSessionRegistrations)
      .where(isOwnRegistration)
      .for('update')
    if (await tx.$count(attendances, isOwnRow(attendances, liveSession.id, viewer.id)))
      throw new AppError('conflict', 'attendanceRecorded')
    await tx
      .update(liveSessionRegistrations)
      .set({ state: 'cancelled', since: sql`clock_timestamp()` })
      .where(
        and(isOwnRegistration, inArray(liveSessionRegistrations.state, ['registered', 'waiting'])),
      )
    await promoteWaitlist(tx, liveSession)
  })
}

const isOwnRow = (
  table: typeof attendances | typeof liveSessionRegistrations,
  liveSessionId: string,
  userId: string,
) => and(eq(table.liveSessionId, liveSessionId), eq(table.userId, userId))
