import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passkeys, rateLimits, sessions, users } from '@/db/schema'
import { storeEmailLink } from '@/lib/accounts/email-address/links'
import { hashToken } from '@/lib/auth/secrets'
import { newTeacher } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { findEmailToken } from '../support/registered-users'
import { generateTotp, newTeamToken } from '../support/team'

/** Someone registers an address that is not theirs, waits for its owner and then for a role. */

/** Emails stay in the outbox. */
replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let routes: Awaited<ReturnType<typeof loadRoutes>>
beforeAll(async () => {
  site = await openInProcessDatabase({ TEAM_SECOND_FACTOR: 'required' })
  routes = await loadRoutes()
})
afterAll(() => site?.close())
beforeEach(() => site.db.delete(rateLimits))

const loadRoutes = async () => ({
  register: await import('@/app/api/auth/user/register/route'),
  login: await import('@/app/api/auth/user/login/route'),
  links: await import('@/app/api/account/email-links/[token]/route'),
  factorLink: await import('@/app/api/team/second-factor-link/route'),
  openFactorLink: await import('@/app/api/account/second-factor-link/route'),
  roles: await import('@/app/api/team/roles/route'),
  authenticator: await import('@/app/api/team/authenticator/route'),
  confirmAuthenticator: await import('@/app/api/team/authenticator/confirm/route'),
  passkeyOptions: await import('@/app/api/auth/user/passkeys/options/route'),
  me: await import('@/app/api/auth/user/me/route'),
})

type RouteName = keyof Awaited<ReturnType<typeof loadRoutes>>
type RouteCall = { body?: object; token?: string; params?: Record<string, string>; method?: string }

async function call(
  name: RouteName,
  { body = {}, token, params = {}, method = 'POST' }: RouteCall = {},
) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const content = method === 'POST' ? JSON.stringify(body) : undefined
  const request = new Request('http://localhost:3000/', { method, headers, body: content })
  const handler = routes[name][method as 'POST']
  const response = await handler(request, { params: Promise.resolve(params) })
  return { status: response.status, body: await response.json() }
}

/** Of a manager whose second factor this test does not need. */
async function createManagerToken() {
  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000)
  const token = await newTeamToken(site.db, 'manager', { emailConfirmedAt: aMonthAgo })
  // The database's clock, as for the role; the clock of this process may be behind it.
  const now = sql`now()`
  const [session] = await site.db
    .update(sessions)
    .set({ secondFactorAt: now, teamSeenAt: now })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  const userId = session?.userId ?? ''
  const passkey = { id: userId, publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
  await site.db.insert(passkeys).values({ ...passkey, userId })
  return token
}

async function registerAndLogIn() {
  const teacher = newTeacher()
  expect((await call('register', { body: teacher })).status).toBe(201)
  const { email, password } = teacher
  const { body } = await call('login', { body: { email, password } })
  return { email, password, token: body.token as string }
}

const giveRole = (email: string, token: string) =>
  call('roles', { body: { email, role: 'manager' }, token })
const openConfirmation = async (email: string, request: RouteCall = {}) => {
  const token = await findEmailToken(site.db, email, 'welcome')
  return call('links', { params: { token }, ...request })
}

test('the owner of an address takes over the account that somebody else registered with it, and ends its logins', async () => {
  const attacker = await registerAndLogIn()
  const { email } = attacker
  const managerToken = await createManagerToken()
  expect(await giveRole(email, managerToken)).toMatchObject({ status: 409 })
  expect(await openConfirmation(email)).toMatchObject({ status: 422 })
  const password = 'chosen by the owner'
  expect(await openConfirmation(email, { body: { password } })).toMatchObject({ status: 200 })
  expect(await giveRole(email, managerToken)).toMatchObject({ status: 200 })
  const { token, password: oldPassword } = attacker
  expect(await call('me', { token, method: 'GET' })).toMatchObject({ status: 401 })
  expect(await call('authenticator', { token, body: { password: oldPassword } })).toMatchObject({
    status: 404,
  })
  expect(await call('login', { body: { email, password: oldPassword } })).toMatchObject({
    status: 401,
  })
  expect(await call('login', { body: { email, password } })).toMatchObject({ status: 200 })
})

test('one press confirms the address in a browser that is logged in to the account', async () => {
  const { email, token } = await registerAndLogIn()
  expect(await openConfirmation(email, { token })).toMatchObject({ status: 200 })
  expect(await call('me', { token, method: 'GET' })).toMatchObject({ status: 200 })
})

test('a role ends all logins; with the password alone nobody adds the first second factor', async () => {
  const { email, password, token: earlierToken } = await registerAndLogIn()
  await openConfirmation(email, { token: earlierToken })
  expect(await giveRole(email, await createManagerToken())).toMatchObject({ status: 200 })
  expect(await call('me', { token: earlierToken, method: 'GET' })).toMatchObject({ status: 401 })
  const logIn = async () => (await call('login', { body: { email, password } })).body.token
  const [attackerToken, ownerToken] = [await logIn(), await logIn()]
  const proof = { name: 'x', password }
  for (const token of [attackerToken, ownerToken]) {
    const begin = { token, body: { password } }
    expect(await call('authenticator', begin)).toMatchObject({ status: 403 })
    expect(await call('passkeyOptions', { token, body: proof })).toMatchObject({ status: 403 })
  }
  expect(await call('factorLink', { token: attackerToken })).toMatchObject({ status: 200 })
  const link = await findEmailToken(site.db, email, 'factorLink')
  expect(link).toMatch(/^[\w-]{43}$/)
  const stranger = await registerAndLogIn()
  expect(
    await call('openFactorLink', { token: stranger.token, body: { token: link } }),
  ).toMatchObject({ status: 403 })
  const opening = { token: ownerToken, body: { token: link } }
  const openings = await Promise.all([1, 2, 3].map(() => call('openFactorLink', opening)))
  expect(openings.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const opened = openings.find(({ status }) => status === 200)
  expect(opened?.body.next).toBe('/team/verify')
  expect(await call('authenticator', { token: attackerToken, body: { password } })).toMatchObject({
    status: 403,
  })
  const { body, status } = await call('authenticator', { token: ownerToken, body: { password } })
  expect(status).toBe(200)
  const code = generateTotp(body.secret)
  expect(await call('confirmAuthenticator', { token: ownerToken, body: { code } })).toMatchObject({
    status: 201,
  })
})

test('a role waits while the former mailbox can take the account back', async () => {
  const { email, token } = await registerAndLogIn()
  await openConfirmation(email, { token })
  const [user] = await site.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await storeEmailLink(site.db, { userId: user?.id ?? '', kind: 'undo', email: 'old@x.example' })
  expect(await giveRole(email, await createManagerToken())).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('7 days') },
  })
})
