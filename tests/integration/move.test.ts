import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, auditLog, memberships, schools, terms, users } from '@/db/schema'
import {
  insertLegacyInstitution,
  insertLegacyUser,
  openLegacyDatabase,
  setLegacyStatus,
} from '../support/legacy-database'

let formerVersion: Awaited<ReturnType<typeof openLegacyDatabase>>
beforeAll(async () => {
  formerVersion = await openLegacyDatabase()
  const { db } = formerVersion
  for (const [initial, flag] of Object.entries(SUBSCRIBED_BY_INITIAL))
    await insertLegacyUser(db, createId(initial), flag)
  for (const formerSchool of FORMER_SCHOOLS) await insertLegacyInstitution(db, formerSchool)
})
afterAll(() => formerVersion?.close())

const createId = (char: string) => `${char.repeat(8)}-0000-4000-8000-000000000000`

/** The users with the flag. `c` and `d` contradict their institutions; `e` never sent a form. */
const SUBSCRIBED_BY_INITIAL = { a: true, b: false, c: true, d: false, e: true, f: false }

const FORMER_SCHOOLS = [
  { id: createId('1'), userId: createId('a'), status: 'approved', staffCount: 900 },
  { id: createId('2'), userId: createId('b'), status: 'waiting' },
  { id: createId('3'), userId: createId('c'), status: 'waiting', staffCount: 0, isEmpty: true },
  { id: createId('4'), userId: createId('d'), status: 'approved' },
  { id: createId('5'), status: 'registered' },
  { id: createId('6'), status: 'registered' },
  { id: createId('7'), userId: createId('f'), status: 'rejected' },
]

/** Imported late, because the module reads the settings. */
const readFlags = async () => {
  const { isSubscribed } = await import('@/lib/schools/is-subscribed')
  const rows = await formerVersion.db.select({ id: users.id, isSubscribed }).from(users)
  return Object.fromEntries(rows.map(({ id, isSubscribed }) => [id[0] ?? '', isSubscribed]))
}

test('the migration resumes after an interruption', async () => {
  await formerVersion.expand()
  await formerVersion.db.execute(sql`select move_institutions(2)`)
  expect(await formerVersion.db.select().from(schools)).toHaveLength(2)
  await formerVersion.move()
  await formerVersion.move()
  expect(await formerVersion.db.select().from(schools)).toHaveLength(FORMER_SCHOOLS.length + 1)
  const [auditEntry] = await formerVersion.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, 'schools.moved'))
  expect(auditEntry?.values).toEqual({ institutions: 7, schools: 8, subscribed: 3, terms: 3 })
})

test('nobody loses or gains access', async () => {
  expect(await readFlags()).toEqual(SUBSCRIBED_BY_INITIAL)
})

test('every institution becomes a school with an application of the same ID and state', async () => {
  const applicationRows = await formerVersion.db
    .select({ id: applications.id, kind: applications.kind, state: applications.state })
    .from(applications)
    .orderBy(applications.id)
  const movedApplications = applicationRows.filter(({ id }) =>
    FORMER_SCHOOLS.some((formerSchool) => formerSchool.id === id),
  )
  expect(movedApplications.map(({ id, kind, state }) => [id[0], kind, state])).toEqual([
    ['1', 'subscription', 'approved'],
    ['2', 'subscription', 'received'],
    ['3', 'subscription', 'received'],
    ['4', 'subscription', 'approved'],
    ['5', 'registration', 'received'],
    ['6', 'registration', 'received'],
    ['7', 'subscription', 'rejected'],
  ])
})

test('the sender of a form becomes coordinator, with a term of a year and as many seats as teachers, from 1 to 500', async () => {
  const rows = await formerVersion.db
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

test('copies writes of the previous version at once: a form, an approval, a rejection, a registration', async () => {
  const { db } = formerVersion
  await insertLegacyUser(db, createId('0'), false)
  await insertLegacyInstitution(db, { id: createId('8'), userId: createId('0'), status: 'waiting' })
  await insertLegacyInstitution(db, { id: createId('9'), status: 'registered' })
  await setLegacyStatus(db, createId('b'), 'approved', true)
  await setLegacyStatus(db, createId('a'), 'rejected', false)
  expect(await readFlags()).toEqual({ ...SUBSCRIBED_BY_INITIAL, 0: false, a: false, b: true })
  await setLegacyStatus(db, createId('0'), 'approved', true)
  expect((await readFlags())[0]).toBe(true)
  expect(await db.select().from(schools)).toHaveLength(10)
})

test('the old flag does not restore a membership that ended since', async () => {
  await formerVersion.db
    .update(memberships)
    .set({ until: sql`now()` })
    .where(eq(memberships.userId, createId('e')))
  await formerVersion.move()
  expect((await readFlags()).e).toBe(false)
})

test("the contraction drops the previous version's columns and tables and can run again", async () => {
  const flagsBefore = await readFlags()
  await formerVersion.contract()
  await formerVersion.contract()
  expect(await readFlags()).toEqual(flagsBefore)
  await expect(formerVersion.db.execute(sql`select is_subscribed from users`)).rejects.toThrow()
  await expect(formerVersion.db.execute(sql`select from institutions`)).rejects.toThrow()
})
