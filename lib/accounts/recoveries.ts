import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database } from '@/db/client'
import { memberships, recoveries, schools, users } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { findOpenRecovery } from './commands/recovery'

export async function listOpenRecoveries() {
  const db = await database()
  const coordinator = alias(users, 'coordinator')
  return db
    .select({
      id: recoveries.id,
      state: recoveries.state,
      askedAt: recoveries.createdAt,
      name: fullNameSql(users),
      former: users.email,
      email: recoveries.email,
      vouchedBy: sql<string | null>`${coordinator.firstname} || ' ' || ${coordinator.lastname}`,
      school: schools.institutionName,
      phone: schools.schoolMobile,
    })
    .from(recoveries)
    .innerJoin(users, eq(users.id, recoveries.userId))
    .leftJoin(coordinator, eq(coordinator.id, recoveries.vouchedBy))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), sql`${memberships.until} is null`))
    .leftJoin(schools, eq(schools.id, memberships.schoolId))
    .where(inArray(recoveries.state, ['asked', 'granted']))
    .orderBy(asc(recoveries.createdAt))
    .limit(50)
}

export type OpenRecoveryRow = Awaited<ReturnType<typeof listOpenRecoveries>>[number]

export const isRecoveryOpen = async (token: string): Promise<boolean> =>
  (await findOpenRecovery(await database(), token)) !== null

export async function canStopRecovery(token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const db = await database()
  const rows = await db
    .select({ id: recoveries.id })
    .from(recoveries)
    .where(
      and(
        eq(recoveries.objectionHash, hashToken(token)),
        inArray(recoveries.state, ['granted', 'sent']),
      ),
    )
  return rows.length > 0
}

const fullNameSql = (table: typeof users) =>
  sql<string>`${table.firstname} || ' ' || ${table.lastname}`
