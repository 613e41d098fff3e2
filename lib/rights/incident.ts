import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { type Db, database } from '@/db/client'
import {
  auditLog,
  certificates,
  contacts,
  loginAddresses,
  mailOutbox,
  memberships,
  sessions,
  users,
} from '@/db/schema'

/** Whom a leak concerns: by what somebody did, or was sent, since it may have begun. */

export type Affected = { id: string; name: string; email: string; what: string; at: string }
export const KINDS = [
  'account',
  'login',
  'certificate',
  'school',
  'mail',
  'message',
  'act',
] as const
export type Kind = (typeof KINDS)[number]

const OF_KIND: Record<Kind, (since: SQL) => SQL> = {
  account: (since) => sql`select ${users.id} as id, 'account made or changed' as what,
    greatest(${users.createdAt}, ${users.updatedAt}) as at from ${users}
    where greatest(${users.createdAt}, ${users.updatedAt}) >= ${since}`,
  // A session is gone after a week; the place that was logged in from is known for longer.
  login: (
    since,
  ) => sql`select ${sessions.userId} as id, 'login' as what, ${sessions.lastSeenAt} as at
    from ${sessions} where ${sessions.lastSeenAt} >= ${since}
    union all select ${loginAddresses.userId}, 'login', ${lastLogin} from ${loginAddresses}
    where ${lastLogin} >= ${since}`,
  certificate: (since) => sql`select ${certificates.userId} as id,
    'certificate ' || ${certificates.number} as what, ${certificates.issuedAt} as at
    from ${certificates} where ${certificates.userId} is not null and ${certificates.issuedAt} >= ${since}`,
  school: (since) => sql`select ${memberships.userId} as id, 'seat in a school' as what,
    ${memberships.since} as at from ${memberships}
    where coalesce(${memberships.until}, now()) >= ${since}`,
  act: (since) => sql`select coalesce(${auditLog.personId}, ${auditLog.actorId}) as id,
    ${auditLog.act} as what, ${auditLog.at} as at from ${auditLog}
    where coalesce(${auditLog.personId}, ${auditLog.actorId}) is not null and ${auditLog.at} >= ${since}`,
  mail: (since) => sql`select u.id, 'letter ' || ${mailOutbox.template} as what,
    ${mailOutbox.createdAt} as at from ${mailOutbox}
    join users u on lower(u.email) = lower(${mailOutbox.recipient})
    where ${mailOutbox.createdAt} >= ${since}`,
  // Who has written need not have an account.
  message: (since) => sql`select null::uuid as id, 'contact message' as what,
    ${contacts.createdAt} as at, ${contacts.name} as name, ${contacts.email} as email
    from ${contacts} where ${contacts.createdAt} >= ${since}`,
}

const lastLogin = sql`(${loginAddresses.expiresAt} - ${sql.raw(`interval '${KEPT_FOR.loginAddress} seconds'`)})`

/** Each person once a thing, with the latest moment of it; names of the present. */
export async function affected(kind: Kind, since: Date): Promise<Affected[]> {
  const db = await database()
  // As text, for in plain SQL the driver takes no Date.
  const moment = sql`${since.toISOString()}::timestamptz`
  const found = sql`(${OF_KIND[kind](moment)}) as found`
  if (kind === 'message') return readable(db, sql`${found}`, sql`found.name`, sql`found.email`)
  const joined = sql`${found} left join ${users} u on u.id = found.id`
  return readable(
    db,
    joined,
    sql`coalesce(u.firstname || ' ' || u.lastname, '')`,
    sql`coalesce(u.email, '')`,
  )
}

const readable = (db: Db, from: SQL, name: SQL, email: SQL): Promise<Affected[]> =>
  db
    .select({
      id: sql<string>`coalesce(found.id::text, '')`,
      name: sql<string>`${name}`,
      email: sql<string>`${email}`,
      what: sql<string>`found.what`,
      at: sql<string>`to_char(max(found.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(from)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`2, 4`)

/** Whose requests stand in the server's log: one JSON line each, with the account's id. */
export async function affectedByLog(lines: Iterable<string>, since: Date): Promise<Affected[]> {
  const last = new Map<string, string>()
  for (const line of lines) {
    const { user, at } = seen(line)
    if (user && at && at >= since) last.set(user, at.toISOString())
  }
  if (last.size === 0) return []
  const db = await database()
  const known = await db
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.id, [...last.keys()]))
  const byId = new Map(known.map((person) => [person.id, person]))
  return [...last].map(([id, at]) => ({
    ...(byId.get(id) ?? { id, name: '', email: '' }),
    what: 'request',
    at,
  }))
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function seen(line: string): { user?: string; at?: Date } {
  try {
    const { user, time } = JSON.parse(line) as { user?: unknown; time?: string | number }
    const at = new Date(time ?? '')
    return typeof user === 'string' && ID.test(user) && !Number.isNaN(at.getTime())
      ? { user, at }
      : {}
  } catch {
    // What others write into the same log: no line of ours.
    return {}
  }
}
