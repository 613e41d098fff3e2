import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances, liveSessions } from '@/db/relations/live-sessions'
import { certificates } from '@/db/schema'
import { hasEnded, mayRemindAgain } from '@/lib/live-sessions/conditions'
import { countRemindable } from './remindable'
import { findWaitingTeachers, type WaitingTeacher } from './waiting'

export type SessionClosing = {
  status: 'cancelled' | 'notOver' | 'open' | 'closed'
  closedAt: Date | null
  present: number
  issued: number
  revoked: number
  waiting: number
  /** Confirmed teachers without a name for certificates. */
  remindable: number
  /** The team reminds them at most once a day. */
  mayRemind: boolean
  teachers: WaitingTeacher[]
}

export async function getSessionClosing(liveSessionId: string): Promise<SessionClosing | null> {
  if (!isUuid(liveSessionId)) return null
  const db = await database()
  const [row] = await db
    .select({
      status: sql<
        SessionClosing['status']
      >`case when ${liveSessions.state} = 'cancelled' then 'cancelled'
        when ${liveSessions.closedAt} is not null then 'closed'
        when ${hasEnded} then 'open' else 'notOver' end`,
      closedAt: liveSessions.closedAt,
      mayRemind: mayRemindAgain,
    })
    .from(liveSessions)
    .where(eq(liveSessions.id, liveSessionId))
  if (!row) return null
  const counts = await countCertificates(db, liveSessionId)
  const isWaiting = counts.waiting > 0
  const teachers = isWaiting ? await findWaitingTeachers(db, liveSessionId) : []
  const remindable = isWaiting ? await countRemindable(db, liveSessionId) : 0
  return { ...row, ...counts, remindable, teachers }
}

async function countCertificates(db: Db, liveSessionId: string) {
  const isIssued = sql`${certificates.number} is not null`
  const isReady = sql`${users.emailConfirmedAt} is not null and ${users.certificateName} is not null`
  const [counts] = await db
    .select({
      present: sql<number>`count(*)::int`,
      issued: sql<number>`(count(*) filter (where ${isIssued}))::int`,
      revoked: sql<number>`(count(*) filter (where ${certificates.revokedAt} is not null))::int`,
      waiting: sql<number>`(count(*) filter (where not (${isIssued}) and not (${isReady})))::int`,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .leftJoin(
      certificates,
      sql`${certificates.liveSessionId} = ${attendances.liveSessionId} and ${certificates.userId} = ${attendances.userId}`,
    )
    .where(eq(attendances.liveSessionId, liveSessionId))
  return counts ?? { present: 0, issued: 0, revoked: 0, waiting: 0 }
}
