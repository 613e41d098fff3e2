import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, auditLog, memberships, schools, terms, users } from '@/db/schema'
import {
  formerDatabase,
  formerInstitution,
  formerPerson,
  formerVerdict,
} from '../support/former-database'

/** The way from one flag a person to schools with terms, on a copy that is not a tidy one. */

let former: Awaited<ReturnType<typeof formerDatabase>>
beforeAll(async () => {
  former = await formerDatabase()
  const { db } = former
  for (const [letter, flag] of Object.entries(PEOPLE)) await formerPerson(db, idOf(letter), flag)
  for (const one of INSTITUTIONS) await formerInstitution(db, one)
})
afterAll(() => former?.close())

const idOf = (sign: string) => `${sign.repeat(8)}-0000-4000-8000-000000000000`

/** Who had the flag. `c` and `d` disagree with their institutions; `e` never sent a form. */
const PEOPLE = { a: true, b: false, c: true, d: false, e: true, f: false }

const INSTITUTIONS = [
  { id: idOf('1'), userId: idOf('a'), status: 'approved', staff: 900 },
  { id: idOf('2'), userId: idOf('b'), status: 'waiting' },
  { id: idOf('3'), userId: idOf('c'), status: 'waiting', staff: 0, empty: true },
  { id: idOf('4'), userId: idOf('d'), status: 'approved' },
  { id: idOf('5'), status: 'registered' },
  { id: idOf('6'), status: 'registered' },
  { id: idOf('7'), userId: idOf('f'), status: 'rejected' },
]

/** Without importing it before the settings stand. */
const flags = async () => {
  const { isSubscribed } = await import('@/lib/schools/subscribed')
  const rows = await former.db.select({ id: users.id, isSubscribed }).from(users)
  return Object.fromEntries(rows.map(({ id, isSubscribed }) => [id[0] ?? '', isSubscribed]))
}

test('the move can be cut off anywhere and goes on', async () => {
  await former.expand()
  await former.db.execute(sql`select move_institutions(2)`)
  expect(await former.db.select().from(schools)).toHaveLength(2)
  await former.move()
  await former.move()
  expect(await former.db.select().from(schools)).toHaveLength(INSTITUTIONS.length + 1)
  const [line] = await former.db.select().from(auditLog).where(eq(auditLog.act, 'schools.moved'))
  expect(line?.values).toEqual({ institutions: 7, schools: 8, subscribed: 3, terms: 3 })
})

test('nobody loses access, and nobody gains it', async () => {
  expect(await flags()).toEqual(PEOPLE)
})

test('every institution is a school with an application under the same reference, and stands as it stood', async () => {
  const found = await former.db
    .select({ id: applications.id, kind: applications.kind, state: applications.state })
    .from(applications)
    .orderBy(applications.id)
  const known = found.filter(({ id }) => INSTITUTIONS.some((one) => one.id === id))
  expect(known.map(({ id, kind, state }) => [id[0], kind, state])).toEqual([
    ['1', 'subscription', 'approved'],
    ['2', 'subscription', 'received'],
    ['3', 'subscription', 'received'],
    ['4', 'subscription', 'approved'],
    ['5', 'registration', 'received'],
    ['6', 'registration', 'received'],
    ['7', 'subscription', 'rejected'],
  ])
})

test('who sent a form coordinates the school, with a term of a year and as many seats as teachers, from 1 to 500', async () => {
  const rows = await former.db
    .select({
      who: memberships.userId,
      role: memberships.role,
      seats: terms.seats,
      days: sql<number>`${terms.lastDay} - ${terms.firstDay}`,
    })
    .from(memberships)
    .leftJoin(terms, eq(terms.schoolId, memberships.schoolId))
    .orderBy(memberships.userId)
  expect(rows.map(({ who, role, seats }) => [who[0], role, seats])).toEqual([
    ['a', 'coordinator', 500],
    ['b', 'coordinator', null],
    ['c', 'coordinator', 1],
    ['d', 'coordinator', null],
    ['e', 'coordinator', 1],
    ['f', 'coordinator', null],
  ])
  for (const { days } of rows) expect([null, 364, 365]).toContain(days)
})

test('what the version before still writes arrives at once: a form, an approval, a rejection, a registration', async () => {
  const { db } = former
  await formerPerson(db, idOf('0'), false)
  await formerInstitution(db, { id: idOf('8'), userId: idOf('0'), status: 'waiting' })
  await formerInstitution(db, { id: idOf('9'), status: 'registered' })
  await formerVerdict(db, idOf('b'), 'approved', true)
  await formerVerdict(db, idOf('a'), 'rejected', false)
  expect(await flags()).toEqual({ ...PEOPLE, 0: false, a: false, b: true })
  await formerVerdict(db, idOf('0'), 'approved', true)
  expect((await flags())[0]).toBe(true)
  expect(await db.select().from(schools)).toHaveLength(10)
})

test('who left a school since is not led back by the old flag at the next start', async () => {
  await former.db
    .update(memberships)
    .set({ until: sql`now()` })
    .where(eq(memberships.userId, idOf('e')))
  await former.move()
  expect((await flags()).e).toBe(false)
})

test('the contraction drops what only the version before needed, and may run again', async () => {
  const before = await flags()
  await former.contract()
  await former.contract()
  expect(await flags()).toEqual(before)
  await expect(former.db.execute(sql`select is_subscribed from users`)).rejects.toThrow()
  await expect(former.db.execute(sql`select from institutions`)).rejects.toThrow()
})
