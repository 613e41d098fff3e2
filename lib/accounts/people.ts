import 'server-only'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { inOrder, pageOf } from '@/db/page'
import { certificates, gatherings, memberships, schools, staffRoles, users } from '@/db/schema'
import { hasWords, plannedAnew, sought, wordsOfUsers } from '@/db/words'

/** What the team sees of people. Never a password, a token or a code: no column of those is named here. */

const school = sql<string | null>`(select s.institution_name from memberships m
  join schools s on s.id = m.school_id where m.user_id = users.id and m.until is null)`

export async function peopleFor({ search, after }: { search?: string; after?: string }) {
  const list = inOrder({ at: users.createdAt, id: users.id, after })
  const words = hasWords(wordsOfUsers, sought(search))
  const rows = await plannedAnew(
    (tx) =>
      tx
        .select({
          key: list.key,
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          email: users.email,
          role: staffRoles.role,
          school,
          at: users.createdAt,
        })
        .from(users)
        .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
        .where(and(words, list.from))
        .orderBy(...list.by)
        .limit(list.most),
    { table: users, words },
  )
  return pageOf(rows)
}

export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>

export async function personOf(id: string) {
  if (!isId(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phoneNumber,
      confirmedAt: users.emailConfirmedAt,
      role: staffRoles.role,
      at: users.createdAt,
      logins: sql<number>`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > now())`,
      lastSeenAt:
        sql<Date | null>`(select max(last_seen_at) from sessions s where s.user_id = users.id)`.mapWith(
          users.createdAt,
        ),
    })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
    .where(eq(users.id, id))
  if (!row) return null
  return { ...row, seat: await seatOf(db, id), certificates: await certificatesOf(db, id) }
}

async function seatOf(db: Db, userId: string) {
  const [seat] = await db
    .select({
      schoolId: schools.id,
      school: schools.institutionName,
      role: memberships.role,
      since: memberships.since,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.until)))
  return seat ?? null
}

const certificatesOf = (db: Db, userId: string) =>
  db
    .select({
      number: certificates.number,
      title: gatherings.title,
      name: certificates.name,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt))
    .limit(100)

const AT_ONCE = 500

/** What a spreadsheet program is told of a person, in this order. */
const told = sql`json_build_array(${users.firstname}, ${users.lastname}, ${users.email},
  ${users.phoneNumber}, coalesce(${school}, ''), ${users.createdAt})`

type Told = [first: string, last: string, email: string, phone: string, school: string, at: string]

/**
 * Everybody, some hundred at a time by id, each piece made of them at once. They come as one text and
 * are taken apart where they are used: as rows that are waited for they outlive the quick collections
 * of V8, and a million of them lie in memory until it looks through all of it.
 */
export async function* everyPerson<Piece>(
  ask: <T>(work: () => Promise<T>) => Promise<T>,
  pieceOf: (people: Told[]) => Piece,
) {
  let from: string | null = null
  for (;;) {
    const some: Some = await ask(() => someFrom(from))
    if (some.last === null) return
    yield pieceOf(JSON.parse(some.people))
    from = some.last
  }
}

type Some = { last: string | null; people: string }

async function someFrom(id: string | null): Promise<Some> {
  const db = await database()
  const some = db
    .select({ id: users.id, told: told.as('told') })
    .from(users)
    .where(id ? gt(users.id, id) : undefined)
    .orderBy(users.id)
    .limit(AT_ONCE)
    .as('some')
  const [row] = await db
    .select({
      last: sql<string | null>`max(${some.id}::text)`,
      people: sql<string>`json_agg(${some.told} order by ${some.id})::text`,
    })
    .from(some)
  return row ?? { last: null, people: '[]' }
}
