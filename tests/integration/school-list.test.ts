import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  attendances,
  auditLog,
  memberships,
  orders,
  readingPositions,
  schools,
  schoolUsage,
  terms,
  users,
} from '@/db/schema'
import { parseSchoolFilters } from '@/lib/schools/team-filters'
import { countSchoolUsage, listSchools, sendSchoolList } from '@/lib/team/schools/list'
import { newApplication, newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())
beforeEach(() => site.db.delete(schools))

type FilterQuery = Parameters<typeof parseSchoolFilters>[0]

const listPage = (query: FilterQuery, after?: string) =>
  listSchools(parseSchoolFilters(query, { id: '' }), { after })

async function listNames(query: FilterQuery) {
  const { rows } = await listPage(query)
  return rows.map(({ name }) => name).sort()
}

const createSchool = (name: string, details: object = {}) =>
  newSchool(site.db, { institution_name: name, ...details })

/** Days from today; the term of a new school is replaced. */
async function createSchoolWithTerms(name: string, ...days: [from: number, to: number][]) {
  const school = await createSchool(name)
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  for (const [from, to] of days)
    await site.db.insert(terms).values({
      schoolId: school.id,
      firstDay: sql`day_in_india() + ${from}::int`,
      lastDay: sql`day_in_india() + ${to}::int`,
      seats: 20,
    })
  return school
}

test('the term filters: running, ending within days without a later term, expired, none', async () => {
  await createSchoolWithTerms('Ends today', [-300, 0])
  await createSchoolWithTerms('Ends in 7', [-300, 7])
  await createSchoolWithTerms('Ends in 8', [-300, 8])
  await createSchoolWithTerms('Renewed', [-300, 5], [6, 370])
  await createSchoolWithTerms('Ended yesterday', [-300, -1])
  await createSchoolWithTerms('Came back', [-800, -400], [-10, 300])
  await createSchoolWithTerms('Not yet', [5, 370])
  await newApplication({ institution_name: 'Never' })
  const running = ['Came back', 'Ends in 7', 'Ends in 8', 'Ends today', 'Renewed']
  expect(await listNames({ term: 'running' })).toEqual(running)
  expect(await listNames({ term: 'ends-7' })).toEqual(['Ends in 7', 'Ends today'])
  expect(await listNames({ term: 'ends-30' })).toEqual(['Ends in 7', 'Ends in 8', 'Ends today'])
  expect(await listNames({ term: 'expired' })).toEqual(['Ended yesterday'])
  expect(await listNames({ term: 'none' })).toEqual(['Never'])
  expect(await listNames({ term: 'unknown' })).toHaveLength(8)
})

test('unpaid: an order with an outstanding amount, as the ledger counts it', async () => {
  const order = {
    ...{ buyer: { name: 'x', address: 'x', board: 'x', gstin: null, state: null }, plan: 'x' },
    ...{ seats: 1, months: 12, taxablePaise: 100, totalPaise: 118 },
    dueDay: '2030-01-01',
  }
  for (const [name, values] of [
    ['Owes', { settledPaise: 117 }],
    ['Paid', { settledPaise: 118 }],
    ['Withdrawn', { withdrawnAt: new Date() }],
    ['Refunded', { settledPaise: 118, refundedPaise: 1 }],
  ] as const) {
    const { id } = await createSchool(name)
    await site.db.insert(orders).values({ ...order, ...values, schoolId: id })
  }
  await createSchool('Never ordered')
  expect(await listNames({ unpaid: 'yes' })).toEqual(['Owes', 'Refunded'])
})

test('no active coordinator: none with a seat, or none whose address works', async () => {
  await createSchool('Reachable')
  const left = await createSchool('Left')
  await site.db
    .update(memberships)
    .set({ leftAt: sql`now()` })
    .where(eq(memberships.schoolId, left.id))
  const bounced = await createSchool('Bounced')
  await site.db
    .update(users)
    .set({ emailFailedAt: sql`now()` })
    .where(eq(users.id, bounced.coordinator.id))
  const demoted = await createSchool('Only a teacher')
  await site.db
    .update(memberships)
    .set({ role: 'teacher' })
    .where(eq(memberships.schoolId, demoted.id))
  const unconfirmed = await createSchool('Unconfirmed')
  await site.db
    .update(users)
    .set({ emailConfirmedAt: null })
    .where(eq(users.id, unconfirmed.coordinator.id))
  await newApplication({ institution_name: 'Applicant without a term' })
  expect(await listNames({ noCoordinator: 'yes' })).toEqual([
    'Bounced',
    'Left',
    'Only a teacher',
    'Unconfirmed',
  ])
})

describe('low use', () => {
  const days = (count: number) => sql`now() - make_interval(days => ${count})`

  /** The coordinator is a member too. */
  async function createUsedSchool(
    name: string,
    { teachers, attended = 0, read = 0, agoDays = 29, firstDay = -30 }: Record<string, number>,
  ) {
    const { id } = await createSchoolWithTerms(name, [firstDay ?? 0, 300])
    const members = teachers ? await newUsers(site.db, teachers) : []
    if (members.length > 0)
      await site.db
        .insert(memberships)
        .values(
          members.map((user) => ({ userId: user.id, schoolId: id, role: 'teacher' as const })),
        )
    const { id: liveSessionId } = await newLiveSession(site.db, { inMinutes: -60 })
    for (const { id: userId } of members.slice(0, attended))
      await site.db
        .insert(attendances)
        .values({ liveSessionId, userId, source: 'code', at: days(agoDays) })
    for (const { id: userId } of members.slice(0, read))
      await site.db.insert(readingPositions).values({
        ...{ userId, bookId: 'x', view: 'text', page: 1, scroll: 0, updatedAt: days(agoDays) },
      })
    return id
  }

  test('fewer than a quarter of the members attended or read within 30 days of a running term', async () => {
    await createUsedSchool('A quarter attended', { teachers: 3, attended: 1 })
    await createUsedSchool('A quarter read', { teachers: 3, read: 1 })
    await createUsedSchool('Both are one person', { teachers: 4, read: 1, attended: 1 })
    await createUsedSchool('Less than a quarter', { teachers: 4, attended: 1 })
    await createUsedSchool('Too long ago', { teachers: 3, attended: 3, read: 3, agoDays: 31 })
    await createUsedSchool('New', { teachers: 4, firstDay: -29 })
    const empty = await createUsedSchool('Empty', {})
    await site.db.delete(memberships).where(eq(memberships.schoolId, empty))
    await createSchoolWithTerms('Expired', [-300, -1])
    expect(await listNames({ lowUse: 'yes' })).toEqual([])
    await countSchoolUsage(site.db)
    const low = ['Both are one person', 'Empty', 'Less than a quarter', 'Too long ago']
    expect(await listNames({ lowUse: 'yes' })).toEqual(low)
    const { rows } = await listPage({ lowUse: 'yes', search: 'Less' })
    expect(rows).toMatchObject([{ members: 5, activeMembers: 1, needs: ['lowUse'] }])
  })

  test('is counted once a day; a departure shows with the next count', async () => {
    const id = await createUsedSchool('A quarter', { teachers: 3, attended: 1 })
    const readUsage = async () =>
      (await site.db.select().from(schoolUsage).where(eq(schoolUsage.schoolId, id)))[0]
    await Promise.all([countSchoolUsage(site.db), countSchoolUsage(site.db)])
    expect(await readUsage()).toMatchObject({ members: 4, activeMembers: 1 })
    await site.db
      .update(memberships)
      .set({ leftAt: sql`now()` })
      .where(eq(memberships.schoolId, id))
    await countSchoolUsage(site.db)
    expect(await readUsage()).toMatchObject({ members: 4 })
    await site.db.update(schoolUsage).set({ countedAt: days(2) })
    await countSchoolUsage(site.db)
    expect(await readUsage()).toMatchObject({ members: 0, activeMembers: 0 })
  })
})

describe('a filtered list', () => {
  const createMany = (count: number, values: Partial<typeof schools.$inferInsert>) =>
    site.db.insert(schools).values(
      Array.from({ length: count }, (_, n) => ({
        ...{ name: `School ${n}`, address: '1 Road, Madurai', affiliationBoard: 'CBSE' },
        ...{ correspondentName: 'x', principalName: 'x', principalContact: '9876543210' },
        ...{ principalEmail: 'p@x.example', email: 's@x.example', mobile: '9876543210' },
        ...{ studentStrength: '1', teachingStaffCount: 1 },
        ...values,
      })),
    )

  const readCsv = async (query: string) => {
    const viewer = await newTeamMember(site.db, 'manager')
    const request = new Request(`http://localhost/api/team/schools/export?${query}`)
    const response = await sendSchoolList(request, viewer)
    const [head, ...lines] = (await response.text()).trim().split('\r\n')
    return { viewer, head, lines }
  }

  test('pages and the CSV have the same schools, each once, newest first', async () => {
    await createMany(600, {})
    await createMany(3, { affiliationBoard: 'ICSE' })
    await createMany(3, { address: '1 Road, Salem' })
    const query = { board: 'CBSE', district: 'maDURai', term: 'none' }
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await listPage(query, after)
      expect(page.rows.length).toBeLessThanOrEqual(50)
      ids.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(ids).size).toBe(600)
    const { lines, head, viewer } = await readCsv(new URLSearchParams(query).toString())
    expect(head).toContain('"School","Address","Board"')
    expect(lines).toHaveLength(600)
    const names = await site.db.select({ id: schools.id, name: schools.name }).from(schools)
    const namesById = new Map(names.map(({ id, name }) => [id, name]))
    expect(lines.map((line) => line.split('"')[1])).toEqual(ids.map((id) => namesById.get(id)))
    const entries = await site.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, viewer.id))
      .orderBy(auditLog.id)
    expect(entries).toMatchObject([{ action: 'school-list.exported' }])
  })

  test('finds a district as entered, and without one in the address', async () => {
    await createMany(1, { name: 'Entered', district: 'Madurai', address: '1 Road' })
    await createMany(1, { name: 'From the address' })
    await createMany(1, { name: 'Other', district: 'Salem', address: '1 Madurai Road' })
    expect(await listNames({ district: 'madurai' })).toEqual(['Entered', 'From the address'])
  })

  test('combines search with other filters; CSV cells do not run as formulas', async () => {
    await createMany(1, { name: '=1+1 Bharathi', affiliationBoard: 'ICSE' })
    await createMany(1, { name: 'Bharathi' })
    expect(await listNames({ search: 'bhar', board: 'ICSE' })).toEqual(['=1+1 Bharathi'])
    const { lines } = await readCsv('search=bhar&board=ICSE')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^"'=1\+1 Bharathi"/)
  })
})
