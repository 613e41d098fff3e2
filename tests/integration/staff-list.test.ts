import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '@/base/settings'
import {
  auditLog,
  invitations,
  mailOutbox,
  memberships,
  staffImports,
  type users,
} from '@/db/schema'
import { runInLanguage } from '@/i18n/request-language'
import { decodeText, parseTable } from '@/lib/client/attendance/attendees'
import { readXlsx } from '@/lib/client/staff-list/read-xlsx'
import { createXlsxResponse } from '@/lib/files/spreadsheet'
import { loadTrainingFile } from '@/lib/learning/training-file/load'
import { getMailboxId, unsubscribe } from '@/lib/mail/unsubscribe'
import { createInvitationToken } from '@/lib/schools/invitation/links'
import { joinSchool, readJoinLinkState } from '@/lib/schools/join'
import type { StaffImportResult, StaffPlan } from '@/lib/schools/kinds'
import { sendStaffListTemplate } from '@/lib/schools/staff-list/columns'
import { loadStaffListHistory } from '@/lib/schools/staff-list/history'
import { importStaffList } from '@/lib/schools/staff-list/import'
import { parseStaffList } from '@/lib/schools/staff-list/parse'
import { findLastImport, undoStaffImport } from '@/lib/schools/staff-list/undo'
import { removeMember, restoreMember } from '@/lib/schools/teachers/remove'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser, newUsers, setSeats } from '../support/schools'
import { createExcelStaffList, createLibreOfficeStaffList } from '../support/workbooks'

const TODAY = '2026-11-24'
const HEADINGS = ['Name', 'Email', 'Phone', 'Employee number', 'Subject', 'Joining date']

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let school: Awaited<ReturnType<typeof newSchool>>

beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())
beforeEach(async () => {
  school = await newSchool(site.db)
  await setSeats(site.db, school.id, 500)
})

const newEmail = () => `t-${randomUUID()}@school.example`
const parse = (...table: string[][]) => parseStaffList(table, TODAY)
const readCode = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return (error as { code: string }).code
  }
}

async function plan(table: string[][]): Promise<StaffPlan> {
  const outcome = await importStaffList(school.coordinator, { table })
  if (!('plan' in outcome)) throw new Error('it was imported')
  return outcome.plan
}

async function confirm(table: string[][], leavers: string[] = []): Promise<StaffImportResult> {
  const { version } = await plan(table)
  const outcome = await importStaffList(school.coordinator, { table, version, leavers })
  if (!('result' in outcome)) throw new Error('it was only planned')
  return outcome.result
}

async function join(overrides: Partial<typeof users.$inferInsert> = {}) {
  const user = await newUser(site.db, overrides)
  const [row] = await site.db
    .insert(memberships)
    .values({ userId: user.id, schoolId: school.id, role: 'teacher' })
    .returning()
  if (!row) throw new Error('no seat')
  return { ...user, membershipId: row.id }
}

const findOpen = () =>
  site.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.schoolId, school.id), isNull(invitations.revokedAt)))

describe('headings', () => {
  test.each([
    [
      ['Email', 'Name'],
      ['a@x.example', 'Asha Rao'],
    ],
    [
      ['E-MAIL id', 'TEACHER  NAME'],
      ['a@x.example', 'Asha Rao'],
    ],
    [
      ['ईमेल', 'शिक्षक का नाम'],
      ['a@x.example', 'Asha Rao'],
    ],
    [
      ['நாள்', 'மின்னஞ்சல்', 'பெயர்'],
      ['x', 'a@x.example', 'Asha Rao'],
    ],
  ])('%j are understood in any order', (headings, cells) => {
    const { rows } = parse(headings, cells)
    expect(rows).toMatchObject([{ row: 2, name: 'Asha Rao', email: 'a@x.example' }])
  })

  test('may follow a title; without name and email they are missing', () => {
    expect(parse(['Staff 2026'], [], HEADINGS, ['A', 'a@x.example']).rows[0]?.row).toBe(4)
    expect(readCode(() => parse(['Name', 'Phone'], ['A', '1']))).toBe('staffHeadingsMissing')
    expect(readCode(() => parse(HEADINGS))).toBe('staffListEmpty')
    const rows = Array.from({ length: 501 }, (_, index) => ['A', `a${index}@x.example`])
    expect(readCode(() => parse(HEADINGS, ...rows))).toBe('staffListTooLong')
  })

  test.each(['en', 'hi', 'ta'] as const)(
    'of the template in %s are understood',
    async (language) => {
      const request = new Request('https://uns.example/')
      const response = runInLanguage(language, () => sendStaffListTemplate(request))
      const [headings = []] = parseTable(decodeText(new Uint8Array(await response.arrayBuffer())))
      const cells = ['Asha', 'a@x.example', '98765 43210', 'E1', 'Maths', '01-06-2019']
      expect(parse(headings, cells).rows).toEqual([
        {
          ...{ row: 2, name: 'Asha', email: 'a@x.example', phone: '9876543210' },
          ...{ employeeNumber: 'E1', subject: 'Maths', joiningDay: '2019-06-01' },
        },
      ])
    },
  )
})

test.each([
  ['nameMissing', ['', 'a@x.example']],
  ['nameInvalid', ['Asha\u202e', 'a@x.example']],
  ['nameInvalid', ['A'.repeat(121), 'a@x.example']],
  ['emailMissing', ['Asha', '']],
  ['emailInvalid', ['Asha', 'asha at school']],
  ['phoneInvalid', ['Asha', 'a@x.example', '12']],
  ['employeeNumberInvalid', ['Asha', 'a@x.example', '', '7'.repeat(41)]],
  ['subjectInvalid', ['Asha', 'a@x.example', '', '', 'x'.repeat(121)]],
  ['joiningDayInvalid', ['Asha', 'a@x.example', '', '', '', '31-02-2020']],
  ['joiningDayInvalid', ['Asha', 'a@x.example', '', '', '', '01-06-19']],
  ['joiningDayInvalid', ['Asha', 'a@x.example', '', '', '', '2031-01-01']],
])('%s is reported with its row', (code, cells) => {
  const { rows, problems } = parse(HEADINGS, ['Ok', 'ok@x.example'], cells)
  expect(problems).toMatchObject([{ row: 3, code }])
  expect(rows).toHaveLength(1)
})

test('the second row with an email or an employee number is a mistake', () => {
  const { problems } = parse(
    HEADINGS,
    ['Asha', 'a@x.example', '', 'E1'],
    ['Asha', 'A@X.example', '', 'E2'],
    ['Ravi', 'r@x.example', '', 'e1'],
  )
  expect(problems).toMatchObject([
    { row: 3, code: 'emailTwice' },
    { row: 4, code: 'employeeNumberTwice' },
  ])
})

test.each([
  ['2019-06-01', '2019-06-01'],
  ['1/6/2019', '2019-06-01'],
  ['01.06.2019', '2019-06-01'],
  ['1 Jun 2019', '2019-06-01'],
  ['43617', '2019-06-01'],
])('%s is a joining date', (text, day) => {
  const { rows } = parse(HEADINGS, ['Asha', 'a@x.example', '', '', '', text])
  expect(rows[0]?.joiningDay).toBe(day)
})

test('a workbook is read like a table', async () => {
  async function* batches() {
    yield [['Asha & <b>Rao</b>', 'a@x.example', '9876543210', '=1+1', 'கணிதம்', '2019-06-01']]
  }
  const response = createXlsxResponse(new Request('https://x.example/'), 'x', HEADINGS, batches())
  const table = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  expect(parse(...(table ?? [])).rows).toMatchObject([
    {
      ...{ row: 2, name: 'Asha & <b>Rao</b>', employeeNumber: '=1+1', subject: 'கணிதம்' },
      joiningDay: '2019-06-01',
    },
  ])
  expect(await readXlsx(new Uint8Array([0x50, 0x4b, 3, 4, ...Array(40).fill(0)]))).toBeNull()
})

test('a workbook of Excel is read: the first sheet that shows, strings of every kind, days', async () => {
  const { rows, problems } = parse(...((await readXlsx(await createExcelStaffList())) ?? []))
  expect(problems).toEqual([])
  expect(rows).toMatchObject([
    {
      ...{ row: 2, name: 'Asha Rao', email: 'asha@x.example', phone: '9876543210' },
      ...{ employeeNumber: '17', subject: 'गणित', joiningDay: '2019-06-01' },
    },
    { row: 4, name: 'Ravi Kumar', email: 'ravi@x.example', phone: '9876543211' },
  ])
  expect(rows[1]?.joiningDay).toBe('2020-07-01')
})

test('a workbook of LibreOffice is read too', async () => {
  const { rows } = parse(...((await readXlsx(await createLibreOfficeStaffList())) ?? []))
  expect(rows).toMatchObject([
    { row: 2, name: 'Asha Rao', phone: '9876543210', joiningDay: '2019-06-01' },
  ])
})

test('nothing happens before the list is confirmed, and then what the plan says', async () => {
  const [member, leaver] = [await join(), await join({ firstname: 'Left', lastname: 'Long ago' })]
  const email = newEmail()
  const table = [
    HEADINGS,
    ['Kavitha Nair', email, '9876543210', 'E7', 'Physics', '01-06-2019'],
    ['Meena Iyer', member.email.toUpperCase(), '', 'E8', '', '2020-07-01'],
  ]
  const planned = await plan(table)
  expect(planned).toMatchObject({
    added: [{ row: 2, name: 'Kavitha Nair', email }],
    changed: [{ row: 3, columns: ['employeeNumber', 'joiningDay'] }],
    missing: [{ id: leaver.membershipId, name: 'Left Long ago' }],
  })
  expect(await findOpen()).toEqual([])
  const result = await confirm(table, [leaver.membershipId])
  expect(result).toMatchObject({ invitedCount: 1, changedCount: 1, unsent: [] })
  expect(result.removed).toMatchObject([{ name: 'Left Long ago' }])
  await restoreMember(school.coordinator, leaver.membershipId)

  const [invitation] = await findOpen()
  const token = createInvitationToken(invitation?.id ?? '')
  const [mail] = await site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(mail?.data).toMatchObject({ teacher: 'Kavitha Nair' })
  expect(await readJoinLinkState(token, null)).toMatchObject({
    person: { name: 'Kavitha Nair', email, phone: '9876543210' },
  })
  const teacher = await newUser(site.db, { email })
  await joinSchool(teacher, token)
  const file = await loadTrainingFile(school.id)
  const listed = file?.teachers.find(({ userId }) => userId === teacher.id)
  expect(listed).toMatchObject({ employeeNumber: 'E7', joiningDay: '2019-06-01' })
  const entries = await site.db.select().from(auditLog).where(eq(auditLog.schoolId, school.id))
  expect(entries.find(({ action }) => action === 'staff-list.imported')?.values).toEqual({
    ...{ invited: 1, changed: 1, removed: 1 },
  })
})

test('the same list again does nothing, and a stale plan is refused', async () => {
  const table = [HEADINGS, ['Asha', newEmail()]]
  const { version } = await plan(table)
  await confirm(table)
  expect(await plan(table)).toMatchObject({ added: [], changed: [], sameCount: 1 })
  const stale = importStaffList(school.coordinator, { table, version })
  await expect(stale).rejects.toMatchObject({ code: 'staffListChanged' })
})

test('only members of the own school can be removed by a list', async () => {
  const other = await newSchool(site.db)
  const table = [HEADINGS, ['Asha', newEmail()]]
  expect((await confirm(table, [other.membershipId, school.membershipId])).removed).toEqual([])
})

test('an undo withdraws unused invitations and brings back details', async () => {
  const member = await join()
  await confirm([HEADINGS, ['Meena', member.email, '', 'OLD']])
  const email = newEmail()
  await confirm([HEADINGS, ['Meena', member.email, '', 'NEW'], ['Asha', email]])
  const last = await findLastImport(school.id)
  expect(await undoStaffImport(school.coordinator, last?.id ?? '')).toEqual({
    ...{ withdrawn: 1, restored: 1 },
  })
  expect(await findOpen()).toEqual([])
  expect(await site.db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(0)
  const [row] = await site.db.select().from(memberships).where(eq(memberships.userId, member.id))
  expect(row?.employeeNumber).toBe('OLD')
  const again = undoStaffImport(school.coordinator, last?.id ?? '')
  await expect(again).rejects.toMatchObject({ code: 'staffListUndoTooLate' })
})

test('for a day the page keeps what can be undone, and says what was', async () => {
  const leaver = await join({ firstname: 'Left', lastname: 'Long ago' })
  const removedByHand = await join()
  await removeMember(school.coordinator, removedByHand.membershipId)
  const table = [HEADINGS, ['Asha', newEmail()]]
  await confirm(table, [leaver.membershipId])
  const passHours = (hours: number) =>
    site.db.transaction(async (tx) => {
      const earlier = (column: SQLWrapper) => sql`${column} - ${hours} * interval '1 hour'`
      const ofSchool = eq(memberships.schoolId, school.id)
      await tx
        .update(memberships)
        .set({ leftAt: earlier(memberships.leftAt) })
        .where(ofSchool)
      await tx
        .update(staffImports)
        .set({ createdAt: earlier(staffImports.createdAt) })
        .where(eq(staffImports.schoolId, school.id))
    })
  await passHours(23)
  const { last, undone, leavers } = await loadStaffListHistory(school.id)
  expect([undone, leavers]).toEqual([null, [{ id: leaver.membershipId, name: 'Left Long ago' }]])
  const byHand = restoreMember(school.coordinator, removedByHand.membershipId)
  await expect(byHand).rejects.toMatchObject({ code: 'undoTooLate' })
  await restoreMember(school.coordinator, leaver.membershipId)
  await undoStaffImport(school.coordinator, last?.id ?? '')
  expect(await loadStaffListHistory(school.id)).toEqual({
    ...{ last: null, undone: { at: last?.at }, leavers: [] },
  })
  await confirm(table, [leaver.membershipId])
  await passHours(25)
  expect(await loadStaffListHistory(school.id)).toEqual({ last: null, undone: null, leavers: [] })
  const tooLate = restoreMember(school.coordinator, leaver.membershipId)
  await expect(tooLate).rejects.toMatchObject({ code: 'undoTooLate' })
})

test('budgets of mailboxes and those who declined hold for a list too', async () => {
  const [name, declined] = [`m${randomUUID()}`, newEmail()]
  await unsubscribe({ userId: getMailboxId(declined), kind: 'invitations' })
  const tagged = [1, 2, 3, 4].map((tag) => ['Asha', `${name}+${tag}@school.example`])
  const result = await confirm([HEADINGS, ...tagged, ['Ravi', declined]])
  expect(result.invitedCount).toBe(settings().limits.UNSOLICITED_MAIL.count)
  expect(result.unsent).toMatchObject([{ reason: 'limitReached' }, { reason: 'declined' }])
})

test('500 rows with 60 mistakes are compared with 120 teachers within 5 seconds', async () => {
  const members = await newUsers(site.db, 120)
  await site.db
    .insert(memberships)
    .values(
      members.map(({ id }) => ({ userId: id, schoolId: school.id, role: 'teacher' as const })),
    )
  const createMistakes = () => [
    ['', newEmail()],
    ['Asha\u202e', newEmail()],
    ['Asha', ''],
    ['Asha', 'asha at school'],
    ['Asha', newEmail(), '12'],
    ['Asha', newEmail(), '', '7'.repeat(41)],
    ['Asha', newEmail(), '', '', 'x'.repeat(121)],
    ['Asha', newEmail(), '', '', '', '31-02-2020'],
    ['Asha', members[0]?.email ?? ''],
    ['Asha', newEmail(), '', 'E0'],
  ]
  const rows = [
    ...members
      .slice(0, 100)
      .map(({ email }, index) => ['Meena', email, '', index < 40 ? `E${index}` : '']),
    ...Array.from({ length: 340 }, (_, index) => ['Ravi', newEmail(), '', `N${index}`]),
    ...Array.from({ length: 6 }, createMistakes).flat(),
  ]
  const startedAt = process.cpuUsage()
  const { added, changed, missing, problems, sameCount } = await plan([HEADINGS, ...rows])
  const { user, system } = process.cpuUsage(startedAt)
  expect([rows.length, added.length, changed.length, sameCount]).toEqual([500, 340, 40, 60])
  expect([missing.length, problems.length]).toEqual([20, 60])
  expect(new Set(problems.map(({ code }) => code)).size).toBe(10)
  expect((user + system) / 1000).toBeLessThan(5_000)
})

test('500 teachers are imported within 5 seconds', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ['Asha Rao', newEmail(), '', `E${index}`])
  const { version } = await plan([HEADINGS, ...rows])
  const startedAt = process.cpuUsage()
  const outcome = await importStaffList(school.coordinator, {
    table: [HEADINGS, ...rows],
    version,
  })
  const { user, system } = process.cpuUsage(startedAt)
  expect(outcome).toMatchObject({ result: { invitedCount: 500, unsent: [] } })
  expect((user + system) / 1000).toBeLessThan(5_000)
})
