import 'server-only'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { type Cursor, cursorFrom, cursorText } from '@/db/cursor'
import { memberships, users } from '@/db/schema'

export type Teacher = {
  membershipId: string
  name: string
  email: string
  role: 'teacher' | 'coordinator'
  since: Date
}

export type Asked = { search?: string | null; sort?: string | null; after?: string | null }

const A_PAGE = 50
const LONGEST_SEARCH = 100

/** By what a list can be in order: text that compares as the rows do. */
const ORDERS = {
  name: sql<string>`lower(${users.firstname} || ' ' || ${users.lastname})`,
  since: sql<string>`to_char(${memberships.since} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
}

/** Those who hold a seat in this school, fifty at a time, by key. */
export async function teachersOf(schoolId: string, { search, sort, after }: Asked) {
  const db = await database()
  const order = sort === 'since' ? ORDERS.since : ORDERS.name
  const which = and(seatedIn(schoolId), found(search))
  const rows = await page(db, { which, order, after: cursorFrom(after), most: A_PAGE + 1 })
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const next =
    rows.length > A_PAGE && last ? cursorText({ value: last.key, id: last.membershipId }) : null
  return { rows: shown.map(withoutKey), next, found: await countOf(db, which) }
}

/** One of them; nobody for an id that is none of this school's. */
export async function teacherOf(schoolId: string, id: string): Promise<Teacher | null> {
  if (!isId(id)) return null
  const which = and(seatedIn(schoolId), eq(memberships.id, id))
  const [row] = await page(await database(), { which, order: ORDERS.name, after: null, most: 1 })
  return row ? withoutKey(row) : null
}

/** All of them by name, a few hundred at a time, for who sends them on as they come. */
export async function* everyTeacherOf(schoolId: string, ask: Ask): AsyncGenerator<Teacher[]> {
  let after: Cursor | null = null
  for (;;) {
    const rows: Row[] = await ask(() => byNameFrom(schoolId, after))
    yield rows.map(withoutKey)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = { value: last.key, id: last.membershipId }
  }
}

type Row = Teacher & { key: string }
type Ask = (work: () => Promise<Row[]>) => Promise<Row[]>

const AT_ONCE = 200

const byNameFrom = async (schoolId: string, after: Cursor | null): Promise<Row[]> =>
  page(await database(), { which: seatedIn(schoolId), order: ORDERS.name, after, most: AT_ONCE })

type Page = { which: SQL | undefined; order: SQL<string>; after: Cursor | null; most: number }

const page = (db: Db, { which, order, after, most }: Page) =>
  db
    .select({
      key: order,
      membershipId: memberships.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
      role: memberships.role,
      since: memberships.since,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        which,
        after
          ? sql`(${order}, ${memberships.id}) > (${after.value}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(order), asc(memberships.id))
    .limit(most)

async function countOf(db: Db, which: SQL | undefined) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(which)
  return row?.count ?? 0
}

const seatedIn = (schoolId: string) =>
  and(eq(memberships.schoolId, schoolId), isNull(memberships.until))

/** Plain text, in which nothing stands for anything else. */
function found(search: string | null | undefined) {
  const text = search?.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH)
  if (!text?.isWellFormed()) return undefined
  return sql`strpos(lower(${users.firstname} || ' ' || ${users.lastname} || ' ' || ${users.email}), lower(${text})) > 0`
}

const withoutKey = ({ key: _, ...teacher }: Row): Teacher => teacher
