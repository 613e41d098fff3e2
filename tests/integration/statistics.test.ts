// @module-tag machine
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COUNTS, type CountName } from '@/base/statistics-kinds'
import {
  activeGroupTeachers,
  activeTeachers,
  attendances,
  certificates,
  dailyCounts,
  dailyGroupCounts,
  liveSessionRegistrations,
  liveSessions,
  memberships,
  NO_SCHOOL,
  schools,
  statisticsPeriods,
  users,
} from '@/db/schema'
import { saveReadingPlace } from '@/lib/library/reading'
import { eraseUser as erase } from '@/lib/privacy/erasure/erase'
import { countEvent } from '@/lib/statistics/count-event'
import { mergeSchools } from '@/lib/team/merge-schools'
import { openInProcessDatabase } from '../support/in-process'
import { insertAttendances, newPastLiveSession } from '../support/past-live-sessions'
import { newSchool, newUser, newUsers, setClock } from '../support/schools'

/** India's day of most sessions; a fixed clock keeps the number of computed days small. */
const DAY = '2026-09-10'
const STARTS_AT = new Date(`${DAY}T10:00:00+05:30`)
const MONTH_BEFORE = new Date('2026-08-31T10:00:00+05:30')
const LONG_AGO = new Date('2026-04-02T10:00:00+05:30')
const TODAY = `timestamptz '2026-09-14 12:00+05:30'`
const A_MONTH_LATER = `timestamptz '2026-10-05 12:00+05:30'`

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let updateStatistics: (recordsPerStatement?: number) => Promise<void>
beforeAll(async () => {
  site = await openInProcessDatabase()
  const update = await import('@/lib/statistics/update')
  updateStatistics = (recordsPerStatement) => update.updateStatistics(site.db, recordsPerStatement)
})
afterAll(() => site?.close())
beforeEach(async () => {
  await setClock(site.db, TODAY)
  await site.db.delete(certificates)
  await site.db.delete(liveSessions)
  await site.db.delete(users)
  await site.db.delete(schools)
  for (const table of [
    ...[dailyCounts, dailyGroupCounts, activeTeachers, activeGroupTeachers],
    statisticsPeriods,
  ])
    await site.db.delete(table)
})

const markDue = () => site.db.update(statisticsPeriods).set({ computedAt: null })

async function updateAgain() {
  await markDue()
  await updateStatistics()
}

/** Members since April, so that their sessions count for the school. */
async function newSchoolWithTeachers(count: number) {
  const school = await newSchool(site.db)
  const teachers = count > 0 ? await newUsers(site.db, count) : []
  if (count > 0)
    await site.db.insert(memberships).values(
      teachers.map(({ id }) => ({
        userId: id,
        schoolId: school.id,
        role: 'teacher' as const,
        joinedAt: LONG_AGO,
      })),
    )
  return { id: school.id, teachers, coordinator: school.coordinator }
}

const newSession = (overrides = {}) =>
  newPastLiveSession(site.db, {
    startsAt: STARTS_AT,
    minutes: 90,
    theme: 'global-goals',
    ...overrides,
  })

const register = (liveSessionId: string, people: { id: string }[], state = 'registered') =>
  site.db
    .insert(liveSessionRegistrations)
    .values(people.map(({ id }) => ({ liveSessionId, userId: id, state: state as 'registered' })))

const certify = (liveSessionId: string, people: { id: string }[], overrides = {}) =>
  site.db.insert(certificates).values(
    people.map(({ id }) => ({
      number: `UNS-${id.slice(0, 8)}-${liveSessionId.slice(0, 4)}`,
      liveSessionId,
      userId: id,
      name: 'Meena Iyer',
      ...overrides,
    })),
  )

type Counts = Partial<Record<CountName, number>>

/** Sums by school; counts of 0 are left out. */
async function readCounts(table: typeof dailyCounts | typeof dailyGroupCounts = dailyCounts) {
  const rows = await site.db
    .select(Object.fromEntries(COUNTS.map((name) => [name, sql<number>`sum(${table[name]})::int`])))
    .from(table)
    .where(eq(table.day, DAY))
  return dropZeros(rows[0] ?? {})
}

const dropZeros = (counts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value)) as Counts

const readAll = async () => ({
  daily: await site.db
    .select()
    .from(dailyCounts)
    .orderBy(dailyCounts.day, dailyCounts.schoolId, dailyCounts.theme, dailyCounts.source),
  groups: await site.db
    .select()
    .from(dailyGroupCounts)
    .orderBy(
      ...[dailyGroupCounts.day, dailyGroupCounts.district, dailyGroupCounts.board],
      dailyGroupCounts.theme,
    ),
  active: await site.db
    .select()
    .from(activeTeachers)
    .orderBy(
      ...[activeTeachers.span, activeTeachers.firstDay, activeTeachers.theme],
      ...[activeTeachers.schoolId, activeTeachers.source],
    ),
})

describe('the counts of a day', () => {
  test('registrations, attendance, hours and certificates of its sessions, by school and theme', async () => {
    const { id, teachers } = await newSchoolWithTeachers(3)
    const [outsider] = await newUsers(site.db, 1)
    const session = await newSession()
    await register(session.id, teachers)
    await insertAttendances(site.db, session.id, [
      ...teachers.slice(0, 2),
      outsider as { id: string },
    ])
    await certify(session.id, teachers.slice(0, 1))
    await updateStatistics()
    const rows = await site.db.select().from(dailyCounts).where(eq(dailyCounts.day, DAY))
    expect(rows.sort((a, b) => b.registrations - a.registrations)).toMatchObject([
      {
        ...{ schoolId: id, theme: 'global-goals', board: 'State Board', district: '' },
        ...{ registrations: 3, attendances: 2, minutes: 180, certificates: 1 },
      },
      {
        ...{ schoolId: NO_SCHOOL, theme: 'global-goals', board: '', district: '' },
        ...{ registrations: 0, attendances: 1, minutes: 90, certificates: 0 },
      },
    ])
    expect(await readCounts(dailyGroupCounts)).toEqual(await readCounts())
  })

  test('no waiting places, cancelled sessions, sessions to come or revoked certificates', async () => {
    const { teachers } = await newSchoolWithTeachers(2)
    const session = await newSession()
    await register(session.id, teachers.slice(0, 1), 'waiting')
    await register(session.id, teachers.slice(1), 'cancelled')
    const cancelled = await newSession({ state: 'cancelled' })
    await insertAttendances(site.db, cancelled.id, teachers)
    const coming = await newSession({ startsAt: new Date('2026-10-08T10:00:00+05:30') })
    await register(coming.id, teachers)
    const revoked = await newSession()
    await insertAttendances(site.db, revoked.id, teachers)
    await certify(revoked.id, teachers, { revokedAt: new Date() })
    await updateStatistics()
    expect(await readCounts()).toEqual({ attendances: 2 })
    expect(await site.db.$count(dailyCounts, sql`registrations > 0`)).toBe(0)
  })

  test('the day is India’s: a session at 23:30 counts on it, at 00:15 on the next', async () => {
    const { teachers } = await newSchoolWithTeachers(1)
    for (const time of ['T23:30:00+05:30', 'T00:15:00+05:30']) {
      const session = await newSession({ startsAt: new Date(`${DAY}${time}`) })
      await insertAttendances(site.db, session.id, teachers)
    }
    const next = await newSession({ startsAt: new Date('2026-09-11T00:15:00+05:30') })
    await insertAttendances(site.db, next.id, teachers)
    await updateStatistics()
    expect(await readCounts()).toMatchObject({ attendances: 2 })
  })

  test('past sessions stay with the school that a teacher leaves', async () => {
    await setClock(site.db, A_MONTH_LATER)
    const { id, teachers } = await newSchoolWithTeachers(1)
    const session = await newSession()
    await insertAttendances(site.db, session.id, teachers)
    await site.db
      .update(memberships)
      .set({ leftAt: new Date('2026-09-20T10:00:00+05:30') })
      .where(eq(memberships.userId, teachers[0]?.id ?? ''))
    const later = await newSession({ startsAt: new Date('2026-10-01T10:00:00+05:30') })
    await insertAttendances(site.db, later.id, teachers)
    await updateStatistics()
    const rows = await site.db
      .select({ day: dailyCounts.day, schoolId: dailyCounts.schoolId })
      .from(dailyCounts)
      .where(sql`attendances > 0`)
      .orderBy(dailyCounts.day)
    expect(rows).toEqual([
      { day: DAY, schoolId: id },
      { day: '2026-10-01', schoolId: NO_SCHOOL },
    ])
  })

  test('a new account counts for the first school that its user joins, even later', async () => {
    const { id } = await newSchoolWithTeachers(0)
    const user = await newUser(site.db, { createdAt: STARTS_AT })
    await updateStatistics()
    expect(await site.db.$count(dailyCounts, isCounted({ accounts: 1, schoolId: NO_SCHOOL }))).toBe(
      1,
    )
    await site.db.insert(memberships).values({ userId: user.id, schoolId: id, role: 'teacher' })
    await updateAgain()
    expect(await site.db.$count(dailyCounts, isCounted({ accounts: 1, schoolId: id }))).toBe(1)
  })
})

const isCounted = ({ accounts, schoolId }: { accounts: number; schoolId: string }) =>
  and(
    eq(dailyCounts.day, DAY),
    eq(dailyCounts.accounts, accounts),
    eq(dailyCounts.schoolId, schoolId),
  )

describe('an update', () => {
  test('gives the same numbers again, after a gap, and in two instances at once', async () => {
    const { teachers } = await newSchoolWithTeachers(3)
    for (const startsAt of [STARTS_AT, MONTH_BEFORE, new Date('2026-09-14T09:00:00+05:30')]) {
      const session = await newSession({ startsAt })
      await register(session.id, teachers)
      await insertAttendances(site.db, session.id, teachers)
    }
    await updateStatistics()
    const first = await readAll()
    expect(first.daily.length).toBeGreaterThan(2)
    await updateAgain()
    expect(await readAll()).toEqual(first)
    await site.db.delete(statisticsPeriods).where(sql`first_day > '2026-09-01'`)
    await updateStatistics()
    expect(await readAll()).toEqual(first)
    // In small portions, so that a statement of a large site ends in time.
    await markDue()
    await updateStatistics(1)
    expect(await readAll()).toEqual(first)
    await markDue()
    await Promise.all([updateStatistics(), updateStatistics()])
    expect(await readAll()).toEqual(first)
  })

  test('includes attendance imported for a past day, and excludes undone attendance', async () => {
    const { teachers } = await newSchoolWithTeachers(3)
    const session = await newSession()
    await insertAttendances(site.db, session.id, teachers.slice(0, 1))
    await updateStatistics()
    await insertAttendances(site.db, session.id, teachers.slice(1))
    await site.db.execute(
      sql`update statistics_periods set computed_at = now() - interval '25 hours'`,
    )
    await updateStatistics()
    expect(await readCounts()).toMatchObject({ attendances: 3, minutes: 270 })
    await site.db.delete(attendances).where(eq(attendances.userId, teachers[0]?.id ?? ''))
    await updateAgain()
    expect(await readCounts(dailyGroupCounts)).toMatchObject({ attendances: 2, minutes: 180 })
  })

  test('a corrected board moves the counts of past days', async () => {
    const { id, teachers } = await newSchoolWithTeachers(1)
    const session = await newSession()
    await insertAttendances(site.db, session.id, teachers)
    await updateStatistics()
    await site.db
      .update(schools)
      .set({ affiliationBoard: 'ICSE', district: 'Madurai' })
      .where(eq(schools.id, id))
    await updateAgain()
    const groups = await site.db
      .select()
      .from(dailyGroupCounts)
      .where(eq(dailyGroupCounts.day, DAY))
    expect(groups).toMatchObject([{ board: 'ICSE', district: 'Madurai', attendances: 1 }])
  })
})

test('active teachers count once in a month, a school year and over all themes', async () => {
  await setClock(site.db, A_MONTH_LATER)
  const { id, teachers } = await newSchoolWithTeachers(2)
  for (const [day, theme] of [
    ['2026-09-10', 'global-goals'],
    ['2026-09-17', 'social-impact'],
    ['2026-10-01', 'global-goals'],
  ]) {
    const session = await newSession({ startsAt: new Date(`${day}T10:00:00+05:30`), theme })
    await insertAttendances(
      site.db,
      session.id,
      day === '2026-10-01' ? teachers.slice(1) : teachers,
    )
  }
  await updateStatistics()
  const count = async (span: 'month' | 'year', firstDay: string, theme: string) => {
    const [row] = await site.db
      .select({ teachers: sql<number>`coalesce(sum(teachers), 0)::int` })
      .from(activeTeachers)
      .where(
        and(
          ...[eq(activeTeachers.span, span), eq(activeTeachers.firstDay, firstDay)],
          ...[eq(activeTeachers.theme, theme), eq(activeTeachers.schoolId, id)],
        ),
      )
    return row?.teachers
  }
  expect(await count('month', '2026-09-01', 'all')).toBe(2)
  expect(await count('month', '2026-09-01', 'social-impact')).toBe(2)
  expect(await count('month', '2026-10-01', 'all')).toBe(1)
  expect(await count('month', '2026-10-01', 'social-impact')).toBe(0)
  expect(await count('year', '2026-04-01', 'all')).toBe(2)
})

test('a teacher who changes school counts once: for the last one', async () => {
  const [first, second] = [await newSchoolWithTeachers(1), await newSchoolWithTeachers(0)]
  const [teacher] = first.teachers
  const userId = teacher?.id ?? ''
  const change = new Date('2026-09-12T10:00:00+05:30')
  await site.db.update(memberships).set({ leftAt: change }).where(eq(memberships.userId, userId))
  await site.db
    .insert(memberships)
    .values({ userId, schoolId: second.id, role: 'teacher', joinedAt: change })
  for (const startsAt of [STARTS_AT, new Date('2026-09-13T10:00:00+05:30')])
    await insertAttendances(site.db, (await newSession({ startsAt })).id, first.teachers)
  await updateStatistics()
  const rows = await site.db
    .select({ schoolId: activeTeachers.schoolId, teachers: activeTeachers.teachers })
    .from(activeTeachers)
    .where(and(eq(activeTeachers.span, 'month'), eq(activeTeachers.theme, 'all')))
  expect(rows).toEqual([{ schoolId: second.id, teachers: 1 }])
})

describe('erasing a user', () => {
  async function eraseUser({ id, email }: { id: string; email: string }, keepCertificates = false) {
    await site.db.transaction((tx) =>
      erase(tx, { id, email, confirmed: true } as never, { keepCertificates }),
    )
  }

  test.each([true, false])('changes no total, certificates kept: %s', async (keepCertificates) => {
    const { teachers } = await newSchoolWithTeachers(2)
    const session = await newSession()
    await register(session.id, teachers)
    await insertAttendances(site.db, session.id, teachers)
    await certify(session.id, teachers)
    await updateStatistics()
    const readTotals = async () => ({
      days: await readCounts(),
      groups: await readCounts(dailyGroupCounts),
      accounts: await sumOf('accounts', dailyCounts),
      active: await site.db
        .select({ span: activeTeachers.span, teachers: sql<number>`sum(teachers)::int` })
        .from(activeTeachers)
        .where(eq(activeTeachers.theme, 'all'))
        .groupBy(activeTeachers.span)
        .orderBy(activeTeachers.span),
    })
    const before = await readTotals()
    expect(before.days).toEqual({ registrations: 2, attendances: 2, minutes: 180, certificates: 2 })
    expect(before.active).toMatchObject([{ teachers: 2 }, { teachers: 2 }])
    await eraseUser(teachers[0] as never, keepCertificates)
    expect(await readTotals()).toEqual(before)
    await updateAgain()
    expect(await readTotals()).toEqual(before)
  })

  test('during an update counts the user once', async () => {
    const { teachers } = await newSchoolWithTeachers(3)
    const session = await newSession()
    await insertAttendances(site.db, session.id, teachers)
    await updateStatistics()
    await markDue()
    await Promise.all([updateStatistics(), eraseUser(teachers[0] as never)])
    await updateAgain()
    expect(await readCounts()).toEqual({ attendances: 3, minutes: 270 })
  })
})

const sumOf = async (name: CountName, table: typeof dailyCounts) =>
  (await site.db.select({ sum: sql<number>`sum(${table[name]})::int` }).from(table))[0]?.sum

test('merging schools adds up their counts, and the districts follow', async () => {
  const [from, into] = [await newSchoolWithTeachers(1), await newSchoolWithTeachers(1)]
  await site.db
    .update(schools)
    .set({ name: 'Old name', district: 'Madurai' })
    .where(eq(schools.id, from.id))
  const session = await newSession()
  await insertAttendances(site.db, session.id, [...from.teachers, ...into.teachers])
  for (const { teachers } of [from, into])
    await countEvent(teachers[0] as never, { count: 'downloads' })
  await updateStatistics()
  const manager = await newUser(site.db)
  await mergeSchools(manager, { from: from.id, into: into.id, name: 'Old name' })
  const readSchools = () =>
    site.db
      .select({
        ...{ schoolId: dailyCounts.schoolId, district: dailyCounts.district },
        attendances: sql<number>`sum(attendances)::int`,
        downloads: sql<number>`sum(downloads)::int`,
      })
      .from(dailyCounts)
      .where(sql`attendances + downloads > 0`)
      .groupBy(dailyCounts.schoolId, dailyCounts.district)
  const expected = [{ schoolId: into.id, district: '', attendances: 2, downloads: 2 }]
  expect(await readSchools()).toEqual(expected)
  await updateStatistics()
  expect(await readSchools()).toEqual(expected)
  const groups = await site.db.select().from(dailyGroupCounts).where(eq(dailyGroupCounts.day, DAY))
  expect(groups).toMatchObject([{ district: '', attendances: 2 }])
})

describe('downloads and reading', () => {
  test('count at once for the school of the user, also of many at the same time', async () => {
    const { id, teachers } = await newSchoolWithTeachers(2)
    const [outsider] = await newUsers(site.db, 1)
    const download = { count: 'downloads', theme: 'global-goals' } as const
    await Promise.all([...teachers, ...teachers].map((teacher) => countEvent(teacher, download)))
    await countEvent(outsider as { id: string }, { count: 'books' })
    await updateAgain()
    const rows = await site.db.select().from(dailyCounts).where(eq(dailyCounts.source, 'added'))
    expect(rows.sort((a, b) => b.downloads - a.downloads)).toMatchObject([
      { schoolId: id, theme: 'global-goals', downloads: 4, books: 0 },
      { schoolId: NO_SCHOOL, theme: 'none', downloads: 0, books: 1 },
    ])
  })

  test('a book counts once a day for a teacher, of ten requests at once too', async () => {
    await setClock(site.db, 'now()')
    const [reader] = await newUsers(site.db, 1)
    const viewer = { ...reader, isSubscribed: true } as never
    const place = { view: 'text', page: 2, scroll: 0 } as const
    const save = () => saveReadingPlace(viewer, 'sdg-starters', place)
    const outcomes = await Promise.all(Array.from({ length: 10 }, save))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    await site.db.execute(sql`update reading_positions set updated_at = now() - interval '1 day'`)
    expect([await save(), await save()]).toEqual([true, false])
  })
})
