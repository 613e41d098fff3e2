import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatIndiaDay } from '@/base/india-time'
import { announcements, calendarFeeds, orders, teamRoles } from '@/db/schema'
import { listTeamCalendar } from '@/lib/team/calendar/entries'
import { createCalendarFeed, removeCalendarFeed, sendCalendarFeed } from '@/lib/team/calendar/feed'
import { getMonthDays, parseMonth, shiftMonth } from '@/lib/team/calendar/months'
import type { TeamRole } from '@/lib/team-access/policy'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let manager: Awaited<ReturnType<typeof newTeamMember>>
const TODAY = formatIndiaDay(new Date())
const inDays = (days: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  site = await openInProcessDatabase()
  manager = await newTeamMember(site.db, 'manager')
  const school = await newSchool(site.db, { institution_name: 'Neem School' })
  await newLiveSession(site.db, { title: 'Water', inMinutes: 3 * 24 * 60 })
  await newLiveSession(site.db, { title: 'Secret draft', state: 'draft' })
  await site.db.insert(orders).values({
    ...{ schoolId: school.id, plan: 'x', seats: 1, months: 12, taxablePaise: 100, totalPaise: 118 },
    buyer: { name: 'Neem School', address: 'x', board: 'x', gstin: null, state: null },
    dueDay: inDays(5),
  })
  await site.db.insert(announcements).values({
    ...{ state: 'scheduled', audience: 'news', subject: 'New cards', body: 'x' },
    startsAt: sql`now() + interval '2 days'`,
  })
})
afterAll(() => site?.close())

const listKinds = async (role: TeamRole, days = { from: TODAY, to: inDays(370) }) =>
  (await listTeamCalendar(role, days)).map(({ kind, day, title }) => `${kind} ${day} ${title}`)

test('each role sees what it may open, in the order of days', async () => {
  const session = `session ${inDays(3)} Water`
  const billing = [
    `reminder ${inDays(2)} Neem School`,
    `order ${inDays(5)} Neem School`,
    `reminder ${inDays(12)} Neem School`,
    `reminder ${inDays(26)} Neem School`,
  ]
  expect(await listKinds('viewer')).toEqual([session])
  expect(await listKinds('editor')).toEqual([session])
  expect(await listKinds('accounts')).toEqual(billing)
  const all = await listKinds('manager')
  expect(all).toEqual(expect.arrayContaining([session, ...billing]))
  expect(all.filter((entry) => entry.startsWith('announcement'))).toHaveLength(1)
  expect(all.filter((entry) => entry.startsWith('term'))).toHaveLength(1)
  const days = all.map((entry) => entry.split(' ')[1] ?? '')
  expect(days).toEqual(days.toSorted())
  const [entry] = await listTeamCalendar('viewer', { from: TODAY, to: inDays(30) })
  expect(entry?.href).toBeNull()
})

test('what is paid, withdrawn or reminded is gone', async () => {
  await site.db.update(orders).set({ reminderStage: 2 })
  expect(await listKinds('accounts')).toEqual([
    `order ${inDays(5)} Neem School`,
    `reminder ${inDays(26)} Neem School`,
  ])
  await site.db.update(orders).set({ settledPaise: 118 })
  expect(await listKinds('accounts')).toEqual([])
  await site.db.update(orders).set({ settledPaise: 0, reminderStage: 0 })
})

const readFeed = async (address: string) => {
  const response = await sendCalendarFeed(address.split('/').at(-1) ?? '')
  return { response, calendar: new ICAL.Component(ICAL.parse(await response.text())) }
}

test('the feed has the entries of the role, and no amounts', async () => {
  const { response, calendar } = await readFeed(await createCalendarFeed(manager))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const titles = events.map(({ summary }) => summary)
  expect(titles).toEqual(
    expect.arrayContaining(['Live session: Water', 'Last day to pay: Neem School']),
  )
  const due = events.find(({ summary }) => summary.startsWith('Last day'))
  expect(due?.startDate).toMatchObject({ isDate: true })
  expect(due?.startDate.toString()).toBe(inDays(5))
  expect(calendar.toString()).not.toMatch(/₹|Secret draft|meet\.uns/)
})

test('a new address replaces the old one; turned off or without a role there is none', async () => {
  const old = await createCalendarFeed(manager)
  const address = await createCalendarFeed(manager)
  await expect(readFeed(old)).rejects.toMatchObject({ kind: 'notFound' })
  expect((await readFeed(address)).response.status).toBe(200)
  const [feed] = await site.db.select().from(calendarFeeds)
  expect(address).not.toContain(feed?.tokenHash)
  await site.db.update(teamRoles).set({ role: 'viewer' }).where(eq(teamRoles.userId, manager.id))
  expect((await readFeed(address)).calendar.toString()).not.toContain('Neem School')
  await site.db.delete(teamRoles).where(eq(teamRoles.userId, manager.id))
  await expect(readFeed(address)).rejects.toMatchObject({ kind: 'notFound' })
  await site.db.insert(teamRoles).values({ userId: manager.id, role: 'manager' })
  await removeCalendarFeed(manager)
  await expect(readFeed(address)).rejects.toMatchObject({ kind: 'notFound' })
  for (const file of ['', 'x.ics', `${'a'.repeat(43)}.ics`, address.slice(-47, -4)])
    await expect(sendCalendarFeed(file)).rejects.toMatchObject({ kind: 'notFound' })
})

test('months: the last day, both ends of a year, and what is no month', () => {
  expect(getMonthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2027-01', -1)).toBe('2026-12')
  for (const text of [undefined, '2026-13', "2026-01'", '1999-01'])
    expect(parseMonth(text, '2026-11-29')).toBe('2026-11')
})
