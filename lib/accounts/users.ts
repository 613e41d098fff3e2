import 'server-only'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  userSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { certificates } from '@/db/relations/certificates'
import { liveSessions } from '@/db/relations/live-sessions'
import { memberships, schools } from '@/db/relations/schools'
import { teamRoles, users } from '@/db/schema'

/** Never selects a password, token or code. */

const schoolNameColumn = sql<string | null>`(select s.name from memberships m
  join schools s on s.id = m.school_id where m.user_id = users.id and m.left_at is null)`

export async function listUsers({ search, after }: { search?: string; after?: string }) {
  const list = buildPageQuery({ timestamp: users.createdAt, id: users.id, after })
  const textCondition = matchesSearch(userSearchColumns, normalizeSearch(search))
  const rows = await withCustomPlan(
    (tx) =>
      tx
        .select({
          key: list.key,
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          email: users.email,
          role: teamRoles.role,
          school: schoolNameColumn,
          at: users.createdAt,
        })
        .from(users)
        .leftJoin(teamRoles, eq(teamRoles.userId, users.id))
        .where(and(textCondition, list.from))
        .orderBy(...list.by)
        .limit(list.most),
    { table: users, condition: textCondition },
  )
  return slicePage(rows)
}

export type TeamUserDetails = NonNullable<Awaited<ReturnType<typeof findUserForTeam>>>

export async function findUserForTeam(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phoneNumber,
      confirmedAt: users.emailConfirmedAt,
      emailFailure: users.emailFailure,
      emailFailedAt: users.emailFailedAt,
      role: teamRoles.role,
      at: users.createdAt,
      logins: sql<number>`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > now())`,
      lastSeenAt:
        sql<Date | null>`(select max(last_seen_at) from sessions s where s.user_id = users.id)`.mapWith(
          users.createdAt,
        ),
    })
    .from(users)
    .leftJoin(teamRoles, eq(teamRoles.userId, users.id))
    .where(eq(users.id, id))
  if (!row) return null
  return { ...row, seat: await findSeat(db, id), certificates: await listCertificates(db, id) }
}

async function findSeat(db: Db, userId: string) {
  const [seat] = await db
    .select({
      schoolId: schools.id,
      school: schools.name,
      role: memberships.role,
      since: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  return seat ?? null
}

const listCertificates = (db: Db, userId: string) =>
  db
    .select({
      number: certificates.number,
      title: liveSessions.title,
      name: certificates.name,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt))
    .limit(100)

const EXPORT_BATCH_SIZE = 500

const exportColumns = sql`json_build_array(${users.firstname}, ${users.lastname}, ${users.email},
  ${users.phoneNumber}, coalesce(${schoolNameColumn}, ''), ${users.createdAt})`

type UserExportRow = [
  first: string,
  last: string,
  email: string,
  phone: string,
  school: string,
  at: string,
]

/**
 * Reads a few hundred accounts at a time as one JSON text: awaited rows would survive V8's young-generation
 * collections and fill memory with a million accounts.
 */
export async function* iterateUsers<Piece>(
  run: <T>(work: () => Promise<T>) => Promise<T>,
  toPiece: (exportRows: UserExportRow[]) => Piece,
) {
  let afterId: string | null = null
  for (;;) {
    const batch: UserExportBatch = await run(() => readUserBatch(afterId))
    if (batch.last === null) return
    yield toPiece(JSON.parse(batch.people))
    afterId = batch.last
  }
}

type UserExportBatch = { last: string | null; people: string }

async function readUserBatch(id: string | null): Promise<UserExportBatch> {
  const db = await database()
  const batchQuery = db
    .select({ id: users.id, exportRow: exportColumns.as('exportRow') })
    .from(users)
    .where(id ? gt(users.id, id) : undefined)
    .orderBy(users.id)
    .limit(EXPORT_BATCH_SIZE)
    .as('some')
  const [row] = await db
    .select({
      last: sql<string | null>`max(${batchQuery.id}::text)`,
      people: sql<string>`json_agg(${batchQuery.exportRow} order by ${batchQuery.id})::text`,
    })
    .from(batchQuery)
  return row ?? { last: null, people: '[]' }
}
