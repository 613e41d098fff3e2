import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, certificates } from '@/db/schema'
import type { AuditLogFilters } from '@/lib/audit/entries'
import { randomCertificateNumber } from '@/lib/certificates/number'
import { openInProcessDatabase } from '../support/in-process'
import { newPastLiveSession } from '../support/past-live-sessions'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase({ APP_URL: 'https://uns.example' })
  editor = await newUser(site.db)
})
afterAll(() => site?.close())

const modules = async () => ({
  ...(await import('@/lib/audit/audit-log')),
  ...(await import('@/lib/audit/entries')),
  ...(await import('@/lib/certificates/revoke')),
  ...(await import('@/lib/content/item/create')),
  ...(await import('@/lib/content/item/create')),
  ...(await import('@/lib/live-sessions/session/cancel')),
  ...(await import('@/lib/live-sessions/session/create')),
  ...(await import('@/lib/live-sessions/session/change')),
  ...(await import('@/lib/team/export-log')),
})

const FORM = {
  ...({ kind: 'series', theme: 'global-goals', title: 'Read the water meter' } as const),
  ...({ summary: 'A week of meter readings.', language: 'en', host: 'The team' } as const),
  ...{
    hostBio: 'They lead it.',
    takeaway: null,
    preparation: null,
    day: '2027-06-05',
    time: '10:00',
    minutes: 60,
  },
  ...({ meetingUrl: 'https://meet.example/secret', audience: 'user', capacity: null } as const),
  ...({ subject: null, region: null, providerClass: 'other', mode: 'online' } as const),
  ...({ standardDomain: null, attendanceMethod: 'joining', attendanceCode: null } as const),
  ...({ resourceIds: [], recordingVideoId: null, recordingUrl: null } as const),
  state: 'published' as const,
}
const NEW_FORM = { ...FORM, resourceIds: [], times: null, until: null }

const list = async (filters: AuditLogFilters) =>
  (await (await modules()).listAuditEntries(filters)).rows

test('names the session that was created, changed and cancelled, with old and new values and the reason', async () => {
  const { createLiveSessions, updateLiveSession, cancelLiveSession } = await modules()
  const id = await createLiveSessions(editor, NEW_FORM)
  await updateLiveSession(
    editor,
    id,
    {
      ...{ ...FORM, resourceIds: [], version: 1, reach: 'this' },
      ...{ time: '11:30', capacity: 40, meetingUrl: 'https://meet.example/new' },
    },
    async () => false,
  )
  await cancelLiveSession(editor, id, { reason: 'The host is unwell', reach: 'this' })
  const rows = await list({ targetId: id })
  const object = { name: 'Read the water meter', url: `/team/sessions/${id}` }
  expect(rows).toMatchObject([
    { action: 'live-session.cancelled', object, reason: 'The host is unwell' },
    {
      object,
      sentence:
        'changed {object}: start from “10:00” to “11:30”, meeting link, capacity from “” to “40”',
    },
    { object, sentence: 'created {object} on Saturday, 5 June 2027, 10:00\u00a0AM\u00a0IST' },
  ])
  expect(rows[0]?.sentence).toBe(
    'cancelled {object} on Saturday, 5 June 2027, 11:30\u00a0AM\u00a0IST',
  )
})

test('each week of a series has its own entry, and saving without a change has none', async () => {
  const { createLiveSessions, updateLiveSession, cancelLiveSession } = await modules()
  const id = await createLiveSessions(editor, { ...NEW_FORM, title: 'Four weeks', times: 4 })
  const form = { ...FORM, title: 'Four weeks', resourceIds: [] }
  await updateLiveSession(
    editor,
    id,
    { ...form, version: 1, reach: 'following' },
    async () => false,
  )
  await cancelLiveSession(editor, id, { reason: 'Holidays', reach: 'following' })
  const rows = await list({ search: 'Four weeks' })
  expect(rows.map(({ action }) => action)).toEqual([
    ...Array(4).fill('live-session.cancelled'),
    ...Array(4).fill('live-session.created'),
  ])
  expect(new Set(rows.map(({ object }) => object?.id)).size).toBe(4)
})

test('names items by their title, also after the draft is deleted', async () => {
  const { createItem, deleteItemDraft: deleteDraft } = await modules()
  const id = await createItem(editor, 'book', 'Rain in Pollachi')
  await deleteDraft(editor, id, 'Rain in Pollachi')
  expect(await list({ targetId: id })).toMatchObject([
    { action: 'item.deleted', object: { name: 'Rain in Pollachi', url: null } },
    { object: { name: 'Rain in Pollachi', url: `/team/library/${id}` } },
  ])
})

test('shows the reason of a revocation while the certificate keeps it, and not in a later entry', async () => {
  const { revokeCertificate, restoreCertificate } = await modules()
  const { id: liveSessionId } = await newPastLiveSession(site.db)
  const teacher = await newUser(site.db)
  const number = randomCertificateNumber()
  await site.db
    .insert(certificates)
    .values({ number, liveSessionId, userId: teacher.id, name: 'Indira Khan' })
  await revokeCertificate(editor, number, 'Was not there')
  expect((await list({ targetId: number }))[0]).toMatchObject({
    ...{ reason: 'Was not there', object: { name: number } },
  })
  await restoreCertificate(editor, number)
  await revokeCertificate(editor, number, 'Another reason')
  expect((await list({ targetId: number })).map(({ reason }) => reason)).toEqual([
    ...['Another reason', null, null],
  ])
})

test('entries from before objects were logged still read well', async () => {
  await site.db.insert(auditLog).values([
    { action: 'live-session.changed', actor: 'team', values: { count: 3 } },
    { action: 'item.withdrawn', actor: 'team', values: { item: 'sdg-starters' } },
  ])
  const [withdrawn, changed] = await list({ actor: 'team' })
  expect(withdrawn).toMatchObject({
    object: { name: 'sdg-starters', url: '/team/library/sdg-starters' },
  })
  expect(changed).toMatchObject({
    ...{ sentence: 'changed {object} and 2 more', object: { name: 'a session', url: null } },
  })
})

test('filters by who, days and words, also of names', async () => {
  const [otherEditor, other] = [await newUser(site.db), await newUser(site.db)]
  const { createItem, writeAuditLog, userActor } = await modules()
  await createItem(otherEditor, 'video', '100% rain_water')
  await writeAuditLog(site.db, {
    ...{ action: 'user.corrected', actor: userActor(editor.id), userId: other.id, values: {} },
  })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  expect(await list({ actor: otherEditor.id, from: today, to: today })).toHaveLength(1)
  expect(await list({ actor: otherEditor.id, to: '2026-01-01' })).toEqual([])
  expect(await list({ actor: otherEditor.id, from: '2026-02-30' })).toEqual([])
  expect(await list({ search: '100% RAIN_' })).toHaveLength(1)
  expect(await list({ search: '100%%rain' })).toEqual([])
  const fullName = `${other.firstname} ${other.lastname}`
  expect((await list({ search: fullName })).some(({ user }) => user?.id === other.id)).toBe(true)
  expect((await list({ search: 'Account details corrected' })).length).toBeGreaterThanOrEqual(1)
})

test('is downloaded as CSV with its filter, without formulas, and records the download', async () => {
  const { createItem, sendAuditLog } = await modules()
  await createItem(editor, 'video', '=HYPERLINK("https://evil.example")')
  const url = 'https://uns.example/api/team/log/export?search=hyperlink&action=item.created'
  const response = await sendAuditLog(new Request(url), editor)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\uFEFF"Day","Time","Who"')).toBe(true)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines[1]).toContain('"https://uns.example/team/library/')
  expect((await list({ action: 'audit-log.exported' }))[0]).toMatchObject({
    sentence: 'downloaded {object}, filtered by a search, action item.created',
    object: { name: 'the log', url: '/team/log?action=item.created' },
  })
})
