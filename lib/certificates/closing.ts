import 'server-only'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { certificates } from '@/db/schema'
import { hasEnded, mayRemindAgain } from '@/lib/live-sessions/conditions'
import { lacksCertificate } from './eligibility'
import { countRemindable, findWaitingTeachers, type WaitingTeacher } from './waiting'

export type SessionClosing = {
  status: 'cancelled' | 'notOver' | 'open' | 'closed'
  closedAt: Date | null
  present: number
  issued: number
  issuedToPresent: number
  revoked: number
  waiting: number
  /** Confirmed teachers without a name for certificates. */
  remindable: number
  /** The team reminds them at most once a day. */
  mayRemind: boolean
  teachers: WaitingTeacher[]
  /** Valid certificates of people who are no longer marked as present. */
  unattended: UnattendedCertificate[]
}

export type UnattendedCertificate = { number: string; name: string; isRequested: boolean }

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
  const unattended = await findUnattended(db, liveSessionId)
  return { ...row, ...counts, remindable, teachers, unattended }
}

async function countCertificates(db: Db, liveSessionId: string) {
  const isReady = sql`${users.emailConfirmedAt} is not null and ${users.certificateName} is not null`
  const [counts] = await db
    .select({
      present: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${lacksCertificate} and not (${isReady})))::int`,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(eq(attendances.liveSessionId, liveSessionId))
  const [issued] = await db
    .select({
      issued: sql<number>`count(*)::int`,
      revoked: sql<number>`(count(*) filter (where ${certificates.revokedAt} is not null))::int`,
      /** Of those present, for what is still to be issued. */
      issuedToPresent: sql<number>`(count(*) filter (where ${isPresent}))::int`,
    })
    .from(certificates)
    .where(eq(certificates.liveSessionId, liveSessionId))
  return { ...NO_CERTIFICATES, ...counts, ...issued }
}

const NO_CERTIFICATES = { present: 0, waiting: 0, issued: 0, revoked: 0, issuedToPresent: 0 }

const isPresent = sql`exists (select from ${attendances}
  where ${attendances.liveSessionId} = ${certificates.liveSessionId}
    and ${attendances.userId} = ${certificates.userId})`

/** Of an erased account nobody can say whether it attended. */
const findUnattended = (db: Db, liveSessionId: string): Promise<UnattendedCertificate[]> =>
  db
    .select({
      number: certificates.number,
      name: certificates.name,
      isRequested: sql<boolean>`${certificates.revocationRequestedAt} is not null`,
    })
    .from(certificates)
    .where(
      and(
        eq(certificates.liveSessionId, liveSessionId),
        isNull(certificates.revokedAt),
        isNotNull(certificates.userId),
        sql`not ${isPresent}`,
      ),
    )
    .orderBy(asc(certificates.name), asc(certificates.number))
