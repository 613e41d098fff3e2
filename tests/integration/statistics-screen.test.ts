import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COUNTS, type CountName, type Grouping } from '@/base/statistics-kinds'
import { auditLog, dailyCounts, memberships, schools } from '@/db/schema'
import { findRegistrants } from '@/lib/live-sessions/registration/registrants'
import { countEvent } from '@/lib/statistics/count-event'
import { sendStatistics } from '@/lib/statistics/export'
import type { StatisticsRow } from '@/lib/statistics/list'
import type { StatisticsFilter } from '@/lib/statistics/portions'
import { updateStatistics } from '@/lib/statistics/update'
import { openInProcessDatabase } from '../support/in-process'
import { insertAttendances, newPastLiveSession } from '../support/past-live-sessions'
import { newSchool, newUser, newUsers, setClock } from '../support/schools'

/** Four schools, two in Madurai; sessions on two themes, yesterday and today. */

const [YESTERDAY, TODAY] = ['2026-10-04', '2026-10-05']
const DAYS = { period: 'dates', from: YESTERDAY, to: TODAY }

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let queries: Awaited<ReturnType<typeof loadQueries>>
const loadQueries = async () => ({
  ...(await import('@/lib/statistics/list')),
  ...(await import('@/lib/statistics/list')),
})
const liveSessionIds: string[] = []
let schoolIds: string[]
beforeAll(async () => {
  site = await openInProcessDatabase()
  queries = await loadQueries()
  await setClock(site.db, `timestamptz '${TODAY} 12:00+05:30'`)
  const places = [
    ['Anna School', 'Madurai', 'CBSE'],
    ['Bala School', 'Madurai', 'State Board'],
    ['Bala School', 'Theni', 'CBSE'],
    ['Chola School', null, 'ICSE'],
  ] as const
  const teachers = []
  schoolIds = []
  for (const [name, district, affiliationBoard] of places) {
    const { id } = await newSchool(site.db)
    await site.db
      .update(schools)
      .set({ name, district, affiliationBoard })
      .where(eq(schools.id, id))
    const members = await newUsers(site.db, 2)
    await site.db.insert(memberships).values(
      members.map(({ id: userId }) => ({
        ...{ userId, schoolId: id, role: 'teacher' as const, joinedAt: new Date('2026-04-02') },
      })),
    )
    schoolIds.push(id)
    teachers.push(...members)
  }
  const outsiders = await newUsers(site.db, 3)
  for (const [day, theme, attendees] of [
    [YESTERDAY, 'global-goals', [...teachers, ...outsiders]],
    [YESTERDAY, 'social-impact', teachers.slice(0, 3)],
    [TODAY, 'global-goals', teachers.slice(2, 5)],
    [TODAY, null, outsiders.slice(0, 1)],
  ] as const) {
    const session = await newPastLiveSession(site.db, {
      ...{ startsAt: new Date(`${day}T09:00:00+05:30`), minutes: 60, theme },
    })
    await insertAttendances(site.db, session.id, [...attendees])
    liveSessionIds.push(session.id)
  }
  await updateStatistics(site.db)
  // After the update, so that only the rows of today have it.
  await countEvent(teachers[0] as { id: string }, { count: 'downloads', theme: 'global-goals' })
})
afterAll(() => site?.close())

async function list(
  by: Grouping,
  filter: StatisticsFilter = {},
  options: { period?: object; pageSize?: number } = {},
) {
  const { range } = await queries.readPeriod(options.period ?? DAYS)
  const rows: StatisticsRow[] = []
  let after: string | undefined
  do {
    const page = await queries.listStatistics({ by, range, filter, after, ...options })
    rows.push(...page.rows)
    after = page.next ?? undefined
  } while (after)
  return rows
}

const sumRows = (rows: StatisticsRow[]) =>
  Object.fromEntries(
    COUNTS.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Record<CountName, number>

const readTotals = async (filter: StatisticsFilter = {}, period: object = DAYS) =>
  queries.readTotals({ range: (await queries.readPeriod(period)).range, filter })

describe('the numbers agree', () => {
  test.each(['district', 'board', 'theme', 'school'] as const)(
    'rows by %s add up to the totals',
    async (by) => {
      const { active: _, ...totals } = await readTotals()
      expect(totals).toMatchObject({ attendances: 18, minutes: 18 * 60, downloads: 1 })
      expect(sumRows(await list(by))).toEqual(totals)
      expect(sumRows(await list(by, {}, { pageSize: 1 }))).toEqual(totals)
    },
  )

  test.each([
    [{ district: 'Madurai' }, 9, ['Anna School', 'Bala School']],
    [{ district: '-' }, 2, ['Chola School']],
    [{ board: 'CBSE' }, 7, ['Anna School', 'Bala School']],
    [{ board: '-' }, 4, ['']],
    [{ theme: 'social-impact' }, 3, ['Anna School', 'Bala School']],
    [{ theme: 'none' }, 1, ['']],
    [{ district: 'Madurai', theme: 'social-impact' }, 3, ['Anna School', 'Bala School']],
    [{ district: 'Nowhere' }, 0, []],
  ])('the schools behind %o add up to its row', async (filter, attendances, names) => {
    const rows = await list('school', filter)
    expect(sumRows(rows).attendances).toBe(attendances)
    expect((await readTotals(filter)).attendances).toBe(attendances)
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test('attendance equals the people that the sessions list as present', async () => {
    let present = 0
    for (const id of liveSessionIds)
      present += (await findRegistrants(id, { filter: 'present' }, 100)).rows.length
    expect((await readTotals()).attendances).toBe(present)
  })

  test('the bars of a chart add up to the totals, today included', async () => {
    for (const period of [DAYS, { period: 'year' }]) {
      const { range } = await queries.readPeriod(period)
      const bars = await queries.readBars({ range, filter: {} })
      expect(bars.reduce((sum, bar) => sum + bar.attendances, 0)).toBe(18)
      expect(bars.map(({ start }) => start)).toEqual(
        period === DAYS ? [YESTERDAY, TODAY] : ['2026-10-01'],
      )
    }
  })
})

describe('rows', () => {
  test('of districts: without one and without a school come last', async () => {
    const rows = await list('district')
    expect(
      rows.map(({ name, isWithoutSchool, attendances }) => [name, isWithoutSchool, attendances]),
    ).toEqual([
      ['Madurai', false, 9],
      ['Theni', false, 3],
      ['', false, 2],
      ['', true, 4],
    ])
  })

  test('of two schools with one name are two, on different pages too', async () => {
    const rows = await list('school', {}, { pageSize: 2 })
    expect(rows.map(({ name }) => name)).toEqual([
      'Anna School',
      'Bala School',
      'Bala School',
      'Chola School',
      '',
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5)
  })

  test('leave out what has no counts in the period', async () => {
    const period = { period: 'dates', from: TODAY, to: TODAY }
    const rows = await list('school', { theme: 'global-goals' }, { period })
    expect(rows.map(({ id }) => id).sort()).toEqual(schoolIds.slice(0, 3).sort())
  })

  test('active teachers count once for two sessions, in each group', async () => {
    const active = async (by: Grouping, filter: StatisticsFilter = {}) =>
      Object.fromEntries((await list(by, filter)).map((row) => [row.name, row.active]))
    expect((await readTotals()).active).toBe(11)
    expect((await readTotals({ district: 'Madurai' })).active).toBe(4)
    expect(await active('theme')).toMatchObject({ 'global-goals': 11, 'social-impact': 3 })
    expect(await active('school')).toMatchObject({ 'Anna School': 2, 'Chola School': 2, '': 3 })
    expect(await active('board')).toMatchObject({ CBSE: 4, ICSE: 2 })
    expect((await readTotals({}, { period: 'year' })).active).toBe(11)
    // November and December are still to come.
    const quarter = { period: 'dates', from: '2026-10-01', to: '2026-12-31' }
    expect((await readTotals({}, quarter)).active).toBe(11)
  })

  test('a school that is deleted keeps its counts, without a school', async () => {
    const before = await readTotals()
    const deletedId = schoolIds[0] ?? ''
    await site.db
      .transaction(async (tx) => {
        await tx.delete(schools).where(eq(schools.id, deletedId))
        await tx.execute(sql`update statistics_periods set computed_at = null`)
      })
      .then(() => updateStatistics(site.db))
    expect(await readTotals()).toEqual(before)
    expect(sumRows(await list('school')).attendances).toBe(before.attendances)
    expect(sumRows(await list('school')).downloads).toBe(1)
    expect(await site.db.$count(dailyCounts, sql`school_id = ${deletedId} and board <> ''`)).toBe(0)
  })
})

test('the CSV file has the rows of the screen, and each download is logged', async () => {
  const viewer = await newUser(site.db)
  const request = (by: string) =>
    new Request(`https://uns.example/x?${new URLSearchParams({ ...DAYS, by })}`)
  const response = await sendStatistics(request('theme'), viewer)
  expect(response.headers.get('content-disposition')).toContain(`${YESTERDAY}-${TODAY}.csv`)
  const [heads, ...lines] = (await response.text()).trim().split('\r\n')
  expect(heads).toContain('"Theme","Active teachers","New accounts"')
  expect(lines).toHaveLength((await list('theme')).length)
  expect(lines.join()).toContain('"11","0","0","14","14"')
  const entries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'statistics.exported'))
    .orderBy(auditLog.id)
  expect(entries).toMatchObject([{ actorId: viewer.id }])
})
