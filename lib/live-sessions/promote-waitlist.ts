import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { liveSessionRegistrations } from '@/db/schema'
import { enqueueBulk } from '@/lib/mail/bulk'
import { buildEmailData } from './email-data'
import type { LiveSessionEmailTemplates } from './emails'
import { countRegistered, type LockedLiveSession } from './locks'
import { getLiveSessionPhase } from './policy'

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
