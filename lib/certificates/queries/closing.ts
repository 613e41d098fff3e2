import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { certificates, gatherings, presences, users } from '@/db/schema'
import { type WaitingTeacher, waitingFor } from './waiting'

export type Closing = {
  stands: 'cancelled' | 'notOver' | 'open' | 'closed'
  closedAt: Date | null
  present: number
  issued: number
  revoked: number
  /** Present, but without a confirmed address or name. */
  waiting: number
  /** The first of them by name. */
  teachers: WaitingTeacher[]
}

/** How far a session's certificates are; null for what is no session. */
export async function closingOf(gatheringId: string): Promise<Closing | null> {
  if (!isId(gatheringId)) return null
  const db = await database()
  const [row] = await db
    .select({
      stands: sql<Closing['stands']>`case when ${gatherings.state} = 'cancelled' then 'cancelled'
        when ${gatherings.closedAt} is not null then 'closed'
        when ${endOf} > now() or ${gatherings.state} <> 'published' then 'notOver' else 'open' end`,
      closedAt: gatherings.closedAt,
    })
    .from(gatherings)
    .where(eq(gatherings.id, gatheringId))
  if (!row) return null
  const counts = await countsOf(db, gatheringId)
  const teachers = counts.waiting > 0 ? await waitingFor(db, gatheringId) : []
  return { ...row, ...counts, teachers }
}

/** When a session ends, by its start and its length. */
export const endOf = sql`${gatherings.startsAt} + ${gatherings.minutes} * interval '1 minute'`

async function countsOf(db: Db, gatheringId: string) {
  const issued = sql`${certificates.number} is not null`
  const ready = sql`${users.emailConfirmedAt} is not null and ${users.certificateName} is not null`
  const [counts] = await db
    .select({
      present: sql<number>`count(*)::int`,
      issued: sql<number>`(count(*) filter (where ${issued}))::int`,
      revoked: sql<number>`(count(*) filter (where ${certificates.revokedAt} is not null))::int`,
      waiting: sql<number>`(count(*) filter (where not (${issued}) and not (${ready})))::int`,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .leftJoin(
      certificates,
      sql`${certificates.gatheringId} = ${presences.gatheringId} and ${certificates.userId} = ${presences.userId}`,
    )
    .where(eq(presences.gatheringId, gatheringId))
  return counts ?? { present: 0, issued: 0, revoked: 0, waiting: 0 }
}
