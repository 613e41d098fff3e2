import { eq, sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  certificates,
  learningEntries,
  liveSessions,
  memberships,
  schools,
  trainingArchives,
  trainingRules,
  users,
} from '@/db/schema'
import { sendTrainingFile } from '@/lib/learning/training-file/archive'
import { loadTrainingFile } from '@/lib/learning/training-file/load'
import {
  beginArchiveRun,
  endArchiveRun,
  findArchiveProgress,
  recordArchiveProgress,
} from '@/lib/training/archive-run'
import { CBSE_RULE } from '@/lib/training/rules'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newSchool, newUser, setClock } from '../support/schools'
import { waitFor } from '../support/wait-for'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  await setClock(db, `timestamptz '2026-11-24T12:00:00+05:30'`)
})
afterAll(() => closeSite())

const atTime = (text: string) => new Date(`${text}+05:30`)
const sessionAt = (text: string, overrides = {}) =>
  newPastLiveSession(db, { startsAt: atTime(text), ...overrides })

const join = (userId: string, schoolId: string, joined: string, left?: string) =>
  db.insert(memberships).values({
    ...{ userId, schoolId, role: 'teacher' as const, joinedAt: atTime(joined) },
    leftAt: left ? atTime(left) : null,
  })

async function newEmptySchool() {
  const school = await newSchool(db)
  await db.delete(memberships).where(eq(memberships.schoolId, school.id))
  return school
}

async function newTeacher(firstname = 'Meena') {
  const [teacher] = await newConfirmedUsers(db, 1)
  if (!teacher) throw new Error('nobody')
  await db.update(users).set({ firstname }).where(eq(users.id, teacher.id))
  return teacher
}

const shareEntry = (userId: string, day: string, shared = true) =>
  db.insert(learningEntries).values({
    ...{ userId, title: `Course of ${day}`, provider: 'DIET', day, minutes: 120, shared },
    providerClass: 'government',
  })

const titlesOf = async (schoolId: string, userId: string, year?: string) =>
  (await loadTrainingFile(schoolId, year))?.teachers
    .find((teacher) => teacher.userId === userId)
    ?.activities.map(({ title }) => title)

describe('the training file', () => {
  test("contains a leaver's sessions between joining and leaving, and no entries of a leaver", async () => {
    const { id: schoolId } = await newEmptySchool()
    const { id: nextSchoolId } = await newEmptySchool()
    const leaver = await newTeacher()
    await join(leaver.id, schoolId, '2026-05-01T09:00', '2026-09-10T12:00')
    await join(leaver.id, nextSchoolId, '2026-09-11T09:00')
    const sessions = [
      await sessionAt('2026-04-20T10:00', { title: 'Before' }),
      await sessionAt('2026-06-20T10:00', { title: 'With the seat' }),
      await sessionAt('2026-09-10T15:00', { title: 'Hours after leaving' }),
      await sessionAt('2026-10-20T10:00', { title: 'At the next school' }),
    ]
    for (const { id } of sessions) await insertAttendances(db, id, [leaver])
    await shareEntry(leaver.id, '2026-06-01')
    await shareEntry(leaver.id, '2026-10-01')
    await shareEntry(leaver.id, '2026-10-02', false)
    expect(await titlesOf(schoolId, leaver.id)).toEqual(['With the seat'])
    expect(await titlesOf(nextSchoolId, leaver.id)).toEqual([
      'Before',
      'Course of 2026-06-01',
      'With the seat',
      'Hours after leaving',
      'Course of 2026-10-01',
      'At the next school',
    ])
    const file = await loadTrainingFile(schoolId)
    expect(file?.totals).toMatchObject({ teachers: 1, left: 1, complete: 0, minutes: 90 })
    expect(file?.teachers[0]).toMatchObject({ joinedOn: '2026-05-01', leftOn: '2026-09-10' })
  })

  test('counts a session once for a teacher who left and joined again on its day', async () => {
    const { id: schoolId } = await newEmptySchool()
    const teacher = await newTeacher()
    await join(teacher.id, schoolId, '2026-06-01T09:00', '2026-06-20T18:00')
    await join(teacher.id, schoolId, '2026-06-20T19:00')
    const { id } = await sessionAt('2026-06-20T10:00', { title: 'Once' })
    await insertAttendances(db, id, [teacher])
    expect(await titlesOf(schoolId, teacher.id)).toEqual(['Once'])
    expect((await loadTrainingFile(schoolId))?.teachers[0]?.leftOn).toBeNull()
  })

  test('separates school years at 1 April in India, and knows no other years', async () => {
    const { id: schoolId } = await newEmptySchool()
    const teacher = await newTeacher()
    await join(teacher.id, schoolId, '2025-06-01T09:00')
    for (const [time, title] of [
      ['2026-03-31T23:30', 'Old year'],
      ['2026-04-01T00:30', 'New year'],
    ] as const)
      await insertAttendances(db, (await sessionAt(time, { title })).id, [teacher])
    expect(await titlesOf(schoolId, teacher.id, '2025')).toEqual(['Old year'])
    expect(await titlesOf(schoolId, teacher.id, '2026')).toEqual(['New year'])
    expect((await loadTrainingFile(schoolId))?.years).toEqual([2026, 2025])
    for (const year of ['2024', '2027', 'x', '-1', '2026.5', `${'9'.repeat(400)}`])
      expect(await loadTrainingFile(schoolId, year)).toBeNull()
  })

  test('leaves out cancelled and coming sessions, and lists each session once in the calendar', async () => {
    const { id: schoolId } = await newEmptySchool()
    const [first, second] = [await newTeacher('Asha'), await newTeacher('Binu')]
    for (const { id } of [first, second]) await join(id, schoolId, '2026-06-01T09:00')
    const held = await sessionAt('2026-07-01T10:00', { title: 'Held' })
    const cancelled = await sessionAt('2026-07-02T10:00', { state: 'cancelled' })
    const coming = await sessionAt('2026-12-02T10:00')
    for (const { id } of [held, cancelled, coming]) await insertAttendances(db, id, [first, second])
    const file = await loadTrainingFile(schoolId)
    expect(file?.calendar.map(({ title, teachers }) => [title, teachers])).toEqual([['Held', 2]])
    expect(file?.teachers.map(({ name }) => name.split(' ')[0])).toEqual(['Asha', 'Binu'])
    await db.update(liveSessions).set({ state: 'cancelled' }).where(eq(liveSessions.id, held.id))
    expect((await loadTrainingFile(schoolId))?.totals.minutes).toBe(0)
  })
})

describe('a download', () => {
  const request = (query = '') => new Request(`http://x/api/school/training${query}`)

  test('is for a coordinator: not a teacher, a former coordinator or a user without a school', async () => {
    const { id: schoolId } = await newEmptySchool()
    const [teacher, former, stranger] = [await newTeacher(), await newTeacher(), await newUser(db)]
    await join(teacher.id, schoolId, '2026-06-01T09:00')
    await db.insert(memberships).values({
      ...{ userId: former.id, schoolId, role: 'coordinator' },
      ...{ joinedAt: atTime('2026-05-01T09:00'), leftAt: atTime('2026-06-01T09:00') },
    })
    for (const viewer of [teacher, former, stranger])
      for (const query of ['', '?as=pdf', '?as=zip', '?year=2026'])
        await expect(sendTrainingFile(viewer, request(query))).rejects.toMatchObject({
          kind: 'notFound',
        })
  })

  test('of a coordinator contains this school and no other', async () => {
    const { id: schoolId } = await newEmptySchool()
    const { id: otherSchoolId } = await newEmptySchool()
    const coordinator = await newTeacher('Asha')
    await db.insert(memberships).values({
      ...{ userId: coordinator.id, schoolId, role: 'coordinator' },
      joinedAt: atTime('2026-05-01T09:00'),
    })
    const outsider = await newTeacher('Zubin')
    await join(outsider.id, otherSchoolId, '2026-05-01T09:00')
    const session = await sessionAt('2026-07-01T10:00', { title: '=HYPERLINK("x")' })
    await insertAttendances(db, session.id, [coordinator, outsider])
    const csv = await (await sendTrainingFile(coordinator, request())).text()
    expect(csv).toContain('"Asha ')
    expect(csv).not.toContain('Zubin')
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    const workbook = await sendTrainingFile(coordinator, request('?as=xlsx'))
    const parts = await JSZip.loadAsync(await workbook.arrayBuffer())
    const sheet = await parts.file('xl/worksheets/sheet1.xml')?.async('string')
    expect(sheet).toContain('>=HYPERLINK("x")<')
    expect(sheet).not.toContain('Zubin')
    const pdf = await sendTrainingFile(coordinator, request('?as=pdf'))
    expect(pdf.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(sendTrainingFile(coordinator, request('?year=1999'))).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  test('has a row for a teacher without any hours', async () => {
    const { id: schoolId } = await newEmptySchool()
    const coordinator = await newTeacher()
    await db.insert(memberships).values({
      ...{ userId: coordinator.id, schoolId, role: 'coordinator' },
      joinedAt: atTime('2026-05-01T09:00'),
    })
    const csv = await (await sendTrainingFile(coordinator, request())).text()
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toContain('"0","",""')
  })
})

describe('the ZIP file', () => {
  const request = () => new Request('http://x/api/school/training?as=zip')

  async function newCoordinatedSchool() {
    const { id: schoolId } = await newEmptySchool()
    const coordinator = await newTeacher('Asha')
    await db.insert(memberships).values({
      ...{ userId: coordinator.id, schoolId, role: 'coordinator' },
      joinedAt: atTime('2026-05-01T09:00'),
    })
    return { schoolId, coordinator }
  }

  test('has the documents in the order of the board, with valid certificates only', async () => {
    const { schoolId, coordinator } = await newCoordinatedSchool()
    const teacher = await newTeacher('நிலா')
    await join(teacher.id, schoolId, '2026-06-01T09:00')
    for (const [number, revokedAt] of [
      ['UNS-0000000001', null],
      ['UNS-0000000002', new Date()],
    ] as const) {
      const { id: liveSessionId } = await sessionAt('2026-07-01T10:00')
      await insertAttendances(db, liveSessionId, [coordinator])
      const userId = coordinator.id
      const reason = revokedAt && 'Wrong person'
      await db.insert(certificates).values({
        number,
        liveSessionId,
        userId,
        name: 'Asha',
        revokedAt,
        revocationReason: reason,
      })
    }
    const response = await sendTrainingFile(coordinator, request())
    const zip = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true })
    const names = Object.values(zip.files)
      .filter(({ dir }) => !dir)
      .map(({ name }) => name)
    expect(names).toEqual([
      '1-cover-page.pdf',
      '2-calendar.pdf',
      '3-staff-list.pdf',
      expect.stringMatching(/^4-certificates\/001-asha[a-z-]*\.pdf$/),
      '5-summary.pdf',
    ])
    for (const name of names)
      expect((await zip.file(name)?.async('string'))?.startsWith('%PDF-')).toBe(true)
    const book = (await zip.file(names[3] ?? '')?.async('string')) ?? ''
    expect(book.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  /** The document that is being drawn is finished first. */
  const sendAfterOther = (viewer: { id: string }) =>
    waitFor(() => sendTrainingFile(viewer, request()))

  test('is drawn once at a time for a school, and again after its end or a stop', async () => {
    const { coordinator } = await newCoordinatedSchool()
    const first = await sendTrainingFile(coordinator, request())
    await expect(sendTrainingFile(coordinator, request())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'trainingArchiveRunning',
    })
    await first.body?.cancel()
    const second = await sendAfterOther(coordinator)
    expect((await second.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const third = await sendAfterOther(coordinator)
    await third.body?.cancel()
  })

  test('of two requests at once, one is drawn; the row of an ended process is replaced', async () => {
    const { schoolId } = await newCoordinatedSchool()
    const results = await Promise.allSettled([1, 2, 3].map(() => beginArchiveRun(schoolId, 9)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await db
      .update(trainingArchives)
      .set({ updatedAt: sql`now() - interval '3 minutes'` })
      .where(eq(trainingArchives.schoolId, schoolId))
    expect(await findArchiveProgress(schoolId)).toBeNull()
    const next = await beginArchiveRun(schoolId, 4)
    expect(await findArchiveProgress(schoolId)).toEqual({ done: 0, total: 4 })
    await recordArchiveProgress(next, 2)
    expect(await findArchiveProgress(schoolId)).toEqual({ done: 2, total: 4 })
    await endArchiveRun(next)
    expect(await findArchiveProgress(schoolId)).toBeNull()
  })

  test('has the documents that the office chose for the board, in that order, with progress', async () => {
    const { schoolId, coordinator } = await newCoordinatedSchool()
    await db.update(schools).set({ affiliationBoard: 'IB' }).where(eq(schools.id, schoolId))
    await db
      .insert(trainingRules)
      .values({ ...CBSE_RULE, board: 'IB', archiveParts: ['summary', 'letter'] })
    const response = await sendTrainingFile(coordinator, request())
    expect(await findArchiveProgress(schoolId)).toMatchObject({ total: 2 })
    const zip = await JSZip.loadAsync(await response.arrayBuffer())
    expect(Object.keys(zip.files)).toEqual(['1-summary.pdf', '2-cover-page.pdf'])
    await waitFor(async () => expect(await findArchiveProgress(schoolId)).toBeNull())
  })
})
