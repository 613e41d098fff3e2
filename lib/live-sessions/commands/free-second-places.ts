import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { liveSessionRegistrations } from '@/db/schema'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { promoteWaitlist } from '../promote-waitlist'

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
