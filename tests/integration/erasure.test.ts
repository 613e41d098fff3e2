import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  auditLog,
  certificates,
  erasures,
  mailOutbox,
  memberships,
  schools,
  staffRoles,
  terms,
  users,
} from '@/db/schema'
import {
  filesWith,
  RARE,
  seatIn,
  somebodyWhoDidEverything,
  tablesWith,
} from '../support/everything'
import { inProcess } from '../support/in-process'
import { atOnce, outcomes, registered, tokenFor } from '../support/rights'
import { png } from '../support/sample-files'
import { newSchool } from '../support/schools'
import { inChunks } from '../support/uploads'

let site: Awaited<ReturnType<typeof inProcess>>
let asking: typeof import('@/lib/rights/commands/ask-erasure')
let erasing: typeof import('@/lib/rights/commands/erase')
const logged: string[] = []

beforeAll(async () => {
  const logger = pino({ level: 'debug' }, { write: (line) => logged.push(line) })
  vi.doMock('@/base/log', () => ({ log: () => logger }))
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  asking = await import('@/lib/rights/commands/ask-erasure')
  erasing = await import('@/lib/rights/commands/erase')
})
afterAll(() => site?.close())

type Somebody = { id: string; sessionId: string; password: string }
const ask = (who: Somebody, keep = false, password = who.password) =>
  asking.askErasure(who, { password, keep_certificates: keep })

/** Lets the seven days pass for this person. */
const pass = (userId: string) =>
  site.db.update(erasures).set({ dueAt: sql`now()` }).where(eq(erasures.userId, userId))

const STRINGS = Object.values(RARE)

const where = async (text: string) => [
  ...(await tablesWith(site.db, text)),
  ...filesWith(site.env.DATA_DIR ?? '', text),
]

async function everythingAndSend() {
  const teacher = await somebodyWhoDidEverything(site.db)
  const { id } = await newSchool(site.db)
  await seatIn(site.db, teacher.id, id)
  const { sendDueMail } = await import('@/lib/mail/send-due')
  await sendDueMail({ gapMs: 0 })
  const { enqueueMail } = await import('@/lib/mail/outbox')
  const data = { firstname: RARE.letter, link: '-' }
  await enqueueMail(site.db, { template: 'resetLink', to: RARE.email, data })
  return teacher
}

test('who has done everything on the site is found everywhere before, and nowhere after', async () => {
  const teacher = await everythingAndSend()
  for (const text of STRINGS) expect(await where(text), text).not.toEqual([])
  expect((await where(RARE.email)).length).toBeGreaterThan(5)
  await ask(teacher)
  expect(await erasing.eraseDue()).toBe(0)
  await pass(teacher.id)
  expect(await erasing.eraseDue()).toBe(1)
  for (const text of STRINGS) expect(await where(text), text).toEqual([])
  expect(await tablesWith(site.db, teacher.id)).toEqual(['audit_log'])
  expect(STRINGS.filter((text) => logged.join('').includes(text))).toEqual([])
})

test('certificates stay verifiable where the person wished so, and nothing else stays', async () => {
  const teacher = await everythingAndSend()
  await ask(teacher, true)
  await pass(teacher.id)
  await erasing.eraseDue()
  expect(await where(RARE.certificateName)).toEqual(['certificates'])
  for (const text of STRINGS.filter((one) => one !== RARE.certificateName))
    expect(await where(text), text).toEqual([])
  const number = `UNS-${teacher.id.slice(0, 8)}`
  const [kept] = await site.db.select().from(certificates).where(eq(certificates.number, number))
  expect(kept).toMatchObject({ userId: null, name: `Z. ${RARE.certificateName}` })
})

test('every table that holds something of a person was filled by the person who did everything', async () => {
  const { holdings } = await import('@/lib/rights/domains')
  const { everythingOf } = await import('@/lib/rights/copy')
  const teacher = await everythingAndSend()
  await ask(teacher)
  const person = { id: teacher.id, email: teacher.email, confirmed: true }
  const found = await everythingOf(person)
  const empty = found.filter(({ rows }) => rows.length === 0).map(({ name }) => name)
  // Whoever has one of these is not erased, or is somebody else's coordinator.
  expect(empty.sort()).toEqual(['files', 'ownSchool', 'seatsTaken', 'staffRole', 'vouched'])
  expect(holdings.length).toBeGreaterThan(25)
  await pass(teacher.id)
  await erasing.eraseDue()
})

test('an address that is not confirmed takes nobody’s messages along', async () => {
  const { sendMessage } = await import('@/lib/contact/commands/send')
  const teacher = await registered(site.db)
  const message = { name: 'Ravi', subject: 'Hello', message: 'This is not theirs.' }
  await sendMessage({ ...message, email: teacher.email })
  await ask(teacher)
  await pass(teacher.id)
  await erasing.eraseDue()
  expect(await tablesWith(site.db, teacher.email)).toContain('contacts')
})

test('the password is asked for, and until the day everything works as ever', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const teacher = await registered(site.db)
  await expect(ask(teacher, false, 'wrong')).rejects.toMatchObject({ word: 'wrongCurrentPassword' })
  const day = await ask(teacher)
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const { passwordHash } = teacher
  const session = await startSession(site.db, { userId: teacher.id, passwordHash })
  const { viewerOfSession } = await import('@/lib/auth/sessions')
  const { newsFor } = await import('@/lib/rights/news')
  expect(newsFor((await viewerOfSession(session?.id ?? '')) ?? {})).toEqual({ erased_on: day })
})

test('the page or the letter takes it back, once, and not when the day has come', async () => {
  const teacher = await registered(site.db)
  await ask(teacher)
  const token = await tokenFor(site.db, teacher.email, 'erasurePlanned')
  for (const odd of [token.slice(2), 'A'.repeat(43), ''])
    await expect(asking.undoErasureByLink(odd)).rejects.toMatchObject({ word: 'deadLink' })
  expect(outcomes(await atOnce(50, () => asking.undoErasureByLink(token)))).toEqual({
    done: 1,
    words: ['deadLink'],
  })
  await expect(asking.undoErasure(teacher)).rejects.toMatchObject({ word: 'noErasurePlanned' })
  await ask(teacher)
  await asking.undoErasure(teacher)
  await ask(teacher)
  await pass(teacher.id)
  await expect(asking.undoErasure(teacher)).rejects.toMatchObject({ word: 'noErasurePlanned' })
  expect(await erasing.eraseDue()).toBe(1)
})

test('asked twice, the day stays the first one and only the newer letter’s link works', async () => {
  const teacher = await registered(site.db)
  await ask(teacher)
  await site.db
    .update(erasures)
    .set({ dueAt: sql`now() + interval '2 days'` })
    .where(eq(erasures.userId, teacher.id))
  const older = await tokenFor(site.db, teacher.email, 'erasurePlanned')
  await ask(teacher, true)
  const [row] = await site.db.select().from(erasures).where(eq(erasures.userId, teacher.id))
  expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeLessThan(3 * 24 * 3600_000)
  expect(row?.keepCertificates).toBe(true)
  await expect(asking.undoErasureByLink(older)).rejects.toMatchObject({ word: 'deadLink' })
})

test('a sole coordinator hands over first, and whoever is of the team leaves it first', async () => {
  const school = await newSchool(site.db)
  const coordinator = await withPassword(school.coordinator.id)
  await expect(ask(coordinator)).rejects.toMatchObject({ word: 'lastCoordinator' })
  const member = await registered(site.db)
  await site.db.insert(staffRoles).values({ userId: member.id, role: 'editor' })
  await expect(ask(member)).rejects.toMatchObject({ word: 'teamRole' })
})

test('who becomes the only coordinator meanwhile is told once, and goes when that is mended', async () => {
  const school = await newSchool(site.db)
  const teacher = await registered(site.db)
  await ask(teacher)
  await site.db
    .update(memberships)
    .set({ userId: teacher.id })
    .where(eq(memberships.schoolId, school.id))
  for (let day = 0; day < 3; day += 1) {
    await pass(teacher.id)
    expect(await erasing.eraseDue()).toBe(0)
  }
  const { mailOutbox } = await import('@/db/schema')
  const told = await site.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'erasureHeld'))
  expect(told).toHaveLength(1)
  await site.db
    .update(memberships)
    .set({ role: 'teacher' })
    .where(eq(memberships.schoolId, school.id))
  await pass(teacher.id)
  expect(await erasing.eraseDue()).toBe(1)
})

test('a school that nobody belongs to any more and whose term is over goes with the last one', async () => {
  const school = await newSchool(site.db)
  const coordinator = await withPassword(school.coordinator.id)
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  await ask(coordinator)
  await pass(coordinator.id)
  await erasing.eraseDue()
  expect(await site.db.select().from(schools).where(eq(schools.id, school.id))).toEqual([])
})

test('the log keeps who did what, and says it of nobody', async () => {
  const teacher = await registered(site.db)
  await ask(teacher)
  await pass(teacher.id)
  await erasing.eraseDue()
  const lines = await site.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id))
  expect(lines.map(({ act }) => act)).toEqual(['erasure.asked'])
  const [erased] = await site.db.select().from(auditLog).where(eq(auditLog.personId, teacher.id))
  expect(erased).toMatchObject({ act: 'person.erased', actor: 'site', values: {} })
})

type Act = (teacher: Awaited<ReturnType<typeof registered>>) => Promise<unknown>

const MEANWHILE: [string, () => Promise<Act>][] = [
  [
    'a login',
    async () => {
      const { startSession } = await import('@/lib/auth/sessions')
      return ({ id: userId, passwordHash }) => startSession(site.db, { userId, passwordHash })
    },
  ],
  [
    'a join',
    async () => {
      const { joinSchool } = await import('@/lib/schools/commands/join')
      const { staffToken } = await import('../support/schools')
      const school = await newSchool(site.db)
      const token = await staffToken(school.coordinator)
      return (teacher) => joinSchool(teacher, token)
    },
  ],
  [
    'a letter',
    async () => {
      const { requestReset } = await import('@/lib/accounts/commands/reset-password')
      return ({ email }) => requestReset({ email }, { address: '10.0.0.1', cookies: null })
    },
  ],
  [
    'a letter on its way into a file',
    async () => {
      const { sendDueMail } = await import('@/lib/mail/send-due')
      return () => sendDueMail({ gapMs: 0 })
    },
  ],
  [
    'a note in a book',
    async () => {
      const { pageNotes } = await import('@/db/schema')
      return ({ id: userId }) =>
        site.db.insert(pageNotes).values({ userId, bookId: 'b', page: 1, bookmarked: true })
    },
  ],
  [
    'an upload',
    async () => {
      const { beginUpload } = await import('@/lib/files/commands/begin')
      const { appendPart } = await import('@/lib/files/commands/append')
      const bytes = png(30, 20)
      return async ({ id, email }) => {
        const upload = await beginUpload(id, { name: `${email}.png`, bytes: bytes.length })
        const part = { from: 0, bytes: bytes.length, chunks: inChunks(bytes) }
        return appendPart(id, upload, part)
      }
    },
  ],
  ['a change of mind', async () => (teacher) => asking.undoErasure(teacher)],
]

test.each(MEANWHILE)('erasing during %s leaves nobody by half', async (_, prepare) => {
  const act = await prepare()
  const mark = randomUUID()
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      registered(site.db, { email: `${mark}-${at}@school.example` }),
    ),
  )
  for (const one of people) {
    await ask(one)
    await pass(one.id)
  }
  const running = people.map((one) => act(one).catch((error: unknown) => error))
  await Promise.all([erasing.eraseDue(), erasing.eraseDue(), ...running])
  await erasing.eraseDue()
  expect(await where(mark)).toEqual([])
  expect(await tablesWith(site.db, people.map(({ id }) => id).join('|'))).toEqual(['audit_log'])
})

async function withPassword(id: string) {
  const { hashPassword } = await import('@/lib/auth/passwords')
  const passwordHash = await hashPassword('known to the test')
  await site.db.update(users).set({ passwordHash }).where(eq(users.id, id))
  return { id, sessionId: randomUUID(), password: 'known to the test' }
}

const linesAbout = async (person: string) =>
  (await site.db.select().from(auditLog).where(eq(auditLog.personId, person))).map(
    ({ act, actorId }) => [act, actorId],
  )

test('on request the team starts the same seven days, with the email that keeps the account', async () => {
  const [teacher, manager] = [await registered(site.db), await registered(site.db)]
  const started = await atOnce(10, () => asking.requestErasure(manager, teacher.id, true))
  expect(outcomes(started).done).toBe(10)
  expect(await site.db.$count(erasures, eq(erasures.userId, teacher.id))).toBe(1)
  expect(await erasing.eraseDue()).toBe(0)
  // Of requests at the same moment nobody knows which email is the last, and only its link works.
  await asking.requestErasure(manager, teacher.id, true)
  await asking.undoErasureByLink(await tokenFor(site.db, teacher.email, 'erasurePlanned'))
  await asking.requestErasure(manager, teacher.id, false)
  expect(await linesAbout(teacher.id)).toContainEqual(['erasure.requested', manager.id])
  await pass(teacher.id)
  await erasing.eraseDue()
  expect(await site.db.$count(users, eq(users.id, teacher.id))).toBe(0)
})

test('the team stops an erasure once, and the person gets an email', async () => {
  const [teacher, manager] = [await registered(site.db), await registered(site.db)]
  await ask(teacher)
  const stopped = await atOnce(5, () => asking.withdrawErasure(manager, teacher.id))
  expect(outcomes(stopped)).toEqual({ done: 1, words: ['noErasurePlanned'] })
  expect(await linesAbout(teacher.id)).toEqual([['erasure.withdrawn', manager.id]])
  const emails = await site.db
    .select({ template: mailOutbox.template })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, teacher.email))
  expect(emails.filter(({ template }) => template === 'erasureUndone')).toHaveLength(1)
})

test('the team cannot erase a colleague with a role, or an account that is not there', async () => {
  const [colleague, manager] = [await registered(site.db), await registered(site.db)]
  await site.db.insert(staffRoles).values({ userId: colleague.id, role: 'editor' })
  const refused = await atOnce(1, () => asking.requestErasure(manager, colleague.id, false))
  expect(outcomes(refused).words).toEqual(['teamRole'])
  const unknown = await atOnce(1, () => asking.requestErasure(manager, randomUUID(), false))
  expect(outcomes(unknown).words).toEqual(['nothingHere'])
  expect(await linesAbout(colleague.id)).toEqual([])
})
