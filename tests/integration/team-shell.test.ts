import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactMessages, itemTexts, liveSessions, schools, terms, users } from '@/db/schema'
import { groupSearchResults, searchTeamRecords } from '@/lib/team/search/search'
import { getPendingWork } from '@/lib/team/today/pending-work'
import { countWaitingWork } from '@/lib/team/today/weekly-stats'
import { newApplication } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

const ago = (days: number) => sql`now() - make_interval(days => ${days})`

async function newMessage(subject: string, days: number) {
  const values = { name: 'Ravi', email: 'ravi@school.example', subject, message: 'When?' }
  await site.db.insert(contactMessages).values({ ...values, createdAt: ago(days) })
}

describe('the start page', () => {
  test('lists what waits by age across kinds, and what ends by days left', async () => {
    await newMessage('Old question', 5)
    await newLiveSession(site.db, { inMinutes: -9 * 24 * 60, title: 'Old session' })
    const { id: schoolId } = await newSchool(site.db)
    await site.db.delete(terms)
    await site.db.insert(terms).values({
      ...{ schoolId, seats: 5, firstDay: sql`day_in_india() - 30` },
      lastDay: sql`day_in_india() + 12`,
    })
    await newMessage('About my data', 25)
    await newApplication()
    const { waiting, endsSoon } = await getPendingWork('manager')
    expect(waiting.map(({ kind, days }) => [kind, days])).toEqual([
      ['session', 9],
      ['message', 5],
      ['application', 0],
    ])
    expect(endsSoon.map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([
      ['request', 5],
      ['term', 12],
    ])
    await site.db.insert(terms).values({
      ...{ schoolId, seats: 5, firstDay: sql`day_in_india() + 13` },
      lastDay: sql`day_in_india() + 40`,
    })
    const { endsSoon: withoutTerm } = await getPendingWork('manager')
    expect(withoutTerm.map(({ kind }) => kind)).toEqual(['request'])
  })

  test('and the navigation show each role only what it may handle', async () => {
    const { waiting, endsSoon } = await getPendingWork('editor')
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['session', 'message']))
    expect(endsSoon.map(({ kind }) => kind)).toEqual(['request'])
    const managerCounts = await countWaitingWork('manager')
    expect(managerCounts).toMatchObject({ teamApplications: 1, teamMessages: 2, teamSessions: 1 })
    const noWork = { teamApplications: 0, teamMessages: 0, teamSessions: 0, teamBilling: 0 }
    expect(await countWaitingWork('accounts')).toMatchObject(noWork)
    expect(await countWaitingWork('viewer')).toEqual({ ...noWork, teamMail: undefined })
    const { teamApplications, teamMail } = await countWaitingWork('editor')
    expect([teamApplications, teamMail]).toEqual([0, undefined])
  })
})

describe('the search', () => {
  test('finds sessions and content by the start of any word, for editors too', async () => {
    const { id } = await newLiveSession(site.db, { inMinutes: 60, title: 'Zebra crossings' })
    for (const role of ['editor', 'manager'] as const) {
      const { sessions = [], content = [] } = (await searchTeamRecords('zebr', role)) ?? {}
      expect([sessions.map((row) => row.id), content]).toEqual([[id], []])
      const rubrics = await searchTeamRecords('rubric', role)
      expect(rubrics?.content.length).toBeGreaterThan(0)
      expect(rubrics?.users).toEqual([])
    }
    const found = await searchTeamRecords('zebr', 'accounts')
    expect(found && Object.values(found).flat()).toEqual([])
    expect(await searchTeamRecords('zebr', 'viewer')).toBeNull()
  })

  test('limits each kind on its own, and groups link to the record of each hit', async () => {
    for (let count = 0; count < 3; count += 1) await newUser(site.db)
    await site.db.update(users).set({ lastname: 'Zephyr' })
    await site.db.update(schools).set({ name: 'Zephyr Academy' })
    const results = await searchTeamRecords('zephyr', 'manager', 2)
    expect([results?.users.length, results?.schools.length]).toEqual([2, 2])
    if (!results) throw new Error('no results')
    const groups = groupSearchResults({
      ...results,
      content: [{ id: 'rubrics', type: 'book', title: 'Rubrics' }],
    })
    expect(groups.every(({ hits }) => hits.length > 0)).toBe(true)
    expect(groups.flatMap(({ hits }) => hits.map(({ url }) => url))).toContain(
      '/team/library/rubrics',
    )
  })

  test('of each kind of text uses its index', async () => {
    const search = await import('@/db/full-text-search')
    const searched = [
      [users, search.userSearchColumns, 'users'],
      [schools, search.schoolSearchColumns, 'schools'],
      [contactMessages, search.contactSearchColumns, 'contact_messages'],
      [liveSessions, search.sessionSearchColumns, 'live_sessions'],
      [itemTexts, search.itemSearchColumns, 'item_texts'],
    ] as const
    for (const [table, columns, name] of searched) {
      const condition = search.matchesSearch(columns, 'zebra')
      const query = sql`explain select 1 from ${table} where ${condition}`
      const plan = await search.withCustomPlan((tx) => tx.execute(query), { table, condition })
      expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${name}_words_index`)
    }
  })
})
