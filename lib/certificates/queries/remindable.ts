import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances } from '@/db/relations/live-sessions'
import { lacksCertificate } from '../eligibility'

/** Needs a join of attendances and users. Without a confirmed address a reminder would reach nobody. */
export const matchesRemindable = (liveSessionId: string) =>
  and(
    eq(attendances.liveSessionId, liveSessionId),
    lacksCertificate,
    isNotNull(users.emailConfirmedAt),
    isNull(users.emailFailedAt),
    isNull(users.certificateName),
    eq(users.wantsReminders, true),
  )

export async function countRemindable(db: Db, liveSessionId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(matchesRemindable(liveSessionId))
  return row?.count ?? 0
}
