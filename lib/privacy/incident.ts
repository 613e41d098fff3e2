import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { type Db, database } from '@/db/client'
import {
  auditLog,
  certificates,
  contactMessages,
  mailOutbox,
  memberships,
  sessions,
  trustedIpHashes,
  users,
} from '@/db/schema'

/** Users affected by a data breach, by activity they did or received since it may have begun. */

export type AffectedUser = { id: string; name: string; email: string; activity: string; at: string }
export const INCIDENT_KINDS = [
  'account',
  'login',
  'certificate',
  'school',
  'mail',
  'message',
  'action',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

const QUERIES_BY_KIND: Record<IncidentKind, (since: SQL) => SQL> = {
  account: (since) => sql`select ${users.id} as id, 'account created or changed' as activity,
    greatest(${users.createdAt}, ${users.updatedAt}) as at from ${users}
    where greatest(${users.createdAt}, ${users.updatedAt}) >= ${since}`,
  // Sessions are deleted after a week; known addresses are stored longer.
  login: (
    since,
  ) => sql`select ${sessions.userId} as id, 'login' as activity, ${sessions.lastSeenAt} as at
    from ${sessions} where ${sessions.lastSeenAt} >= ${since}
    union all select ${trustedIpHashes.userId}, 'login', ${lastLoginSql} from ${trustedIpHashes}
    where ${lastLoginSql} >= ${since}`,
  certificate: (since) => sql`select ${certificates.userId} as id,
    'certificate ' || ${certificates.number} as activity, ${certificates.issuedAt} as at
    from ${certificates} where ${certificates.userId} is not null and ${certificates.issuedAt} >= ${since}`,
  school: (since) => sql`select ${memberships.userId} as id, 'seat in a school' as activity,
    ${memberships.joinedAt} as at from ${memberships}
    where coalesce(${memberships.leftAt}, now()) >= ${since}`,
  action: (since) => sql`select coalesce(${auditLog.userId}, ${auditLog.actorId}) as id,
    ${auditLog.action} as activity, ${auditLog.at} as at from ${auditLog}
    where coalesce(${auditLog.userId}, ${auditLog.actorId}) is not null and ${auditLog.at} >= ${since}`,
  mail: (since) => sql`select u.id, 'email ' || ${mailOutbox.template} as activity,
    ${mailOutbox.createdAt} as at from ${mailOutbox}
    join users u on lower(u.email) = lower(${mailOutbox.recipient})
    where ${mailOutbox.createdAt} >= ${since}`,
  // The sender may have no account.
  message: (since) => sql`select null::uuid as id, 'contact message' as activity,
    ${contactMessages.createdAt} as at, ${contactMessages.name} as name, ${contactMessages.email} as email
    from ${contactMessages} where ${contactMessages.createdAt} >= ${since}`,
}

const lastLoginSql = sql`(${trustedIpHashes.expiresAt} - ${sql.raw(`interval '${RETENTION.loginAddress} seconds'`)})`

export async function findAffectedUsers(kind: IncidentKind, since: Date): Promise<AffectedUser[]> {
  const db = await database()
  // As text, because the driver accepts no Date in plain SQL.
  const sinceTimestamp = sql`${since.toISOString()}::timestamptz`
  const affectedRows = sql`(${QUERIES_BY_KIND[kind](sinceTimestamp)}) as affected`
  if (kind === 'message')
    return readAffectedUsers(db, sql`${affectedRows}`, sql`affected.name`, sql`affected.email`)
  const joinedUsers = sql`${affectedRows} left join ${users} u on u.id = affected.id`
  return readAffectedUsers(
    db,
    joinedUsers,
    sql`coalesce(u.firstname || ' ' || u.lastname, '')`,
    sql`coalesce(u.email, '')`,
  )
}

const readAffectedUsers = (db: Db, from: SQL, name: SQL, email: SQL): Promise<AffectedUser[]> =>
  db
    .select({
      id: sql<string>`coalesce(affected.id::text, '')`,
      name: sql<string>`${name}`,
      email: sql<string>`${email}`,
      activity: sql<string>`affected.activity`,
      at: sql<string>`to_char(max(affected.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(from)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`2, 4`)

/** Users whose requests are in the server log: one JSON object per line, with the account id. */
export async function findAffectedInLog(
  lines: Iterable<string>,
  since: Date,
): Promise<AffectedUser[]> {
  const lastSeenById = new Map<string, string>()
  for (const line of lines) {
    const { user: userId, at } = parseLogLine(line)
    if (userId && at && at >= since) lastSeenById.set(userId, at.toISOString())
  }
  if (lastSeenById.size === 0) return []
  const db = await database()
  const userRows = await db
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.id, [...lastSeenById.keys()]))
  const byId = new Map(userRows.map((row) => [row.id, row]))
  return [...lastSeenById].map(([id, at]) => ({
    ...(byId.get(id) ?? { id, name: '', email: '' }),
    activity: 'request',
    at,
  }))
}

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseLogLine(line: string): { user?: string; at?: Date } {
  try {
    const { user: userId, time } = JSON.parse(line) as { user?: unknown; time?: string | number }
    const at = new Date(time ?? '')
    return typeof userId === 'string' && UUID_PATTERN.test(userId) && !Number.isNaN(at.getTime())
      ? { user: userId, at }
      : {}
  } catch {
    // A line from another program.
    return {}
  }
}
