import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { attendances, learningEntries, liveSessionRegistrations, memberships } from '@/db/schema'
import { issuePending } from '@/lib/certificates/issue'
import { revokeCertificate } from '@/lib/certificates/revoke'
import {
  addEntry,
  changeEntry,
  getEntry,
  removeEntry,
  restoreEntry,
} from '@/lib/learning/own-entries'
import { sendRecordCsv, sendRecordPdf } from '@/lib/learning/record/print'
import { getLearningRecord, sendSchoolRecord } from '@/lib/learning/record/record'
import { entryForm } from '@/lib/learning/schema'
import { loadSchoolBoard } from '@/lib/learning/school-board'
import { getTrainingByMembership } from '@/lib/learning/school-hours'
import { closeLiveSessionByTeam } from '@/lib/live-sessions/close'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newSchool, newUser, setClock } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const createEntryInput = (overrides: Record<string, unknown> = {}) =>
  entryForm.parse({
    title: 'Inclusive classrooms',
    provider: 'DIET Salem',
    day: '2025-06-10',
    hours: '2.5',
    ...overrides,
  })

async function createTeacher() {
  const [teacher] = await newConfirmedUsers(db, 1)
  if (!teacher) throw new Error('nobody')
  return teacher
}

const findEntries = async (userId: string) => (await getLearningRecord(userId)).entries

describe('hours', () => {
  test("follow India's date: 31 March 23:59 is in the old school year, a minute later in the new one", async () => {
    const teacher = await createTeacher()
    const oldYearSession = await newPastLiveSession(db, {
      startsAt: new Date('2026-03-31T23:59:00+05:30'),
    })
    const newYearSession = await newPastLiveSession(db, {
      startsAt: new Date('2026-04-01T00:00:00+05:30'),
    })
    for (const { id } of [oldYearSession, newYearSession])
      await insertAttendances(db, id, [teacher])
    await setClock(db, `timestamptz '2026-03-31T23:59:30+05:30'`)
    expect((await getLearningRecord(teacher.id)).year.first).toBe(2025)
    expect((await getLearningRecord(teacher.id)).minutes.ours).toBe(90)
    await setClock(db, `timestamptz '2026-04-01T00:00:30+05:30'`)
    const { year, minutes } = await getLearningRecord(teacher.id)
    expect([year.first, minutes.ours, minutes.months[0]?.ours]).toEqual([2026, 90, 90])
    await setClock(db, 'now()')
  })

  test('count finished sessions, not cancelled, running or revoked ones', async () => {
    const teacher = await createTeacher()
    const countedSession = await newPastLiveSession(db)
    const cancelledSession = await newPastLiveSession(db, { state: 'cancelled' })
    const runningSession = await newPastLiveSession(db, { startsAt: new Date(Date.now() - 60_000) })
    const revokedSession = await newPastLiveSession(db)
    for (const { id } of [countedSession, cancelledSession, runningSession, revokedSession])
      await insertAttendances(db, id, [teacher])
    await closeLiveSessionByTeam(teacher, revokedSession.id)
    await issuePending(revokedSession.id)
    const { sessions } = await getLearningRecord(teacher.id)
    const number = sessions.find(({ id }) => id === revokedSession.id)?.number
    await revokeCertificate(teacher, number ?? '', 'Not there.')
    const countedSessions = (await getLearningRecord(teacher.id)).sessions.filter(
      ({ counts }) => counts,
    )
    expect(countedSessions.map(({ id }) => id)).toEqual([countedSession.id])
  })
})

test('a school counts the same sessions and hours as the teacher’s own record', async () => {
  const teacher = await createTeacher()
  const school = await newSchool(db)
  const joinedAt = new Date('2020-01-01')
  const [membership] = await db
    .insert(memberships)
    .values({ schoolId: school.id, userId: teacher.id, role: 'teacher', joinedAt })
    .returning({ id: memberships.id })
  const [attendedSession, removedSession] = [
    await newPastLiveSession(db),
    await newPastLiveSession(db),
  ]
  for (const { id } of [attendedSession, removedSession]) await insertAttendances(db, id, [teacher])
  await closeLiveSessionByTeam(teacher, removedSession.id)
  await issuePending(removedSession.id)
  await db.delete(attendances).where(eq(attendances.liveSessionId, removedSession.id))
  const record = await getLearningRecord(teacher.id)
  const countedSessions = record.sessions.filter(({ counts }) => counts)
  expect(countedSessions).toHaveLength(2)
  const training = (await getTrainingByMembership([membership?.id ?? ''])).get(membership?.id ?? '')
  expect(training).toMatchObject({ sessions: countedSessions.length, minutes: record.minutes.ours })
  expect((await loadSchoolBoard(school.id, {})).minutes.ours).toBe(record.minutes.ours)
})

test('the record lists coming sessions with their time, the next one first', async () => {
  const teacher = await createTeacher()
  const [later, next] = [
    await newLiveSession(db, { inMinutes: 300 }),
    await newLiveSession(db, { inMinutes: 120 }),
  ]
  await db.insert(liveSessionRegistrations).values([
    { liveSessionId: later.id, userId: teacher.id, state: 'registered' },
    { liveSessionId: next.id, userId: teacher.id, state: 'waiting' },
  ])
  const { coming } = await getLearningRecord(teacher.id)
  expect(coming).toMatchObject([
    { slug: next.slug, startsAt: next.startsAt, waiting: true, open: false },
    { slug: later.slug, startsAt: later.startsAt, waiting: false, open: false },
  ])
})

describe('own entries', () => {
  test('are added, changed, removed and restored', async () => {
    const teacher = await newUser(db)
    await addEntry(teacher, createEntryInput())
    const [savedEntry] = await findEntries(teacher.id)
    if (!savedEntry) throw new Error('not kept')
    expect(savedEntry).toMatchObject({ minutes: 150, shared: false, theme: null })
    await changeEntry(
      teacher,
      savedEntry.id,
      createEntryInput({ hours: '3', theme: 'global-goals' }),
    )
    expect(await getEntry(teacher.id, savedEntry.id)).toMatchObject({
      minutes: 180,
      theme: 'global-goals',
    })
    await removeEntry(teacher, savedEntry.id)
    expect(await findEntries(teacher.id)).toEqual([])
    await restoreEntry(teacher, savedEntry.id)
    expect(await findEntries(teacher.id)).toHaveLength(1)
    await expect(restoreEntry(teacher, savedEntry.id)).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  test('of another user get 404 for every action', async () => {
    const [owner, otherTeacher] = [await newUser(db), await newUser(db)]
    await addEntry(owner, createEntryInput())
    const [savedEntry] = await findEntries(owner.id)
    const id = savedEntry?.id ?? ''
    expect(await getEntry(otherTeacher.id, id)).toBeNull()
    for (const action of [
      () => changeEntry(otherTeacher, id, createEntryInput()),
      () => removeEntry(otherTeacher, id),
      () => restoreEntry(otherTeacher, id),
    ])
      await expect(action()).rejects.toMatchObject({ kind: 'notFound' })
    expect(await findEntries(owner.id)).toHaveLength(1)
  })

  test('are dated today at the latest, by India’s date', async () => {
    const teacher = await newUser(db)
    const [row] = await db.select({ day: learningEntries.day }).from(learningEntries).limit(1)
    expect(row).toBeDefined()
    await expect(addEntry(teacher, createEntryInput({ day: '2099-01-01' }))).rejects.toMatchObject({
      errors: { day: 'entryDayInvalid' },
    })
  })

  test.each([
    ['day', '2026-02-30'],
    ['day', 'yesterday'],
    ['hours', '0'],
    ['hours', '201'],
    ['hours', '1e2'],
    ['title', '  '],
  ])('rejects %s as %j', (field, value) => {
    expect(entryForm.safeParse({ ...createEntryInput(), hours: '2', [field]: value }).success).toBe(
      false,
    )
  })
})

describe('the exported record', () => {
  test('as CSV: byte order mark, sessions and entries, and no cell that runs as a formula', async () => {
    const teacher = await createTeacher()
    const liveSession = await newPastLiveSession(db, { title: '=SUM(A1)' })
    await insertAttendances(db, liveSession.id, [teacher])
    await addEntry(teacher, createEntryInput({ provider: '@evil' }))
    const response = await sendRecordCsv(new Request('http://x'), teacher.id)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString('utf8')
    expect(text).toContain(`"'=SUM(A1)","UNS"`)
    expect(text).toContain(`"'@evil"`)
    expect(text).toContain('"2.5"')
  })

  test('as PDF', async () => {
    const teacher = await createTeacher()
    const { learner } = await getLearningRecord(teacher.id)
    await addEntry(
      teacher,
      createEntryInput({
        ...{ day: learner.today, hours: '2', theme: 'global-goals' },
        ...{ providerClass: 'government', mode: 'in-person' },
      }),
    )
    const response = await sendRecordPdf(teacher.id)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const removeSpaces = (value: string) => value.replace(/\s+/g, '')
    for (const expectedText of [
      'UNS recorded the attendance at its own sessions.',
      'The school recorded its in-house sessions. The teacher added all other entries. UNS has checked none of these.',
      'By CBSE or a government institute2 hours of 2523 hours missing',
      'In-house or in the school complex0 hours of 2525 hours missing',
      'The signatures confirm that the school has seen proof of the hours that the teacher added.',
      'Principal: name, signature and date',
      'Stamp of the school',
      'Sustainable development goals · CBSE or government · In person',
      'No board has recognised UNS sessions.',
    ])
      expect(removeSpaces(text)).toContain(removeSpaces(expectedText))
    const transforms = items.flatMap((item) => ('transform' in item ? [item.transform] : []))
    expect(Math.min(...transforms.map(([, , , , , y]) => y))).toBeGreaterThan(20)
  })
})

describe("a school's view", () => {
  test('includes the school year with the part before joining, and own entries only where shared', async () => {
    const { id: schoolId } = await newSchool(db)
    const teacher = await createTeacher()
    const joinedAt = new Date(Date.now() - 5 * 60 * 60_000)
    const [membership] = await db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId, role: 'teacher', joinedAt })
      .returning({ id: memberships.id })
    const earlierSession = await newPastLiveSession(db, {
      startsAt: new Date(Date.now() - 72 * 60 * 60_000),
    })
    const laterSession = await newPastLiveSession(db)
    for (const { id } of [earlierSession, laterSession]) await insertAttendances(db, id, [teacher])
    const { learner } = await getLearningRecord(teacher.id)
    await addEntry(teacher, createEntryInput({ day: learner.today, hours: '1', shared: true }))
    await addEntry(teacher, createEntryInput({ day: learner.today, hours: '4' }))
    const training = await getTrainingByMembership([membership?.id ?? ''])
    expect(training.get(membership?.id ?? '')).toEqual({
      ...{ sessions: 2, minutes: 180, shared: 60, beforeJoining: 90 },
    })
    const { minutes } = await loadSchoolBoard(schoolId, {})
    expect([minutes.ours, minutes.own]).toEqual([180, 60])
    const csv = await sendSchoolRecord(new Request('http://x'), schoolId).text()
    expect(csv).toContain('"2","3","1","1.5"')
    await db.delete(memberships).where(eq(memberships.id, membership?.id ?? ''))
  })
})
