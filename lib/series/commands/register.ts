import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { presences, registrations, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { isSubscribed } from '@/lib/schools/subscribed'
import { letterData } from '../letter-data'
import { moveUp } from '../move-up'
import { mayFollow, standingOf } from '../policy'
import { seatsTaken, type Taken, takeGathering } from '../take'

export type Outcome = 'registered' | 'waiting'

/** A place in a gathering, or on its waiting list. Whoever has one already keeps it and gets no second letter. */
export async function register(viewer: Viewer, slug: string): Promise<Outcome> {
  const db = await database()
  return db.transaction(async (tx) => {
    const gathering = await openFor(tx, viewer, slug)
    const before = await placeIn(tx, gathering.id, viewer.id)
    if (before === 'registered' || before === 'waiting') return before
    const state = (await hasSeat(tx, gathering)) ? 'registered' : 'waiting'
    await keepPlace(tx, gathering.id, viewer.id, state)
    await enqueueMail(tx, {
      template: state === 'registered' ? 'gatheringRegistered' : 'gatheringWaiting',
      to: viewer.email,
      data: { ...letterData(gathering), firstname: viewer.firstname },
    })
    return state
  })
}

/** For who comes without having registered: a seat if one is left, and no waiting list in front of an open door. */
export async function registerAtTheDoor(viewer: Viewer, slug: string): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    const gathering = await openFor(tx, viewer, slug)
    const before = await placeIn(tx, gathering.id, viewer.id)
    if (before === 'registered') return true
    if (!(await hasSeat(tx, gathering))) return false
    await keepPlace(tx, gathering.id, viewer.id, 'registered')
    return true
  })
}

/**
 * Cancels the registration; whoever waits first moves up in the same transaction. Recorded attendance
 * needs its registration: a certificate follows from it.
 */
export async function giveBack(viewer: Viewer, slug: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const gathering = await takeGathering(tx, slug)
    const own = ownIn(registrations, gathering.id, viewer.id)
    // Held before attendance is looked for, so that none is recorded between the two.
    await tx.select({ state: registrations.state }).from(registrations).where(own).for('update')
    if (await tx.$count(presences, ownIn(presences, gathering.id, viewer.id)))
      throw new Refusal('conflict', 'attendanceRecorded')
    await tx
      .update(registrations)
      .set({ state: 'cancelled', since: sql`clock_timestamp()` })
      .where(and(own, inArray(registrations.state, ['registered', 'waiting'])))
    await moveUp(tx, gathering)
  })
}

const ownIn = (
  table: typeof presences | typeof registrations,
  gatheringId: string,
  userId: string,
) => and(eq(table.gatheringId, gatheringId), eq(table.userId, userId))

async function openFor(tx: Db, viewer: Viewer, slug: string): Promise<Taken> {
  const gathering = await takeGathering(tx, slug)
  if (gathering.state === 'draft') throw new Refusal('notFound', 'nothingHere')
  const standing = standingOf(gathering, gathering.now)
  if (standing === 'cancelled') throw new Refusal('conflict', 'gatheringCancelled')
  if (standing === 'over') throw new Refusal('conflict', 'gatheringOver')
  const [account] = await tx.select({ isSubscribed }).from(users).where(eq(users.id, viewer.id))
  if (!account) throw new Refusal('unauthenticated', 'notLoggedIn')
  if (!mayFollow(account, gathering)) throw new Refusal('forbidden', 'gatheringForSubscribers')
  return gathering
}

async function placeIn(tx: Db, gatheringId: string, userId: string) {
  const [row] = await tx
    .select({ state: registrations.state })
    .from(registrations)
    .where(and(eq(registrations.gatheringId, gatheringId), eq(registrations.userId, userId)))
  return row?.state
}

const hasSeat = async (tx: Db, { id, seats }: Taken) =>
  seats === null || (await seatsTaken(tx, id)) < seats

/** `clock_timestamp`, for the waiting list goes by who came first, and not by whose transaction began first. */
async function keepPlace(tx: Db, gatheringId: string, userId: string, state: Outcome) {
  await tx
    .insert(registrations)
    .values({ gatheringId, userId, state, since: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [registrations.gatheringId, registrations.userId],
      set: { state, since: sql`clock_timestamp()` },
    })
}
