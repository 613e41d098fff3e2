import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { liveSessionRegistrations } from '@/db/schema'
import { enqueueBulk } from '@/lib/mail/batch'
import type { LiveSessionEmailTemplates } from '../emails'
import { countRegistered, type LockedLiveSession, lockLiveSessionById } from '../locks'
import { getLiveSessionPhase } from '../policy'
import { buildEmailData } from '../session/notify'

const UNLIMITED_CAPACITY = 1_000_000

/** Fills free places in order of arrival and emails those users. The caller holds the session's lock. */
export async function promoteWaitlist(tx: Db, liveSession: LockedLiveSession): Promise<number> {
  const phase = getLiveSessionPhase(liveSession, liveSession.now)
  if (phase === 'over' || phase === 'cancelled') return 0
  const { id, capacity } = liveSession
  const freeCapacity =
    capacity === null ? UNLIMITED_CAPACITY : capacity - (await countRegistered(tx, id))
  if (freeCapacity <= 0) return 0
  const promotedRows = await tx
    .update(liveSessionRegistrations)
    .set({ state: 'registered', since: sql`clock_timestamp()` })
    .where(
      sql`(${liveSessionRegistrations.liveSessionId}, ${liveSessionRegistrations.userId}) in (
        select w.live_session_id, w.user_id from live_session_registrations w
        where w.live_session_id = ${id} and w.state = 'waiting'
        order by w.since, w.user_id limit ${freeCapacity})`,
    )
    .returning({ userId: liveSessionRegistrations.userId })
  if (promotedRows.length === 0) return 0
  const userIdsJson = JSON.stringify(promotedRows.map(({ userId }) => userId))
  return enqueueBulk<LiveSessionEmailTemplates>(tx, {
    template: 'liveSessionMovedUp',
    data: buildEmailData(liveSession),
    recipients: sql`select users.email, users.firstname from ${users}
      join jsonb_array_elements_text(${userIdsJson}::jsonb) chosen on users.id = chosen::uuid`,
    isBulk: promotedRows.length > 100,
  })
}

/** Sessions in which both users have a place. Locked before the users, in the order of a registration. */
export async function lockSharedSessions(
  tx: Db,
  [first, second]: [string, string],
): Promise<LockedLiveSession[]> {
  const { liveSessionId, userId, state } = liveSessionRegistrations
  const rows = await tx
    .select({ id: liveSessionId })
    .from(liveSessionRegistrations)
    .where(
      and(
        eq(userId, first),
        eq(state, 'registered'),
        sql`exists (select from live_session_registrations o where o.user_id = ${second}
          and o.live_session_id = ${liveSessionId} and o.state = 'registered')`,
      ),
    )
    .orderBy(asc(liveSessionId))
  const liveSessions: LockedLiveSession[] = []
  for (const { id } of rows) liveSessions.push(await lockLiveSessionById(tx, id))
  return liveSessions
}

/** Once one of the two places is gone, the waiting list gets it. */
export async function fillFreedPlaces(tx: Db, liveSessions: LockedLiveSession[]): Promise<void> {
  for (const liveSession of liveSessions) await promoteWaitlist(tx, liveSession)
}
