import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database } from '@/db/client'
import { memberships, schools } from '@/db/relations/schools'
import { accountRecoveries, users } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { findOpenRecovery } from './commands/recovery'

export async function listOpenRecoveries() {
  const db = await database()
  const coordinator = alias(users, 'coordinator')
  return db
    .select({
      id: accountRecoveries.id,
      state: accountRecoveries.state,
      askedAt: accountRecoveries.createdAt,
      name: fullNameSql(users),
      former: users.email,
      email: accountRecoveries.email,
      ownPhone: users.phoneNumber,
      objections: objectionsSql,
      lastObjectionAt: lastObjectionSql,
      vouchedBy: sql<string | null>`${coordinator.firstname} || ' ' || ${coordinator.lastname}`,
      school: schools.name,
      phone: schools.mobile,
      phoneEntry: phoneEntrySql,
    })
    .from(accountRecoveries)
    .innerJoin(users, eq(users.id, accountRecoveries.userId))
    .leftJoin(coordinator, eq(coordinator.id, accountRecoveries.vouchedBy))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), sql`${memberships.leftAt} is null`),
    )
    .leftJoin(schools, eq(schools.id, memberships.schoolId))
    .where(inArray(accountRecoveries.state, ['requested', 'granted']))
    .orderBy(asc(accountRecoveries.createdAt))
    .limit(50)
}

export type OpenRecoveryRow = Awaited<ReturnType<typeof listOpenRecoveries>>[number]

export const isRecoveryOpen = async (token: string): Promise<boolean> =>
  (await findOpenRecovery(await database(), token)) !== null

export async function canStopRecovery(token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const db = await database()
  const rows = await db
    .select({ id: accountRecoveries.id })
    .from(accountRecoveries)
    .where(
      and(
        eq(accountRecoveries.stopTokenHash, hashToken(token)),
        inArray(accountRecoveries.state, ['granted', 'sent']),
      ),
    )
  return rows.length > 0
}

const fullNameSql = (table: typeof users) =>
  sql<string>`${table.firstname} || ' ' || ${table.lastname}`

const objectionsSql = sql<number>`(select count(*)::int from account_recoveries o
  where o.user_id = ${users.id} and o.objected_at is not null)`
const lastObjectionSql = sql<Date | null>`(select max(o.objected_at) from account_recoveries o
  where o.user_id = ${users.id})`.mapWith(accountRecoveries.createdAt)

export type PhoneEntry = { at: string; by: string | null; isTeam: boolean; isVoucher: boolean }

/** Who last sent or corrected the details of the school, of which its phone number is one. */
const phoneEntrySql = sql<PhoneEntry | null>`(
  select json_build_object('at', e.at, 'isTeam', e.is_team,
    'by', (select p.firstname || ' ' || p.lastname from users p where p.id = e.user_id),
    'isVoucher', coalesce(e.user_id = ${accountRecoveries.vouchedBy}, false))
  from (
    select a.created_at as at, a.user_id, false as is_team from applications a
    where a.school_id = ${schools.id}
    union all
    select l.at, l.actor_id, true from audit_log l
    where l.school_id = ${schools.id} and l.action = 'school.corrected'
  ) e order by e.at desc limit 1)`
