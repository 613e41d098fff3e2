import { and, eq, isNull } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { learningEntries, memberships, users } from '@/db/schema'
import { runInLanguage } from '@/i18n/request-language'
import { schoolTrainingText } from '@/i18n/school-training'
import { sendSchoolRecord } from '@/lib/learning/record/record'
import { getTrainingByMembership } from '@/lib/learning/school-hours'
import { sendTrainingFile } from '@/lib/learning/training-file/archive'
import { loadTrainingFile } from '@/lib/learning/training-file/load'
import { buildTeacherRow, listSummaryBlocks } from '@/lib/learning/training-file/report'
import { newInHouseSession } from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { readPdfTexts } from '../support/pdf-pages'
import { newSchool, setClock } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let school: Awaited<ReturnType<typeof newCoordinatedSchool>>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  await setClock(db, `timestamptz '2026-11-24T12:00:00+05:30'`)
})
afterAll(() => closeSite())
beforeEach(async () => {
  school = await newCoordinatedSchool()
})

type Seat = { from: string; to?: string; role?: 'teacher' | 'coordinator'; elsewhere?: true }

const atTime = (text: string) => new Date(`${text}+05:30`)

async function newCoordinatedSchool() {
  const { id } = await newSchool(db)
  await db.delete(memberships).where(eq(memberships.schoolId, id))
  const coordinator = await newTeacher()
  await seat(coordinator.id, id, { from: '2026-04-01', role: 'coordinator' })
  return { id, coordinator, formerId: (await newSchool(db)).id }
}

async function newTeacher() {
  const [teacher] = await newConfirmedUsers(db, 1)
  if (!teacher) throw new Error('nobody')
  await db.update(users).set({ firstname: 'Meena' }).where(eq(users.id, teacher.id))
  return teacher
}

const seat = (userId: string, schoolId: string, { from, to, role = 'teacher' }: Seat) =>
  db.insert(memberships).values({
    ...{ userId, schoolId, role, joinedAt: atTime(`${from}T09:00`) },
    leftAt: to ? atTime(`${to}T09:00`) : null,
  })

const DAYS = ['2026-04-10', '2026-06-15', '2026-08-20', '2026-11-10']

/** On each day 60 minutes on the site, 30 in-house and 45 shared. */
async function train(userId: string) {
  for (const day of DAYS) {
    const startsAt = atTime(`${day}T10:00`)
    const { id } = await newPastLiveSession(db, { startsAt, minutes: 60, title: `Live ${day}` })
    await insertAttendances(db, id, [{ id: userId }])
    const inHouse = { startsAt, minutes: 30, title: `In-house ${day}` }
    await newInHouseSession(db, school.id, [userId], inHouse)
    await db.insert(learningEntries).values({
      ...{ userId, title: `Shared ${day}`, provider: 'DIET', day, minutes: 45, shared: true },
      ...{ providerClass: 'government', standardDomain: 'growth' },
    })
  }
}

/** The months whose sessions and entries count; a star marks those from before joining. */
type Case = [name: string, seats: Seat[], sessions: string, entries: string]

const CASES: Case[] = [
  ['with a seat all year', [{ from: '2026-04-01' }], '04 06 08 11', '04 06 08 11'],
  ['joined years ago', [{ from: '2024-07-01' }], '04 06 08 11', '04 06 08 11'],
  ['joined in mid-year', [{ from: '2026-08-01' }], '04* 06* 08 11', '04* 06* 08 11'],
  ['joined today', [{ from: '2026-11-24' }], '04* 06* 08* 11*', '04* 06* 08* 11*'],
  ['left in mid-year', [{ from: '2026-05-01', to: '2026-08-01' }], '06', ''],
  ['left last year', [{ from: '2025-05-01', to: '2026-03-01' }], '', ''],
  [
    'left and joined again',
    [{ from: '2026-05-01', to: '2026-07-01' }, { from: '2026-10-01' }],
    '04* 06 08* 11',
    '04* 06 08* 11',
  ],
  [
    'left twice',
    [
      { from: '2026-04-01', to: '2026-05-01' },
      { from: '2026-08-01', to: '2026-09-01' },
    ],
    '04 08',
    '',
  ],
  [
    'came from another school',
    [{ from: '2026-04-01', to: '2026-07-01', elsewhere: true }, { from: '2026-07-02' }],
    '04* 06* 08 11',
    '04* 06* 08 11',
  ],
]

const MINUTES = { Live: 60, 'In-house': 30, Shared: 45 }

const expand = (kind: keyof typeof MINUTES, months: string) =>
  months
    .split(' ')
    .filter(Boolean)
    .map((month) => {
      const day = DAYS.find((text) => text.startsWith(`2026-${month.slice(0, 2)}`))
      return { title: `${kind} ${day}`, minutes: MINUTES[kind], before: month.endsWith('*') }
    })

const listExpected = (sessions: string, entries: string) => [
  ...expand('Live', sessions),
  ...expand('In-house', sessions),
  ...expand('Shared', entries),
]

const sum = (rows: { minutes: number }[]) => rows.reduce((total, row) => total + row.minutes, 0)
const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)

const hasSeatNow = (userId: string) =>
  and(
    eq(memberships.userId, userId),
    eq(memberships.schoolId, school.id),
    isNull(memberships.leftAt),
  )

const download = async (as: string) =>
  sendTrainingFile(school.coordinator, new Request(`http://x/?as=${as}`))

/** Amounts with two decimals have no quotation marks. */
const readCsv = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => (line.match(/"[^"]*"|[\d.]+/g) ?? []).map((cell) => cell.replaceAll('"', '')))

test.each(CASES)('a teacher who %s has the same hours and marks everywhere', async (_, ...row) => {
  const [seats, sessions, entries] = row
  const isIn = seats.some(({ to, elsewhere }) => !elsewhere && (!to || to >= '2026-04-01'))
  const expected = listExpected(sessions, entries)
  const live = expected.filter(({ title }) => title.startsWith('Live'))
  const beforeJoining = sum(expected.filter(({ before }) => before))
  const teacher = await newTeacher()
  for (const { elsewhere, ...stay } of seats)
    await seat(teacher.id, elsewhere ? school.formerId : school.id, stay)
  await train(teacher.id)

  const file = await loadTrainingFile(school.id)
  const onPage = file?.teachers.find(({ userId }) => userId === teacher.id)
  const counted = onPage?.activities.map(({ title, minutes, isBeforeJoining }) => ({
    ...{ title, minutes, before: isBeforeJoining },
  }))
  expect(counted?.toSorted(byTitle)).toEqual(isIn ? expected.toSorted(byTitle) : undefined)
  expect(onPage?.beforeJoining).toBe(isIn ? beforeJoining : undefined)
  expect(file?.minutes).toMatchObject({ ours: sum(live), own: sum(expected) - sum(live) })

  const inReport = file?.teachers.map((person) => buildTeacherRow(person).at(-2)) ?? []
  expect(inReport.filter(Boolean)).toEqual(beforeJoining > 0 ? [`${beforeJoining / 60}`] : [])

  const csv = (await readCsv(await download('csv'))).filter(([, email]) => email === onPage?.email)
  const inTable = csv.map((cells) => [cells[5], cells[10], cells[12]])
  expect(inTable.filter(([title]) => title)).toEqual(
    (onPage?.activities ?? []).map(({ title, minutes, isBeforeJoining }) => [
      ...[title, `${minutes / 60}`, isBeforeJoining ? 'Yes' : ''],
    ]),
  )

  const [membership] = await db.select().from(memberships).where(hasSeatNow(teacher.id))
  const training = await getTrainingByMembership(membership ? [membership.id] : [])
  const shared = sum(expected) - sum(live)
  expect(training.get(membership?.id ?? '')).toEqual(
    membership && { sessions: live.length, minutes: sum(live), shared, beforeJoining },
  )
  const record = await readCsv(sendSchoolRecord(new Request('http://x'), school.id))
  expect(record.find(([, , role]) => role === 'Teacher')?.slice(4)).toEqual(
    membership && [
      `${live.length}`,
      ...[sum(live), shared, beforeJoining].map((minutes) => `${minutes / 60}`),
    ],
  )
})

describe('the papers', () => {
  test.each(['en', 'hi', 'ta'] as const)('print the rule in %s', async (language) => {
    const file = await loadTrainingFile(school.id)
    if (!file) throw new Error('no file')
    await runInLanguage(language, async () => {
      const { included } = schoolTrainingText().summary
      const mark = schoolTrainingText().teachers.beforeJoining
      expect(included).toContain(mark)
      expect(listSummaryBlocks(file)).toContainEqual({ kind: 'text', text: included })
    })
  })

  test('of the ZIP file state the hours of each teacher by domain, to the quarter', async () => {
    const teacher = await newTeacher()
    await seat(teacher.id, school.id, { from: '2026-08-01' })
    await train(teacher.id)
    const zip = await JSZip.loadAsync(await (await download('zip')).arrayBuffer())
    const read = async (name: string) =>
      (await readPdfTexts((await zip.file(name)?.async('uint8array')) ?? new Uint8Array())).join(
        ' ',
      )
    const summary = await read('5-summary.pdf')
    expect(summary).toContain('Professional growth and development: 14 asked')
    expect(summary).toMatch(/Meena \S+ 0 0 3 6 9/)
    expect(summary).toContain(schoolTrainingText().summary.included)
    expect(await read('2-calendar.pdf')).toContain('1 teacher, of these, 1 before joining')
  })
})
