import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  certificates,
  erasureRequests,
  mailOutbox,
  memberships,
  pageNotes,
  schools,
  teamRoles,
  terms,
  users,
} from '@/db/schema'
import { requestPasswordReset } from '@/lib/accounts/password/reset'
import { hashPassword } from '@/lib/auth/passwords'
import { findViewerBySession, startSession } from '@/lib/auth/sessions'
import { sendContactMessage } from '@/lib/contact/send'
import { appendPart } from '@/lib/files/upload/append'
import { beginUpload } from '@/lib/files/upload/begin'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { sendDueMail } from '@/lib/housekeeping/send-mail'
import { enqueueMail } from '@/lib/mail/outbox'
import { collectSections } from '@/lib/privacy/data-export'
import { personalDataSources } from '@/lib/privacy/domains'
import { eraseDueAccounts } from '@/lib/privacy/erasure/erase'
import {
  cancelErasure,
  cancelErasureByLink,
  cancelErasureByTeam,
  requestErasureByTeam,
  requestOwnErasure,
} from '@/lib/privacy/erasure/request'
import { buildNotices } from '@/lib/privacy/notices'
import { joinSchool } from '@/lib/schools/join'
import { isCiRun, isFullRun, RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { captureLog } from '../support/process-state'
import {
  countOutcomes,
  findEmailToken,
  newRegisteredUser,
  runConcurrently,
} from '../support/registered-users'
import { createPng } from '../support/sample-files'
import { createStaffRoomToken, newSchool } from '../support/schools'
import { splitIntoChunks } from '../support/uploads'
import {
  addMembership,
  findFilesContaining,
  findTablesContaining,
  newUserWithAllData,
  readTables,
  UNIQUE_VALUES,
} from '../support/user-with-all-data'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let logEntries: Record<string, unknown>[]

beforeAll(async () => {
  logEntries = captureLog('debug')
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

type ErasureTeacher = { id: string; sessionId: string; password: string }
const requestErasure = (
  teacher: ErasureTeacher,
  keepCertificates = false,
  password = teacher.password,
) => requestOwnErasure(teacher, { password, keep_certificates: keepCertificates })

const makeDue = (userId: string) =>
  site.db
    .update(erasureRequests)
    .set({ dueAt: sql`now()` })
    .where(eq(erasureRequests.userId, userId))

const PERSONAL_STRINGS = Object.values(UNIQUE_VALUES)

/** Reads everything once; the returned function searches it. */
async function readEverything() {
  const tables = await readTables(site.db)
  return (part: string) => [
    ...tables.filter(({ text }) => text.includes(part.toLowerCase())).map(({ name }) => name),
    ...findFilesContaining(site.env.DATA_DIR ?? '', part),
  ]
}

async function createTeacherWithEverything() {
  const teacher = await newUserWithAllData(site.db)
  const { id } = await newSchool(site.db)
  await addMembership(site.db, teacher.id, id)
  await sendDueMail({ gapMs: 0 })
  const data = { firstname: UNIQUE_VALUES.letter, link: '-' }
  await enqueueMail<EmailTemplateData>(site.db, {
    template: 'resetLink',
    to: UNIQUE_VALUES.email,
    data,
  })
  return teacher
}

test('finds every personal value before the erasure and none after it', async () => {
  const teacher = await createTeacherWithEverything()
  const findBefore = await readEverything()
  for (const text of PERSONAL_STRINGS) expect(findBefore(text), text).not.toEqual([])
  expect(findBefore(UNIQUE_VALUES.email).length).toBeGreaterThan(5)
  await requestErasure(teacher)
  expect(await eraseDueAccounts()).toBe(0)
  await makeDue(teacher.id)
  expect(await eraseDueAccounts()).toBe(1)
  const findAfter = await readEverything()
  for (const text of PERSONAL_STRINGS) expect(findAfter(text), text).toEqual([])
  expect(await findTablesContaining(site.db, teacher.id)).toEqual(['audit_log'])
  expect(PERSONAL_STRINGS.filter((text) => JSON.stringify(logEntries).includes(text))).toEqual([])
})

test('keeps certificates verifiable if requested, and nothing else', async () => {
  const teacher = await createTeacherWithEverything()
  await requestErasure(teacher, true)
  await makeDue(teacher.id)
  await eraseDueAccounts()
  const find = await readEverything()
  expect(find(UNIQUE_VALUES.certificateName)).toEqual(['certificates'])
  for (const text of PERSONAL_STRINGS.filter((value) => value !== UNIQUE_VALUES.certificateName))
    expect(find(text), text).toEqual([])
  const number = `UNS-${teacher.id.slice(0, 8)}`
  const [certificate] = await site.db
    .select()
    .from(certificates)
    .where(eq(certificates.number, number))
  expect(certificate).toMatchObject({ userId: null, name: `Z. ${UNIQUE_VALUES.certificateName}` })
  await site.db.delete(certificates).where(eq(certificates.number, number))
})

test('the test user has data in every personal-data source', async () => {
  const teacher = await createTeacherWithEverything()
  await requestErasure(teacher)
  const subject = { id: teacher.id, email: teacher.email, confirmed: true }
  const sections = await collectSections(subject)
  const emptySections = sections.filter(({ rows }) => rows.length === 0).map(({ name }) => name)
  // These sources block an erasure or belong to a coordinator.
  expect(emptySections.sort()).toEqual([
    ...['ownSchool', 'seatsTaken', 'siteOfOwnSchool', 'teamRole', 'trainingRulesSaved', 'vouched'],
  ])
  expect(personalDataSources.length).toBeGreaterThan(25)
  await makeDue(teacher.id)
  await eraseDueAccounts()
})

test('keeps contact messages sent from an unconfirmed email', async () => {
  const teacher = await newRegisteredUser(site.db)
  const message = { name: 'Ravi', subject: 'Hello', message: 'This is not theirs.' }
  await sendContactMessage({ ...message, email: teacher.email })
  await requestErasure(teacher)
  await makeDue(teacher.id)
  await eraseDueAccounts()
  expect(await findTablesContaining(site.db, teacher.email)).toContain('contact_messages')
})

test('requires the password, and the account works until the due date', async () => {
  const teacher = await newRegisteredUser(site.db)
  await expect(requestErasure(teacher, false, 'wrong')).rejects.toMatchObject({
    code: 'wrongCurrentPassword',
  })
  const day = await requestErasure(teacher)
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const { passwordHash } = teacher
  const session = await startSession(site.db, { userId: teacher.id, passwordHash })
  expect(await buildNotices((await findViewerBySession(session?.id ?? '')) ?? {})).toEqual({
    erased_on: day,
  })
})

test('is cancelled once by the page or the email link, and not after the due date', async () => {
  const teacher = await newRegisteredUser(site.db)
  await requestErasure(teacher)
  const token = await findEmailToken(site.db, teacher.email, 'erasurePlanned')
  for (const invalidToken of [token.slice(2), 'A'.repeat(43), ''])
    await expect(cancelErasureByLink(invalidToken)).rejects.toMatchObject({
      code: 'linkInvalid',
    })
  expect(
    countOutcomes(await runConcurrently(RACER_COUNT, () => cancelErasureByLink(token))),
  ).toEqual({
    done: 1,
    words: ['linkInvalid'],
  })
  await expect(cancelErasure(teacher)).rejects.toMatchObject({
    code: 'erasureNotRequested',
  })
  await requestErasure(teacher)
  await cancelErasure(teacher)
  await requestErasure(teacher)
  await makeDue(teacher.id)
  await expect(cancelErasure(teacher)).rejects.toMatchObject({
    code: 'erasureNotRequested',
  })
  expect(await eraseDueAccounts()).toBe(1)
})

test('a second request keeps the due date and replaces the email link', async () => {
  const teacher = await newRegisteredUser(site.db)
  await requestErasure(teacher)
  await site.db
    .update(erasureRequests)
    .set({ dueAt: sql`now() + interval '2 days'` })
    .where(eq(erasureRequests.userId, teacher.id))
  const olderToken = await findEmailToken(site.db, teacher.email, 'erasurePlanned')
  await requestErasure(teacher, true)
  const [row] = await site.db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, teacher.id))
  expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeLessThan(3 * 24 * 3600_000)
  expect(row?.keepCertificates).toBe(true)
  await expect(cancelErasureByLink(olderToken)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
})

test('rejects a sole coordinator and a team member', async () => {
  const school = await newSchool(site.db)
  const coordinator = await setPassword(school.coordinator.id)
  await expect(requestErasure(coordinator)).rejects.toMatchObject({ code: 'lastCoordinator' })
  const member = await newRegisteredUser(site.db)
  await site.db.insert(teamRoles).values({ userId: member.id, role: 'editor' })
  await expect(requestErasure(member)).rejects.toMatchObject({ code: 'teamRole' })
})

test('notifies a user who became sole coordinator once, and erases when that is resolved', async () => {
  const school = await newSchool(site.db)
  const teacher = await newRegisteredUser(site.db)
  await requestErasure(teacher)
  await site.db
    .update(memberships)
    .set({ userId: teacher.id })
    .where(eq(memberships.schoolId, school.id))
  for (let day = 0; day < 3; day += 1) {
    await makeDue(teacher.id)
    expect(await eraseDueAccounts()).toBe(0)
  }
  const heldEmails = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'erasureHeld'))
  expect(heldEmails).toHaveLength(1)
  await site.db
    .update(memberships)
    .set({ role: 'teacher' })
    .where(eq(memberships.schoolId, school.id))
  await makeDue(teacher.id)
  expect(await eraseDueAccounts()).toBe(1)
})

test("the last member's erasure deletes a school without a current term", async () => {
  const school = await newSchool(site.db)
  const coordinator = await setPassword(school.coordinator.id)
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  await requestErasure(coordinator)
  await makeDue(coordinator.id)
  await eraseDueAccounts()
  expect(await site.db.select().from(schools).where(eq(schools.id, school.id))).toEqual([])
})

test('the audit log keeps the entries without personal data', async () => {
  const teacher = await newRegisteredUser(site.db)
  await requestErasure(teacher)
  await makeDue(teacher.id)
  await eraseDueAccounts()
  const auditEntries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(auditEntries.map(({ action }) => action)).toEqual(['erasure.requested'])
  const [erasureEntry] = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, teacher.id))
    .orderBy(auditLog.id)
  expect(erasureEntry).toMatchObject({ action: 'user.erased', actor: 'site', values: {} })
})

type ConcurrentAction = (teacher: Awaited<ReturnType<typeof newRegisteredUser>>) => Promise<unknown>

const CONCURRENT_ACTIONS: [string, () => Promise<ConcurrentAction>][] = [
  [
    'a login',
    async () => {
      return ({ id: userId, passwordHash }) => startSession(site.db, { userId, passwordHash })
    },
  ],
  [
    'a join',
    async () => {
      const school = await newSchool(site.db)
      const token = await createStaffRoomToken(school.coordinator)
      return (teacher) => joinSchool(teacher, token)
    },
  ],
  [
    'an email',
    async () => {
      return ({ email }) => requestPasswordReset({ email }, { ip: '10.0.0.1', cookieHeader: null })
    },
  ],
  [
    'the writing of an email file',
    async () => {
      return () => sendDueMail({ gapMs: 0 })
    },
  ],
  [
    'a note in a book',
    async () => {
      return ({ id: userId }) =>
        site.db.insert(pageNotes).values({ userId, bookId: 'b', page: 1, bookmarked: true })
    },
  ],
  [
    'an upload',
    async () => {
      const bytes = createPng(30, 20)
      return async ({ id, email }) => {
        const upload = await beginUpload(id, { name: `${email}.png`, bytes: bytes.length })
        const partInput = { from: 0, bytes: bytes.length, chunks: splitIntoChunks(bytes) }
        return appendPart(id, upload, partInput)
      }
    },
  ],
  ['a cancellation', async () => (teacher) => cancelErasure(teacher)],
]

const TESTED_ACTIONS = isFullRun ? CONCURRENT_ACTIONS : CONCURRENT_ACTIONS.slice(0, isCiRun ? 2 : 1)

test.each(TESTED_ACTIONS)('erasing during %s leaves no partial account', async (_, prepare) => {
  const action = await prepare()
  const marker = randomUUID()
  const teachers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      newRegisteredUser(site.db, { email: `${marker}-${index}@school.example` }),
    ),
  )
  for (const teacher of teachers) {
    await requestErasure(teacher)
    await makeDue(teacher.id)
  }
  const actions = teachers.map((teacher) => action(teacher).catch((error: unknown) => error))
  await Promise.all([eraseDueAccounts(), eraseDueAccounts(), ...actions])
  await eraseDueAccounts()
  expect((await readEverything())(marker)).toEqual([])
  expect(await findTablesContaining(site.db, ...teachers.map(({ id }) => id))).toEqual([
    'audit_log',
  ])
})

async function setPassword(id: string) {
  const passwordHash = await hashPassword('known to the test')
  await site.db.update(users).set({ passwordHash }).where(eq(users.id, id))
  return { id, sessionId: randomUUID(), password: 'known to the test' }
}

const listAuditEntries = async (userId: string) =>
  (
    await site.db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(auditLog.id)
  ).map(({ action, actorId }) => [action, actorId])

test('a request by the team starts the same seven days with the same cancel link', async () => {
  const [teacher, manager] = [await newRegisteredUser(site.db), await newRegisteredUser(site.db)]
  const results = await runConcurrently(10, () => requestErasureByTeam(manager, teacher.id, true))
  expect(countOutcomes(results).done).toBe(10)
  expect(await site.db.$count(erasureRequests, eq(erasureRequests.userId, teacher.id))).toBe(1)
  expect(await eraseDueAccounts()).toBe(0)
  // Only the newest email's link works, and concurrent requests have no defined order.
  await requestErasureByTeam(manager, teacher.id, true)
  await cancelErasureByLink(await findEmailToken(site.db, teacher.email, 'erasurePlanned'))
  await requestErasureByTeam(manager, teacher.id, false)
  expect(await listAuditEntries(teacher.id)).toContainEqual([
    'erasure.requested-by-team',
    manager.id,
  ])
  await makeDue(teacher.id)
  await eraseDueAccounts()
  expect(await site.db.$count(users, eq(users.id, teacher.id))).toBe(0)
})

test('the team cancels an erasure once, and the user gets an email', async () => {
  const [teacher, manager] = [await newRegisteredUser(site.db), await newRegisteredUser(site.db)]
  await requestErasure(teacher)
  const results = await runConcurrently(5, () => cancelErasureByTeam(manager, teacher.id))
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['erasureNotRequested'] })
  expect(await listAuditEntries(teacher.id)).toEqual([['erasure.cancelled-by-team', manager.id]])
  const emails = await site.db
    .select({ template: mailOutbox.template })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, teacher.email))
  expect(emails.filter(({ template }) => template === 'erasureUndone')).toHaveLength(1)
})

test('the team cannot erase a team member or an unknown account', async () => {
  const [teamMember, manager] = [await newRegisteredUser(site.db), await newRegisteredUser(site.db)]
  await site.db.insert(teamRoles).values({ userId: teamMember.id, role: 'editor' })
  const roleResults = await runConcurrently(1, () =>
    requestErasureByTeam(manager, teamMember.id, false),
  )
  expect(countOutcomes(roleResults).words).toEqual(['teamRole'])
  const unknownResults = await runConcurrently(1, () =>
    requestErasureByTeam(manager, randomUUID(), false),
  )
  expect(countOutcomes(unknownResults).words).toEqual(['notFound'])
  expect(await listAuditEntries(teamMember.id)).toEqual([])
})
