import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, liveSessions } from '@/db/schema'
import { emptyCells, type PlanCells } from '@/lib/client/session-plan'
import {
  deleteSessionDrafts,
  getPlanSuggestions,
  saveSessionPlan,
} from '@/lib/live-sessions/session/plan'
import { publishSessions } from '@/lib/live-sessions/session/publish'
import { openInProcessDatabase } from '../support/in-process'
import { MEETING_URL, newLiveSession } from '../support/live-sessions'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = await newUser(site.db)
})
beforeEach(() => site.db.delete(liveSessions))
afterAll(() => site?.close())

const newRow = (cells: Partial<PlanCells> = {}) => ({
  ...{ id: randomUUID(), ...emptyCells('2027-06-05'), title: 'Water' },
  ...cells,
})
const save = (...rows: ReturnType<typeof newRow>[]) => saveSessionPlan(editor, { rows })
const find = async (id: string) =>
  (await site.db.select().from(liveSessions).where(eq(liveSessions.id, id)))[0]

const complete = {
  ...{ host: 'Meena Iyer', hostBio: 'Teaches science.', summary: 'Meters.' },
  meetingUrl: MEETING_URL,
}

test('each row becomes a draft like the last session of the series, with what the row says', async () => {
  await newLiveSession(site.db, {
    ...{ minutes: 45, language: 'ta', audience: 'subscriber', attendanceMethod: 'joining' },
    ...{ host: 'Meena Iyer', hostBio: 'Teaches science in Pune.' },
  })
  const row = newRow({ host: 'Meena Iyer', theme: 'sustainable development Goals', time: '17:30' })
  const [result] = await save(row)
  expect(result).toEqual({ id: row.id, errors: null })
  expect(await find(row.id)).toMatchObject({
    ...{ state: 'draft', kind: 'series', title: 'Water', theme: 'global-goals', minutes: 45 },
    ...{
      language: 'ta',
      audience: 'subscriber',
      attendanceMethod: 'joining',
      attendanceCode: null,
    },
    ...{ hostBio: 'Teaches science in Pune.', summary: '', meetingUrl: '' },
    startsAt: new Date('2027-06-05T17:30:00+05:30'),
    slug: 'water-2027-06-05',
  })
})

test('a wrong cell is named and keeps no other row back', async () => {
  const [good, bad] = [
    newRow(),
    newRow({
      ...{ title: '', theme: 'Astrology', day: 'after Diwali', time: 'morning' },
      meetingUrl: 'http://x',
    }),
  ]
  const results = await save(good, bad)
  expect(results).toEqual([
    { id: good.id, errors: null },
    {
      id: bad.id,
      errors: {
        ...{ title: 'sessionTitleRequired', theme: 'themeUnknown', day: 'dayInvalid' },
        ...{ time: 'timeInvalid', meetingUrl: 'urlInvalid' },
      },
    },
  ])
  expect(await site.db.$count(liveSessions)).toBe(1)
})

test('rows that are sent again are saved once; equal titles on a day get addresses of their own', async () => {
  const rows = [newRow(), newRow()]
  await save(...rows)
  await save(...rows)
  const saved = await site.db.select().from(liveSessions)
  expect(saved).toHaveLength(2)
  expect(new Set(saved.map(({ slug }) => slug)).size).toBe(2)
})

test('undo deletes drafts, never what a colleague has published meanwhile', async () => {
  const [draft, published] = [newRow(), newRow({ ...complete, title: 'Soil' })]
  await save(draft, published)
  await publishSessions(editor, [published.id])
  expect(await deleteSessionDrafts(editor, [draft.id, published.id])).toBe(1)
  expect(await find(draft.id)).toBeUndefined()
  expect(await find(published.id)).toMatchObject({ state: 'published' })
  const entries = await site.db.select().from(auditLog).where(eq(auditLog.targetId, draft.id))
  expect(entries.map(({ action }) => action)).toEqual([
    'live-session.created',
    'live-session.deleted',
  ])
})

test('publishing names what a draft lacks, and publishes the others once', async () => {
  const [ready, empty] = [newRow({ ...complete, title: 'Soil' }), newRow()]
  await save(ready, empty)
  const ids = [ready.id, empty.id]
  expect(await publishSessions(editor, ids)).toEqual({
    published: ['Soil'],
    incomplete: [{ title: 'Water', fields: ['summary', 'host', 'hostBio', 'meetingUrl'] }],
  })
  expect(await publishSessions(editor, [ready.id])).toMatchObject({ published: ['Soil'] })
  const entries = await site.db.select().from(auditLog).where(inArray(auditLog.targetId, ids))
  expect(entries.filter(({ action }) => action === 'live-session.changed')).toHaveLength(1)
})

test('the page suggests days that are taken, hosts and themes', async () => {
  await newLiveSession(site.db, { host: 'Ravi', startsAt: new Date('2027-06-05T04:30:00Z') })
  const { takenDays, hosts, themes } = await getPlanSuggestions()
  expect(takenDays).toContain('2027-06-05')
  expect(hosts).toEqual(['Ravi'])
  expect(themes).toContain('Sustainable development goals')
})
