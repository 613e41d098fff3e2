import 'server-only'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { decodeCursor, encodeCursor, type PageCursor } from '@/db/cursor'
import { containsWords } from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/schema'
import { vouch } from '@/lib/accounts/recovery/vouch'
import type { ResetRequest } from '@/lib/accounts/schema'
import { lockOwnSchool } from '../locks'

export type SchoolTeacher = {
  membershipId: string
  name: string
  email: string
  role: 'teacher' | 'coordinator'
  since: Date
  employeeNumber: string | null
  subject: string | null
  joiningDay: string | null
}

export type TeacherQuery = { search?: string | null; sort?: string | null; after?: string | null }

const PAGE_SIZE = 50

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

const teacherColumns = {
  membershipId: memberships.id,
  name: fullName,
  email: users.email,
  role: memberships.role,
  since: memberships.joinedAt,
  employeeNumber: memberships.employeeNumber,
  subject: memberships.subject,
  joiningDay: memberships.joiningDay,
}

/** Text expressions that compare in the same order as the rows. */
const SORT_COLUMNS = {
  name: orderByName(fullName),
  since: sql<string>`to_char(${memberships.joinedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
}

export async function listTeachers(schoolId: string, { search, sort, after }: TeacherQuery) {
  const db = await database()
  const order = sort === 'since' ? SORT_COLUMNS.since : SORT_COLUMNS.name
  const condition = and(isSeatedIn(schoolId), matchesSearch(search))
  const rows = await readTeacherPage(db, {
    condition,
    order,
    after: decodeCursor(after),
    limit: PAGE_SIZE + 1,
  })
  const visibleRows = rows.slice(0, PAGE_SIZE)
  const lastRow = visibleRows.at(-1)
  const next =
    rows.length > PAGE_SIZE && lastRow
      ? encodeCursor({ value: lastRow.key, id: lastRow.membershipId })
      : null
  return { rows: visibleRows.map(omitKey), next, total: await countTeachers(db, condition) }
}

/** Everyone with a seat, by name. A school has some hundreds at most. */
export async function listSeatedTeachers(schoolId: string, search?: string | null) {
  const db = await database()
  const isFound = matchesSearch(search) ?? sql`true`
  return db
    .select({
      ...teacherColumns,
      userId: memberships.userId,
      isFound: sql<boolean>`coalesce(${isFound}, true)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isSeatedIn(schoolId))
    .orderBy(asc(SORT_COLUMNS.name), asc(memberships.id))
}

export async function findTeacher(schoolId: string, id: string): Promise<SchoolTeacher | null> {
  if (!isUuid(id)) return null
  const condition = and(isSeatedIn(schoolId), eq(memberships.id, id))
  const [row] = await readTeacherPage(await database(), {
    condition,
    order: SORT_COLUMNS.name,
    after: null,
    limit: 1,
  })
  return row ? omitKey(row) : null
}

export async function* iterateTeachers(
  schoolId: string,
  run: RunTeacherQuery,
): AsyncGenerator<SchoolTeacher[]> {
  let after: PageCursor | null = null
  for (;;) {
    const rows: TeacherRow[] = await run(() => readTeacherBatch(schoolId, after))
    yield rows.map(omitKey)
    const lastRow = rows.at(-1)
    if (!lastRow || rows.length < EXPORT_BATCH_SIZE) return
    after = { value: lastRow.key, id: lastRow.membershipId }
  }
}

type TeacherRow = SchoolTeacher & { key: string }
type RunTeacherQuery = (work: () => Promise<TeacherRow[]>) => Promise<TeacherRow[]>

const EXPORT_BATCH_SIZE = 200

const readTeacherBatch = async (
  schoolId: string,
  after: PageCursor | null,
): Promise<TeacherRow[]> =>
  readTeacherPage(await database(), {
    condition: isSeatedIn(schoolId),
    order: SORT_COLUMNS.name,
    after,
    limit: EXPORT_BATCH_SIZE,
  })

type TeacherPageOptions = {
  condition: SQL | undefined
  order: SQL<string>
  after: PageCursor | null
  limit: number
}

const readTeacherPage = (db: Db, { condition, order, after, limit }: TeacherPageOptions) =>
  db
    .select({ key: order, ...teacherColumns })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        condition,
        after
          ? sql`(${order}, ${memberships.id}) > (${after.value}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(order), asc(memberships.id))
    .limit(limit)

async function countTeachers(db: Db, condition: SQL | undefined) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(condition)
  return row?.count ?? 0
}

const isSeatedIn = (schoolId: string) =>
  and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt))

const matchesSearch = (search: string | null | undefined) =>
  containsWords(sql`${fullName} || ' ' || ${users.email}`, search)

const omitKey = ({ key: _, ...teacher }: TeacherRow): SchoolTeacher => teacher

/** Another member of this school; members of other schools are not found. */
export async function findColleague(tx: Db, viewerId: string, schoolId: string, id: string) {
  const [member] = await tx
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.id, requireUuid(id)),
        eq(memberships.schoolId, schoolId),
        isNull(memberships.leftAt),
        ne(memberships.userId, viewerId),
      ),
    )
  if (!member) throw new AppError('notFound', 'notFound')
  return member
}

export const formatFullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`

/** Requires a colleague with a seat in the coordinator's own school. */
export async function vouchForColleague(
  viewer: { id: string },
  id: string,
  { email }: ResetRequest,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const { userId } = await findColleague(tx, viewer.id, school.id, id)
    await vouch(tx, { coordinatorId: viewer.id, userId, schoolId: school.id, email })
  })
}
