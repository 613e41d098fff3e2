import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressLinks, erasures, mailOutbox, passkeys, sessions, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newTeacher } from '../support/person'
import { addressOf, atOnce, outcomes, registered, tokenFor } from '../support/rights'

let site: Awaited<ReturnType<typeof inProcess>>
let address: typeof import('@/lib/accounts/commands/confirm-address')
let changing: typeof import('@/lib/accounts/commands/change-address')
let back: typeof import('@/lib/accounts/commands/take-back-address')

beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  address = await import('@/lib/accounts/commands/confirm-address')
  changing = await import('@/lib/accounts/commands/change-address')
  back = await import('@/lib/accounts/commands/take-back-address')
})
afterAll(() => site?.close())

const person = (over: Parameters<typeof registered>[1] = {}) => registered(site.db, over)
const freshAddress = () => newTeacher().email
const ask = (who: { id: string; password: string }, email: string, password = who.password) =>
  changing.requestAddressChange(who as never, { email, password })

/** Asked for and opened: the account has the new address. */
async function moved(who: Awaited<ReturnType<typeof person>>, to = freshAddress()) {
  await ask(who, to)
  await address.redeemAddressLink(await tokenFor(site.db, to, 'newAddress'))
  return to
}

const age = (interval: string, userId: string) =>
  site.db
    .update(addressLinks)
    .set({ expiresAt: sql`expires_at - ${interval}::interval` })
    .where(eq(addressLinks.userId, userId))

test('the welcome letter’s link confirms the address, once, and leads back to where the person was going', async () => {
  const teacher = await person({ next: '/join/abc' })
  expect(teacher.emailConfirmedAt).toBeNull()
  const token = await tokenFor(site.db, teacher.email, 'welcome')
  expect(await address.redeemAddressLink(token)).toEqual({
    userId: teacher.id,
    changed: false,
    next: '/join/abc',
  })
  expect((await addressOf(site.db, teacher.id))?.emailConfirmedAt).not.toBeNull()
  await expect(address.redeemAddressLink(token)).rejects.toMatchObject({ word: 'deadLink' })
})

test('a wish that leads off the site is forgotten', async () => {
  const teacher = await person({ next: '//evil.example' })
  const token = await tokenFor(site.db, teacher.email, 'welcome')
  expect((await address.redeemAddressLink(token)).next).toBe('/')
})

test('of fifty who open a link at once, one confirms', async () => {
  const teacher = await person()
  const token = await tokenFor(site.db, teacher.email, 'welcome')
  const settled = await atOnce(50, () => address.redeemAddressLink(token))
  expect(outcomes(settled)).toEqual({ done: 1, words: ['deadLink'] })
})

test('a link that is cut, made up, of another purpose or older than seven days is refused', async () => {
  const teacher = await person()
  const token = await tokenFor(site.db, teacher.email, 'welcome')
  for (const odd of [token.slice(1), `${token}A`, 'A'.repeat(43), '', '\0'])
    await expect(address.redeemAddressLink(odd)).rejects.toMatchObject({ word: 'deadLink' })
  await expect(back.takeBackAddress(token)).rejects.toMatchObject({ word: 'deadLink' })
  await age('7 days', teacher.id)
  await expect(address.redeemAddressLink(token)).rejects.toMatchObject({ word: 'deadLink' })
})

test('sent again, the newer link takes the older one’s place', async () => {
  const teacher = await person()
  const older = await tokenFor(site.db, teacher.email, 'welcome')
  await address.sendConfirmation(teacher)
  await expect(address.redeemAddressLink(older)).rejects.toMatchObject({ word: 'deadLink' })
  await address.redeemAddressLink(await tokenFor(site.db, teacher.email, 'confirmAddress'))
  expect((await addressOf(site.db, teacher.id))?.emailConfirmedAt).not.toBeNull()
})

test('a cookie alone does not change the address: the password is asked for, and the new mailbox', async () => {
  const teacher = await person()
  const to = freshAddress()
  await expect(ask(teacher, to, 'not the password')).rejects.toMatchObject({
    word: 'wrongCurrentPassword',
  })
  await ask(teacher, to)
  expect((await addressOf(site.db, teacher.id))?.email).toBe(teacher.email)
  await address.redeemAddressLink(await tokenFor(site.db, to, 'newAddress'))
  expect(await addressOf(site.db, teacher.id)).toMatchObject({
    email: to,
    emailConfirmedAt: expect.any(Date),
  })
})

test('an address that has an account is refused with the sentence of the registration, and so is the own one', async () => {
  const [teacher, other] = [await person(), await person()]
  await expect(ask(teacher, other.email.toUpperCase())).rejects.toMatchObject({
    word: 'accountExists',
    code: 'conflict',
  })
  await expect(ask(teacher, teacher.email.toUpperCase())).rejects.toMatchObject({
    word: 'sameAddress',
  })
})

test('of fifty who move to one address at once, one has it, and nobody else has moved', async () => {
  const to = freshAddress()
  const people = await Promise.all(Array.from({ length: 50 }, () => person()))
  for (const one of people) await ask(one, to)
  const rows = await site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to))
  const tokens = rows.map(({ data }) => data.link?.split('/').at(-1) ?? '')
  expect(tokens).toHaveLength(50)
  const settled = await atOnce(50, (at) => address.redeemAddressLink(tokens[at] ?? ''))
  expect(outcomes(settled)).toEqual({ done: 1, words: ['accountExists'] })
  expect(await site.db.select().from(users).where(eq(users.email, to))).toHaveLength(1)
  const told = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'addressChanged'))
  const former = new Set(people.map(({ email }) => email))
  expect(told.filter(({ recipient }) => former.has(recipient ?? ''))).toHaveLength(1)
})

test('who registers and who moves to one address at the same moment: one of them', async () => {
  const to = freshAddress()
  const mover = await person()
  await ask(mover, to)
  const token = await tokenFor(site.db, to, 'newAddress')
  const settled = await Promise.allSettled([
    address.redeemAddressLink(token),
    person({ email: to }),
  ])
  expect(outcomes(settled)).toEqual({ done: 1, words: ['accountExists'] })
  expect(await site.db.select().from(users).where(eq(users.email, to))).toHaveLength(1)
})

test('a new password voids a change that is under way', async () => {
  const { changePassword } = await import('@/lib/accounts/commands/change-password')
  const teacher = await person()
  const to = freshAddress()
  await ask(teacher, to)
  const token = await tokenFor(site.db, to, 'newAddress')
  const form = { currentPassword: teacher.password, newPassword: 'another-one' }
  await changePassword(
    { ...teacher, isSubscribed: false, sessionId: crypto.randomUUID() } as never,
    form,
  )
  await expect(address.redeemAddressLink(token)).rejects.toMatchObject({ word: 'deadLink' })
})

test('the former mailbox takes the change back: logins, password, passkeys and other wishes end', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const { passwordMatches } = await import('@/lib/auth/passwords')
  const teacher = await person()
  await startSession(site.db, { userId: teacher.id, passwordHash: teacher.passwordHash })
  await moved(teacher)
  const key = { publicKey: '-', counter: 0, backedUp: false, name: 'thief' }
  await site.db.insert(passkeys).values({ id: teacher.id, userId: teacher.id, ...key })
  await site.db.insert(erasures).values({
    userId: teacher.id,
    tokenHash: teacher.id,
    keepCertificates: false,
    dueAt: sql`now()`,
  })
  const token = await tokenFor(site.db, teacher.email, 'addressChanged')
  const { resetToken } = await back.takeBackAddress(token)
  const after = await addressOf(site.db, teacher.id)
  expect(after?.email).toBe(teacher.email)
  expect(await passwordMatches(after?.passwordHash ?? '', teacher.password)).toBe(false)
  for (const table of [sessions, passkeys, erasures, addressLinks])
    expect(await site.db.select().from(table).where(eq(table.userId, teacher.id))).toEqual([])
  const { redeemReset } = await import('@/lib/accounts/commands/reset-password')
  await redeemReset(resetToken, { password: 'a new one' })
  await expect(back.takeBackAddress(token)).rejects.toMatchObject({ word: 'deadLink' })
})

test('whoever moves on twice cannot use the second way back against the first', async () => {
  const teacher = await person()
  const second = await moved(teacher)
  const now = { ...teacher, email: second }
  const third = await moved(now as typeof teacher)
  const toFirst = await tokenFor(site.db, teacher.email, 'addressChanged')
  const toSecond = await tokenFor(site.db, second, 'addressChanged')
  expect((await addressOf(site.db, teacher.id))?.email).toBe(third)
  await back.takeBackAddress(toFirst)
  await expect(back.takeBackAddress(toSecond)).rejects.toMatchObject({ word: 'deadLink' })
  expect((await addressOf(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('used in the other order, the first address wins all the same', async () => {
  const teacher = await person()
  const second = await moved(teacher)
  await moved({ ...teacher, email: second } as typeof teacher)
  await back.takeBackAddress(await tokenFor(site.db, second, 'addressChanged'))
  await back.takeBackAddress(await tokenFor(site.db, teacher.email, 'addressChanged'))
  expect((await addressOf(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('nobody can register or take the former address while it can be taken back', async () => {
  const teacher = await person()
  await moved(teacher)
  await expect(person({ email: teacher.email })).rejects.toMatchObject({ word: 'accountExists' })
  const other = await person()
  await expect(ask(other, teacher.email)).rejects.toMatchObject({ word: 'accountExists' })
  await age('7 days', teacher.id)
  await person({ email: teacher.email })
})

test('fifty presses on the way back take it once', async () => {
  const teacher = await person()
  await moved(teacher)
  const token = await tokenFor(site.db, teacher.email, 'addressChanged')
  const settled = await atOnce(50, () => back.takeBackAddress(token))
  expect(outcomes(settled)).toEqual({ done: 1, words: ['deadLink'] })
})
