import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailLinks, erasureRequests, mailOutbox, passkeys, sessions, users } from '@/db/schema'
import { requestEmailChange, undoEmailChange } from '@/lib/accounts/email-address/change'
import { redeemEmailLink, sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { changePassword } from '@/lib/accounts/password/change'
import { redeemPasswordReset } from '@/lib/accounts/password/reset'
import { passwordMatches } from '@/lib/auth/passwords'
import { startSession } from '@/lib/auth/sessions'
import { newTeacher } from '../support/api-user'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  countOutcomes,
  findEmailToken,
  findUser,
  newRegisteredUser,
  runConcurrently,
} from '../support/registered-users'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>

beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

const registerTeacher = (overrides: Parameters<typeof newRegisteredUser>[1] = {}) =>
  newRegisteredUser(site.db, overrides)
/** In the browser that is logged in to the account. */
const open = (token: string, viewer: { id: string } | undefined) =>
  redeemEmailLink(token, viewer ?? null)
const createEmail = () => newTeacher().email
const requestChange = (
  teacher: { id: string; password: string },
  email: string,
  password = teacher.password,
) => requestEmailChange(teacher as never, { email, password })

async function changeEmail(
  teacher: Awaited<ReturnType<typeof registerTeacher>>,
  newEmail = createEmail(),
) {
  await requestChange(teacher, newEmail)
  await open(await findEmailToken(site.db, newEmail, 'newAddress'), teacher)
  return newEmail
}

const ageLinks = (interval: string, userId: string) =>
  site.db
    .update(emailLinks)
    .set({ expiresAt: sql`expires_at - ${interval}::interval` })
    .where(eq(emailLinks.userId, userId))

test('the link in the welcome email confirms the email once and returns next', async () => {
  const teacher = await registerTeacher({ next: '/join/abc' })
  expect(teacher.emailConfirmedAt).toBeNull()
  const token = await findEmailToken(site.db, teacher.email, 'welcome')
  expect(await open(token, teacher)).toEqual({
    userId: teacher.id,
    hasChanged: false,
    hasNewPassword: false,
    nextPath: '/join/abc',
  })
  expect((await findUser(site.db, teacher.id))?.emailConfirmedAt).not.toBeNull()
  await expect(open(token, teacher)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
})

test.each(['confirm', 'change'] as const)(
  'in a browser without a login of the account, a link to %s takes a new password and ends all access',
  async (kind) => {
    const [teacher, otherTeacher] = [await registerTeacher(), await registerTeacher()]
    const email = kind === 'change' ? createEmail() : teacher.email
    if (kind === 'change') await requestChange(teacher, email)
    const template = kind === 'change' ? 'newAddress' : 'welcome'
    const token = await findEmailToken(site.db, email, template)
    await startSession(site.db, { userId: teacher.id, passwordHash: teacher.passwordHash })
    for (const viewer of [undefined, otherTeacher])
      await expect(open(token, viewer)).rejects.toMatchObject({
        ...{ status: 422, code: 'newPasswordMissing', errors: { password: 'newPasswordRequired' } },
      })
    expect((await findUser(site.db, teacher.id))?.emailConfirmedAt).toBeNull()
    const password = 'my own password'
    const link = await redeemEmailLink(token, otherTeacher, { password })
    expect(link.hasNewPassword).toBe(true)
    expect(await site.db.$count(sessions, eq(sessions.userId, teacher.id))).toBe(0)
    const user = await findUser(site.db, teacher.id)
    expect(user).toMatchObject({ email, emailConfirmedAt: expect.any(Date) })
    expect(user?.accessRevokedAt).not.toBeNull()
    expect(await passwordMatches(user?.passwordHash ?? '', password)).toBe(true)
  },
)

test('discards a next that leaves the site', async () => {
  const teacher = await registerTeacher({ next: '//evil.example' })
  const token = await findEmailToken(site.db, teacher.email, 'welcome')
  expect((await open(token, teacher)).nextPath).toBe('/')
})

test('one of many concurrent redemptions confirms the email', async () => {
  const teacher = await registerTeacher()
  const token = await findEmailToken(site.db, teacher.email, 'welcome')
  const results = await runConcurrently(RACER_COUNT, () => open(token, teacher))
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['linkInvalid'] })
})

test('rejects a truncated, invented or expired link and one for another purpose', async () => {
  const teacher = await registerTeacher()
  const token = await findEmailToken(site.db, teacher.email, 'welcome')
  for (const invalidToken of [token.slice(1), `${token}A`, 'A'.repeat(43), '', '\0'])
    await expect(open(invalidToken, teacher)).rejects.toMatchObject({
      code: 'linkInvalid',
    })
  await expect(undoEmailChange(token)).rejects.toMatchObject({ code: 'linkInvalid' })
  await ageLinks('7 days', teacher.id)
  await expect(open(token, teacher)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
})

test('a newer link replaces the older one', async () => {
  const teacher = await registerTeacher()
  const olderToken = await findEmailToken(site.db, teacher.email, 'welcome')
  await sendConfirmationEmail(teacher)
  await expect(open(olderToken, teacher)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
  await open(await findEmailToken(site.db, teacher.email, 'confirmAddress'), teacher)
  expect((await findUser(site.db, teacher.id))?.emailConfirmedAt).not.toBeNull()
})

test('changing the email needs the password and access to the new mailbox', async () => {
  const teacher = await registerTeacher()
  const newEmail = createEmail()
  await expect(requestChange(teacher, newEmail, 'not the password')).rejects.toMatchObject({
    code: 'wrongCurrentPassword',
  })
  await requestChange(teacher, newEmail)
  expect((await findUser(site.db, teacher.id))?.email).toBe(teacher.email)
  await open(await findEmailToken(site.db, newEmail, 'newAddress'), teacher)
  expect(await findUser(site.db, teacher.id)).toMatchObject({
    email: newEmail,
    emailConfirmedAt: expect.any(Date),
  })
})

test('rejects a taken email like the registration does, and the current email', async () => {
  const [teacher, otherTeacher] = [await registerTeacher(), await registerTeacher()]
  await expect(requestChange(teacher, otherTeacher.email.toUpperCase())).rejects.toMatchObject({
    code: 'accountExists',
    kind: 'conflict',
  })
  await expect(requestChange(teacher, teacher.email.toUpperCase())).rejects.toMatchObject({
    code: 'emailUnchanged',
  })
})

test('one of many concurrent changes to the same email succeeds, and the others keep theirs', async () => {
  const newEmail = createEmail()
  const teachers = await Promise.all(Array.from({ length: RACER_COUNT }, () => registerTeacher()))
  for (const teacher of teachers) await requestChange(teacher, newEmail)
  const rows = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, newEmail))
    .orderBy(mailOutbox.createdAt)
  const tokens = rows.map(({ data }) => data.link?.split('/').at(-1) ?? '')
  expect(tokens).toHaveLength(RACER_COUNT)
  const results = await runConcurrently(RACER_COUNT, (index) =>
    open(tokens[index] ?? '', teachers[index]),
  )
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['accountExists'] })
  expect(await site.db.select().from(users).where(eq(users.email, newEmail))).toHaveLength(1)
  const noticeEmails = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'addressChanged'))
  const formerEmails = new Set(teachers.map(({ email }) => email))
  expect(noticeEmails.filter(({ recipient }) => formerEmails.has(recipient ?? ''))).toHaveLength(1)
})

test('a registration and a change to the same email at the same time: one succeeds', async () => {
  const newEmail = createEmail()
  const teacher = await registerTeacher()
  await requestChange(teacher, newEmail)
  const token = await findEmailToken(site.db, newEmail, 'newAddress')
  const results = await Promise.allSettled([
    open(token, teacher),
    registerTeacher({ email: newEmail }),
  ])
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['accountExists'] })
  expect(await site.db.select().from(users).where(eq(users.email, newEmail))).toHaveLength(1)
})

test('a new password revokes a pending email change', async () => {
  const teacher = await registerTeacher()
  const newEmail = createEmail()
  await requestChange(teacher, newEmail)
  const token = await findEmailToken(site.db, newEmail, 'newAddress')
  const passwordInput = { currentPassword: teacher.password, newPassword: 'another-one' }
  await changePassword(
    { ...teacher, isSubscribed: false, sessionId: crypto.randomUUID() } as never,
    passwordInput,
  )
  await expect(open(token, teacher)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
})

test('undoing from the former mailbox restores the email and revokes sessions, password, passkeys and pending requests', async () => {
  const teacher = await registerTeacher()
  await startSession(site.db, { userId: teacher.id, passwordHash: teacher.passwordHash })
  await changeEmail(teacher)
  const passkeyRow = { publicKey: '-', counter: 0, backedUp: false, name: 'thief' }
  await site.db.insert(passkeys).values({ id: teacher.id, userId: teacher.id, ...passkeyRow })
  await site.db.insert(erasureRequests).values({
    userId: teacher.id,
    tokenHash: teacher.id,
    keepCertificates: false,
    dueAt: sql`now()`,
  })
  const token = await findEmailToken(site.db, teacher.email, 'addressChanged')
  const { resetToken } = await undoEmailChange(token)
  const userAfter = await findUser(site.db, teacher.id)
  expect(userAfter?.email).toBe(teacher.email)
  expect(await passwordMatches(userAfter?.passwordHash ?? '', teacher.password)).toBe(false)
  for (const table of [sessions, passkeys, erasureRequests, emailLinks])
    expect(await site.db.select().from(table).where(eq(table.userId, teacher.id))).toEqual([])
  await redeemPasswordReset(resetToken, { password: 'a new one' })
  await expect(undoEmailChange(token)).rejects.toMatchObject({ code: 'linkInvalid' })
})

test('after two changes, undoing the first invalidates the second undo link', async () => {
  const teacher = await registerTeacher()
  const secondEmail = await changeEmail(teacher)
  const movedTeacher = { ...teacher, email: secondEmail }
  const thirdEmail = await changeEmail(movedTeacher as typeof teacher)
  const firstUndoToken = await findEmailToken(site.db, teacher.email, 'addressChanged')
  const secondUndoToken = await findEmailToken(site.db, secondEmail, 'addressChanged')
  expect((await findUser(site.db, teacher.id))?.email).toBe(thirdEmail)
  await undoEmailChange(firstUndoToken)
  await expect(undoEmailChange(secondUndoToken)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
  expect((await findUser(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('after two changes, undoing the second and then the first restores the first email', async () => {
  const teacher = await registerTeacher()
  const secondEmail = await changeEmail(teacher)
  await changeEmail({ ...teacher, email: secondEmail } as typeof teacher)
  await undoEmailChange(await findEmailToken(site.db, secondEmail, 'addressChanged'))
  await undoEmailChange(await findEmailToken(site.db, teacher.email, 'addressChanged'))
  expect((await findUser(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('reserves the former email while the change can be undone', async () => {
  const teacher = await registerTeacher()
  await changeEmail(teacher)
  await expect(registerTeacher({ email: teacher.email })).rejects.toMatchObject({
    code: 'accountExists',
  })
  const otherTeacher = await registerTeacher()
  await expect(requestChange(otherTeacher, teacher.email)).rejects.toMatchObject({
    code: 'accountExists',
  })
  await ageLinks('7 days', teacher.id)
  await registerTeacher({ email: teacher.email })
})

test('many concurrent undo requests undo once', async () => {
  const teacher = await registerTeacher()
  await changeEmail(teacher)
  const token = await findEmailToken(site.db, teacher.email, 'addressChanged')
  const results = await runConcurrently(RACER_COUNT, () => undoEmailChange(token))
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['linkInvalid'] })
})
