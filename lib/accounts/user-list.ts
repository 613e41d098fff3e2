import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Sort } from '@/base/sort'
import { type Db, database } from '@/db/client'
import { encodeCursor } from '@/db/cursor'
import { withCustomPlan } from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { buildPageQuery, buildSortedQuery, countRows, slicePage } from '@/db/pagination'
import { certificates } from '@/db/read-models/certificates'
import { liveSessions } from '@/db/read-models/live-sessions'
import { memberships, schools } from '@/db/read-models/schools'
import { teamRoles, users } from '@/db/schema'
import { teamPeopleText } from '@/i18n/team-people'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/entries'
import { readQuery } from '@/lib/http/body'
import { buildUserFilter, toUserQuery, USER_FILTER_PARAMS, type UserQuery } from './user-filter'

/** Never selects a password, token or code. */

const schoolNameColumn = sql<string | null>`(select s.name from memberships m
  join schools s on s.id = m.school_id where m.user_id = users.id and m.left_at is null)`

export type TeamUserDetails = NonNullable<Awaited<ReturnType<typeof findUserForTeam>>>

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

type UserFilter = NonNullable<Awaited<ReturnType<typeof buildUserFilter>>>

const UUID_LENGTH = 36

type UserExportBatch = { last: string | null; people: string }

export const USER_SORTS = ['name', 'created'] as const
export type UserSort = Sort<(typeof USER_SORTS)[number]>

const sortableColumns = {
  name: {
    type: 'name' as const,
    by: orderByName(sql`${users.firstname} || ' ' || ${users.lastname}`),
  },
  created: { type: 'timestamp' as const, by: users.createdAt },
}

/** Null if too many schools match. */
export async function listUsers({
  after,
  sort = '-created',
  ...query
}: UserQuery & { after?: string; sort?: UserSort }) {
  const filter = await buildUserFilter(query)
  if (!filter) return null
  const list = buildSortedQuery({ columns: sortableColumns, sort, id: users.id, after })
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
          isUnconfirmed: sql<boolean>`${users.emailConfirmedAt} is null`,
          hasNeverLoggedIn: sql<boolean>`${users.firstLoginAt} is null`,
          hasBounced: sql<boolean>`${users.emailFailedAt} is not null`,
          at: users.createdAt,
        })
        .from(users)
        .leftJoin(teamRoles, eq(teamRoles.userId, users.id))
        .where(and(filter.condition, list.from))
        .orderBy(...list.by)
        .limit(list.most),
    { table: users, condition: filter.textCondition },
  )
  return slicePage(rows)
}

/** At most so many. */
export async function countUsers(query: UserQuery, most: number): Promise<number> {
  const filter = await buildUserFilter(query)
  if (!filter) return 0
  return withCustomPlan((tx) => countRows(tx, users, filter.condition, most), {
    table: users,
    condition: filter.textCondition,
  })
}

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

/**
 * Newest first, like the list. Reads a few hundred accounts at a time as one JSON text: awaited rows would
 * survive V8's young-generation collections and fill memory with a million accounts.
 */
export async function* iterateUsers<Piece>(
  filter: UserFilter,
  run: <T>(work: () => Promise<T>) => Promise<T>,
  toPiece: (exportRows: UserExportRow[]) => Piece,
) {
  let after: string | undefined
  for (;;) {
    const batch: UserExportBatch = await run(() => readUserBatch(filter, after))
    if (batch.last === null) return
    yield toPiece(JSON.parse(batch.people))
    after = encodeCursor({
      value: batch.last.slice(0, -UUID_LENGTH),
      id: batch.last.slice(-UUID_LENGTH),
    })
  }
}

/** The rows of the list with the same parameters. Writes the audit entry before the first row is sent. */
export async function sendUsersCsv(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, USER_FILTER_PARAMS)
  const filter = await buildUserFilter(toUserQuery(query))
  if (!filter) throw new AppError('badRequest', 'tooManySchoolsMatch')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'user-list.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(query) },
    })
  const csvLines = iterateUsers(filter, withoutDeadline, (exportRows) =>
    encodeCsvRows(
      exportRows.map(([first, last, email, phone, school, createdAt]) => [
        ...[first, last, email, phone, school],
        formatCsvDay(new Date(createdAt)),
      ]),
    ),
  )
  return createCsvResponse(request, 'people', teamPeopleText().csv, csvLines)
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

async function readUserBatch(
  { condition, textCondition }: UserFilter,
  after: string | undefined,
): Promise<UserExportBatch> {
  const list = buildPageQuery({ timestamp: users.createdAt, id: users.id, after })
  return withCustomPlan(
    async (tx) => {
      const batchQuery = tx
        .select({
          position: sql<string>`${list.key} || ${users.id}`.as('position'),
          exportRow: exportColumns.as('exportRow'),
        })
        .from(users)
        .where(and(condition, list.from))
        .orderBy(...list.by)
        .limit(EXPORT_BATCH_SIZE)
        .as('some')
      const [row] = await tx
        .select({
          last: sql<string | null>`min(${batchQuery.position} collate "C")`,
          people: sql<string>`json_agg(${batchQuery.exportRow} order by ${batchQuery.position} collate "C" desc)::text`,
        })
        .from(batchQuery)
      return row ?? { last: null, people: '[]' }
    },
    { table: users, condition: textCondition },
  )
}
