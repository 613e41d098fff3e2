import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { absoluteUrl } from '@/base/owner'
import {
  attendances,
  auditLog,
  certificates,
  liveSessionRegistrations,
  liveSessions,
  mailOutbox,
  siteVersions,
} from '@/db/schema'
import { hasCertificates } from '@/lib/certificates/own'
import { itemForm } from '@/lib/content/schema'
import { composeEmail } from '@/lib/housekeeping/email-templates'
import { enqueueNewTimes } from '@/lib/live-sessions/new-time'
import { registerForSession } from '@/lib/live-sessions/registration/register'
import { getSessionRegistration } from '@/lib/live-sessions/registration/registration'
import type { LiveSessionUpdateInput, NewLiveSessionInput } from '@/lib/live-sessions/schema'
import { updateLiveSession as update } from '@/lib/live-sessions/session/change'
import { findTeamSessions } from '@/lib/live-sessions/session/list'
import { isCiRun } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  countOutcomes,
  listRegistrations,
  MEETING_URL,
  moveStart,
  newLiveSession,
  newViewer,
} from '../support/live-sessions'
import { newUser, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = await newUser(site.db)
})
beforeEach(async () => {
  await site.db.delete(mailOutbox)
})
afterAll(() => site?.close())

async function updateLiveSession(actor: { id: string }, id: string, form: LiveSessionUpdateInput) {
  return update(actor, id, form, hasCertificates)
}

const commands = async () => ({
  updateLiveSession,
  ...(await import('@/lib/live-sessions/session/create')),
  ...(await import('@/lib/live-sessions/session/cancel')),
  ...(await import('@/lib/live-sessions/attendance/record')),
  ...(await import('@/lib/certificates/remove-attendee')),
  ...(await import('@/lib/live-sessions/join')),
})

const createForm = (overrides: Partial<NewLiveSessionInput> = {}): NewLiveSessionInput => ({
  kind: 'series',
  theme: 'global-goals',
  title: 'Read the water meter',
  summary: 'A week of meter readings.',
  language: 'en',
  host: 'The team',
  hostBio: 'They lead it.',
  takeaway: 'A poster for the tap.',
  preparation: 'Read your meter once.',
  day: '2027-06-05',
  time: '10:00',
  minutes: 60,
  meetingUrl: MEETING_URL,
  audience: 'user',
  capacity: null,
  subject: null,
  region: null,
  providerClass: 'other',
  mode: 'online',
  standardDomain: null,
  attendanceMethod: 'code',
  attendanceCode: 'sapling',
  resourceIds: [],
  recordingVideoId: null,
  recordingUrl: null,
  state: 'published',
  times: null,
  until: null,
  ...overrides,
})

const createChange = (
  version: number,
  overrides: Partial<LiveSessionUpdateInput> = {},
): LiveSessionUpdateInput => {
  const { times: _, until: __, ...fields } = createForm()
  return { ...fields, version, reach: 'this', ...overrides }
}

const findSession = async (id: string) => {
  const [session] = await site.db.select().from(liveSessions).where(eq(liveSessions.id, id))
  if (!session) throw new Error('gone')
  return session
}
const readVersion = async () =>
  (await site.db.select().from(siteVersions).where(eq(siteVersions.name, 'content')))[0]?.version ??
  0
const listEmails = () => site.db.select().from(mailOutbox)

async function createAttendees(liveSessionId: string, count: number) {
  const teachers = await newUsers(site.db, count)
  await site.db.insert(liveSessionRegistrations).values(
    teachers.map(({ id: userId }) => ({
      liveSessionId,
      userId,
      state: 'registered' as const,
    })),
  )
  return teachers
}

const REGISTERED_COUNT = isCiRun ? 3_000 : 500
const SAVED_ONE = { savedCount: 1, emailCount: 0 }

test('lists the sessions to close, without closed, cancelled and coming ones', async () => {
  const title = 'Waits for closing'
  const open = await newLiveSession(site.db, { inMinutes: -90, title })
  await newLiveSession(site.db, { inMinutes: -90, title, closedAt: new Date() })
  await newLiveSession(site.db, { inMinutes: -90, title, state: 'cancelled' })
  await newLiveSession(site.db, { title })
  const { rows } = await findTeamSessions({ period: 'toClose', search: title })
  expect(rows.map(({ id, phase }) => [id, phase])).toEqual([[open.id, 'over']])
})

describe('planning', () => {
  test('creates weekly sessions for a term, each at 10:00 in India', async () => {
    const { createLiveSessions: createSessions } = await commands()
    const versionBefore = await readVersion()
    const id = await createSessions(editor, createForm({ times: 12, language: 'hi' }))
    const { repeatId } = await findSession(id)
    const sessions = await site.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.repeatId, repeatId ?? ''))
      .orderBy(liveSessions.startsAt)
    expect(sessions.map(({ language }) => language)).toEqual(Array(12).fill('hi'))
    expect(sessions[0]?.startsAt.toISOString()).toBe('2027-06-05T04:30:00.000Z')
    expect(sessions[11]?.startsAt.toISOString()).toBe('2027-08-21T04:30:00.000Z')
    expect(new Set(sessions.map(({ slug }) => slug)).size).toBe(12)
    expect(sessions[3]?.slug).toBe('read-the-water-meter-2027-06-26')
    expect(await readVersion()).toBeGreaterThan(versionBefore)
  })

  test('includes the last day, and gives sessions with the same title and day different slugs', async () => {
    const { createLiveSessions: createSessions } = await commands()
    const id = await createSessions(editor, createForm({ until: '2027-06-19', title: 'நீர் மீட்டர்' }))
    const { repeatId, slug } = await findSession(id)
    expect(slug).toBe('series-2027-06-05')
    const sessions = site.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.repeatId, repeatId ?? ''))
    expect(await sessions).toHaveLength(3)
    const secondId = await createSessions(editor, createForm({ title: 'நீர் மீட்டர்' }))
    expect((await findSession(secondId)).slug).not.toBe(slug)
  })
})

describe('changing', () => {
  test('the second of two concurrent editors gets a conflict, and nothing is overwritten', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(editor, createForm())
    const otherEditor = await newUser(site.db)
    const saves = [editor, otherEditor].map((author) =>
      changeSession(author, id, createChange(1, { title: `By ${author.id}` })),
    )
    const [saveResult, conflict] = (await Promise.all(saves)).sort((result) =>
      'savedCount' in result ? -1 : 1,
    )
    const { title, version: currentVersion } = await findSession(id)
    expect(saveResult).toEqual(SAVED_ONE)
    expect(conflict).toEqual({ name: 'Meena Iyer', version: 2, theirs: { title } })
    expect(currentVersion).toBe(2)
    expect(await changeSession(otherEditor, id, createChange(2, { title: 'Mine' }))).toEqual(
      SAVED_ONE,
    )
    expect((await findSession(id)).title).toBe('Mine')
  })

  test('data on certificates is locked, all else can be changed', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(editor, createForm())
    const teacher = await newUser(site.db)
    await site.db.insert(certificates).values({
      number: `UNS-${teacher.id.slice(0, 10)}`,
      userId: teacher.id,
      liveSessionId: id,
      name: 'Meena Iyer',
    })
    for (const overrides of [
      ...[{ title: 'Another' }, { minutes: 90 }, { time: '11:00' }],
      ...[{ kind: 'workshop' as const }, { mode: 'in-person' as const }],
    ])
      await expect(changeSession(editor, id, createChange(1, overrides))).rejects.toMatchObject({
        code: 'shownOnCertificates',
      })
    expect(await changeSession(editor, id, createChange(1, { summary: 'Said better.' }))).toEqual(
      SAVED_ONE,
    )
  })

  test('a new time emails all registrants once, with the same calendar UID and a higher sequence', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(editor, createForm())
    const teachers = await createAttendees(id, 60)
    await changeSession(editor, id, createChange(1, { title: 'Another title' }))
    expect(await listEmails()).toEqual([])
    expect(await changeSession(editor, id, createChange(2, { time: '11:00' }))).toMatchObject({
      emailCount: 60,
    })
    expect(await listEmails()).toEqual([])
    await site.db
      .update(liveSessions)
      .set({ newTimeDueAt: sql`now()` })
      .where(eq(liveSessions.id, id))
    await site.db
      .update(liveSessionRegistrations)
      .set({ since: sql`now() - interval '1 day'` })
      .where(eq(liveSessionRegistrations.liveSessionId, id))
    expect(await enqueueNewTimes()).toBe(60)
    const emails = await listEmails()
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual(
      teachers.map(({ email }) => email).sort(),
    )
    expect(new Set(emails.map(({ template }) => template))).toEqual(new Set(['liveSessionMoved']))
    const sessionAfter = await findSession(id)
    expect([sessionAfter.sequence, sessionAfter.rescheduledFrom?.toISOString()]).toEqual([
      1,
      '2027-06-05T04:30:00.000Z',
    ])
    const { attachment, details } = composeEmail('liveSessionMoved', emails[0]?.data as never)
    expect(details).toContainEqual(['Before', 'Saturday, 5 June 2027, 10:00\u00a0AM\u00a0IST'])
    const [event] = new ICAL.Component(ICAL.parse(attachment?.content ?? '')).getAllSubcomponents(
      'vevent',
    )
    expect(event?.getFirstPropertyValue('uid')).toBe(`${id}@series.uns`)
    expect(event?.getFirstPropertyValue('sequence')).toBe(1)
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-06-05T05:30:00Z')
  })

  test('changes one session, or it and all following, keeping each attendance code', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(editor, createForm({ times: 4, title: 'A series of four' }))
    const { repeatId } = await findSession(id)
    const listSessions = async () =>
      site.db
        .select()
        .from(liveSessions)
        .where(eq(liveSessions.repeatId, repeatId ?? ''))
        .orderBy(liveSessions.startsAt)
    const [, secondSession] = await listSessions()
    if (!secondSession) throw new Error('none')
    await site.db
      .update(liveSessions)
      .set({ attendanceCode: 'own' })
      .where(eq(liveSessions.id, (await listSessions())[3]?.id ?? ''))
    const changes = {
      day: '2027-06-12',
      time: '16:30',
      title: 'New title',
      language: 'ta' as const,
      reach: 'following' as const,
    }
    expect(await changeSession(editor, secondSession.id, createChange(1, changes))).toMatchObject({
      savedCount: 3,
    })
    const startTimes = (await listSessions()).map(({ startsAt }) =>
      startsAt.toISOString().slice(0, 16),
    )
    expect(startTimes).toEqual([
      '2027-06-05T04:30',
      '2027-06-12T11:00',
      '2027-06-19T11:00',
      '2027-06-26T11:00',
    ])
    expect((await listSessions()).map(({ title }) => title)).toEqual([
      'A series of four',
      ...Array(3).fill('New title'),
    ])
    expect((await listSessions()).map(({ language }) => language)).toEqual(['en', 'ta', 'ta', 'ta'])
    expect((await listSessions())[3]?.attendanceCode).toBe('own')
  })

  test('more seats promote the longest waiting', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(editor, createForm({ capacity: 1, title: 'Few seats' }))
    const { slug } = await findSession(id)
    const teachers = []
    for (let n = 0; n < 4; n += 1) teachers.push(await newViewer(site.db))
    for (const teacher of teachers) await registerForSession(teacher, slug)
    await changeSession(editor, id, createChange(1, { capacity: 3, title: 'Few seats' }))
    const states = new Map(
      (await listRegistrations(site.db, id)).map(({ userId, state }) => [userId, state]),
    )
    expect(teachers.map((teacher) => states.get(teacher.id))).toEqual([
      'registered',
      'registered',
      'registered',
      'waiting',
    ])
    const promotionEmails = (await listEmails()).filter(
      ({ template }) => template === 'liveSessionMovedUp',
    )
    expect(promotionEmails.map(({ recipient }) => recipient).sort()).toEqual(
      [teachers[1]?.email, teachers[2]?.email].sort(),
    )
  })

  test('the form rejects URLs without https and invalid days, times and numbers', async () => {
    const { newLiveSessionForm: schema } = await import('@/lib/live-sessions/schema')
    const parseForm = (overrides: object) => schema.safeParse({ ...createForm(), ...overrides })
    expect(parseForm({}).success).toBe(true)
    expect(
      parseForm({ capacity: '', times: '', until: '', theme: '', minutes: '60' }).success,
    ).toBe(true)
    for (const overrides of [
      { meetingUrl: 'http://meet.example/x' },
      { meetingUrl: 'javascript:alert(1)' },
      { meetingUrl: 'https://meet.example/a b' },
      { day: '2027-13-05' },
      { day: '5.6.2027' },
      { time: '25:00' },
      { minutes: '5' },
      { minutes: 'sixty' },
      { capacity: '0' },
      { recordingUrl: 'ftp://x.example' },
      { meetingUrl: 'meet' },
      { meetingUrl: 'javascript:1' },
      { meetingUrl: 'meet.example/a b' },
      { kind: 'party' },
      { language: 'fr' },
      { language: '' },
    ])
      expect(parseForm(overrides).success, JSON.stringify(overrides)).toBe(false)
  })
})

test('accepts URLs without https:// and stores them with it', async () => {
  const { newLiveSessionForm: schema } = await import('@/lib/live-sessions/schema')
  for (const [input, expectedUrl] of [
    ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    [' zoom.us/j/812?pwd=x ', 'https://zoom.us/j/812?pwd=x'],
    ['meet.example:8443/x', 'https://meet.example:8443/x'],
    ['HTTPS://meet.example/x', 'HTTPS://meet.example/x'],
  ]) {
    const parsed = schema.parse({
      ...createForm(),
      meetingUrl: input,
      recordingUrl: input,
    })
    expect([parsed.meetingUrl, parsed.recordingUrl]).toEqual([expectedUrl, expectedUrl])
    expect(itemForm.shape.link.parse(input)).toBe(expectedUrl)
  }
  expect(itemForm.shape.link.parse('')).toBeNull()
})

describe('the attendance code', () => {
  test('is generated for each session created without one', async () => {
    const { createLiveSessions: createSessions } = await commands()
    const id = await createSessions(
      editor,
      createForm({ times: 5, attendanceCode: null, title: 'Coded' }),
    )
    const { repeatId } = await findSession(id)
    const codes = (
      await site.db
        .select({ attendanceCode: liveSessions.attendanceCode })
        .from(liveSessions)
        .where(eq(liveSessions.repeatId, repeatId ?? ''))
    ).map(({ attendanceCode }) => attendanceCode)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[A-Z3479]{6}$/)
    const firstId = await createSessions(editor, createForm({ times: 2, title: 'Own word' }))
    expect((await findSession(firstId)).attendanceCode).toBe('sapling')
  })

  test('is kept when the field is empty, and generated when the method changes to a code', async () => {
    const { createLiveSessions: createSessions, updateLiveSession: changeSession } =
      await commands()
    const id = await createSessions(
      editor,
      createForm({ attendanceCode: 'sapling', title: 'Kept' }),
    )
    await changeSession(editor, id, createChange(1, { attendanceCode: null, title: 'Kept' }))
    expect((await findSession(id)).attendanceCode).toBe('sapling')
    await changeSession(editor, id, createChange(2, { attendanceMethod: 'joining', title: 'Kept' }))
    expect((await findSession(id)).attendanceCode).toBeNull()
    await changeSession(editor, id, createChange(3, { attendanceCode: null, title: 'Kept' }))
    expect((await findSession(id)).attendanceCode).toMatch(/^[A-Z3479]{6}$/)
  })
})

describe('cancellations', () => {
  test('cancelling two minutes before blocks joining at once and emails everyone once', async () => {
    const { cancelLiveSession: cancelSession, joinLiveSession: join } = await commands()
    const { id, slug } = await newLiveSession(site.db, { inMinutes: 2 })
    await createAttendees(id, 150)
    const teacher = await newViewer(site.db)
    expect(await countOutcomes([join(teacher, slug)])).toEqual({ [MEETING_URL]: 1 })
    const versionBefore = await readVersion()
    const cancellation = { reason: 'The host is ill.', reach: 'this' as const }
    const cancellations = [1, 2, 3].map(() => cancelSession(editor, id, cancellation))
    expect(await countOutcomes(cancellations)).toEqual({ done: 1, nothingToCancel: 2 })
    expect(await countOutcomes([join(teacher, slug)])).toEqual({ liveSessionCancelled: 1 })
    const emails = await listEmails()
    expect(emails).toHaveLength(151)
    expect(emails.every(({ bulk, data }) => bulk && data.reason === 'The host is ill.')).toBe(true)
    expect(await readVersion()).toBeGreaterThan(versionBefore)
    expect(await getSessionRegistration(teacher, slug)).toMatchObject({
      phase: 'cancelled',
      canJoin: false,
      reason: 'The host is ill.',
    })
  })

  test('a cancelled session can be restored until it ends', async () => {
    const {
      cancelLiveSession: cancelSession,
      restoreLiveSession: restoreSession,
      joinLiveSession: join,
    } = await commands()
    const { id, slug } = await newLiveSession(site.db, { inMinutes: 2 })
    await createAttendees(id, 3)
    await cancelSession(editor, id, { reason: 'Ill.', reach: 'this' })
    await restoreSession(editor, id)
    expect(await countOutcomes([join(await newViewer(site.db), slug)])).toEqual({
      [MEETING_URL]: 1,
    })
    const emails = await listEmails()
    // The button of a cancellation says “See upcoming sessions”.
    expect(new Set(emails.map(({ template, data }) => `${template} ${data.page}`))).toEqual(
      new Set([
        `liveSessionCancelled ${absoluteUrl('/series')}`,
        `liveSessionRestored ${absoluteUrl(`/series/${slug}`)}`,
      ]),
    )
    const emailSummaries = emails.map(({ template, data }) => `${template} ${data.sequence}`)
    expect(emailSummaries.sort()).toEqual([
      ...Array(3).fill('liveSessionCancelled 1'),
      ...Array(3).fill('liveSessionRestored 2'),
    ])
    await cancelSession(editor, id, { reason: 'Ill.', reach: 'this' })
    await moveStart(site.db, id, -61)
    expect(await countOutcomes([restoreSession(editor, id)])).toEqual({ cannotRestore: 1 })
  })

  test('cancelling a draft deletes it, and an ended session cannot be cancelled', async () => {
    const { cancelLiveSession: cancelSession } = await commands()
    const draftSession = await newLiveSession(site.db, { state: 'draft' })
    await cancelSession(editor, draftSession.id, { reason: 'x', reach: 'this' })
    expect(
      await site.db.select().from(liveSessions).where(eq(liveSessions.id, draftSession.id)),
    ).toEqual([])
    const endedSession = await newLiveSession(site.db, { inMinutes: -61 })
    const pendingCancellation = cancelSession(editor, endedSession.id, {
      reason: 'x',
      reach: 'this',
    })
    expect(await countOutcomes([pendingCancellation])).toEqual({ nothingToCancel: 1 })
  })
})

test('marks attendance by hand once, logs it and can undo it', async () => {
  const { markPresent: notePresent, removeAttendee } = await commands()
  const [{ id }, teacher] = [
    await newLiveSession(site.db, { inMinutes: -90 }),
    await newUser(site.db),
  ]
  await Promise.all([1, 2, 3].map(() => notePresent(editor, id, teacher.id)))
  const attendanceRows = site.db.select().from(attendances).where(eq(attendances.liveSessionId, id))
  expect((await attendanceRows).map(({ source }) => source)).toEqual(['manual'])
  await removeAttendee(editor, id, teacher.id, {})
  expect(await attendanceRows).toEqual([])
  const auditEntries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, teacher.id))
    .orderBy(auditLog.id)
  expect(auditEntries.map(({ action }) => action)).toEqual([
    'attendance.recorded',
    'attendance.removed',
  ])
})

test('queues the emails of all who registered in one transaction, each once', async () => {
  const { cancelLiveSession: cancelSession } = await commands()
  const { id } = await newLiveSession(site.db)
  await site.db.execute(sql`insert into users (firstname, lastname, email, phone_number, password_hash)
    select 'T', n::text, 'many-' || n || '@school.example', '9876543210', 'x' from generate_series(1, ${REGISTERED_COUNT}::int) n`)
  await site.db.execute(sql`insert into live_session_registrations (live_session_id, user_id, state)
    select ${id}, id, 'registered' from users where email like 'many-%'`)
  await cancelSession(editor, id, { reason: 'Ill.', reach: 'this' })
  const [countRow] = await site.db
    .select({ all: sql<number>`count(distinct recipient)::int` })
    .from(mailOutbox)
  expect(countRow?.all).toBe(REGISTERED_COUNT)
}, 60_000)
