import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, identities, mailOutbox, passkeys, sessions, teamRoles, users } from '@/db/schema'
import { hasAccountFor } from '@/lib/accounts/identities/connect'
import { logIn } from '@/lib/accounts/login/log-in'
import { revokeAccess } from '@/lib/accounts/revoke-access'
import { createSessionCookies } from '@/lib/auth/cookies'
import { readPendingIdentity } from '@/lib/auth/oidc/pending-identity'
import { readFormAnswer } from '@/lib/http/form-answer'
import { findTeamMember, hasTeamAccess } from '@/lib/team-access/member'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { OIDC_CLIENT, type OidcServer, startOidcServer } from '../support/oidc-server'
import { newRegisteredUser } from '../support/registered-users'
import { readLocation, SITE, SignInBrowser } from '../support/sign-in-browser'

replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let provider: OidcServer
let browser: SignInBrowser

beforeAll(async () => {
  const keys = ['google', 'microsoft', 'other']
  provider = await startOidcServer({
    redirectUrls: keys.map((key) => `${SITE}/sign-in/${key}/callback`),
  })
  const client = (prefix: string) => ({
    [`${prefix}ISSUER`]: provider.issuer,
    [`${prefix}CLIENT_ID`]: OIDC_CLIENT.id,
    [`${prefix}CLIENT_SECRET`]: OIDC_CLIENT.secret,
  })
  site = await openInProcessDatabase({
    ...client('OIDC_GOOGLE_'),
    ...client('OIDC_MICROSOFT_'),
    ...{ ...client('OIDC_'), OIDC_NAME: 'Lotus ID' },
    RATE_LIMIT_LOGIN_ADDRESS: '100000/60',
    RATE_LIMIT_CHANGE_PASSWORD: '100000/60',
    RATE_LIMIT_UNSOLICITED_MAIL: '100000/60',
    TEAM_SECOND_FACTOR: 'required',
  })
})
beforeEach(() => {
  browser = new SignInBrowser()
})
afterAll(async () => {
  await site?.close()
  await provider?.stop()
})

type User = Awaited<ReturnType<typeof newRegisteredUser>>

let count = 0

/** Google's claims for its own mailbox, under a subject of its own. */
function becomePerson(claims: Record<string, unknown> = {}) {
  count += 1
  const email = `asha${count}@gmail.com`
  provider.state.person = {
    sub: `asha-${count}`,
    claims: {
      ...{ email, email_verified: true, given_name: 'Asha', family_name: 'Rao' },
      ...claims,
    },
  }
  return email
}

async function logInByPassword(user: User, target = browser) {
  const { session } = await logIn(user, { ip: '192.0.2.1', cookieHeader: null })
  target.keep(SITE, createSessionCookies(session.id))
  return session
}

const readXsrf = (target = browser) =>
  /XSRF-TOKEN=([^;]+)/.exec(target.readCookies(SITE))?.[1] ?? ''

const confirm = (fields: Record<string, string> = {}, target = browser) =>
  target.post(`${SITE}/api/account/identities`, { xsrf: readXsrf(target), ...fields })

const listRows = (user: { id: string }) =>
  site.db.select().from(identities).where(eq(identities.userId, user.id))

const countSessions = (user: { id: string }) =>
  site.db.$count(sessions, eq(sessions.userId, user.id))

const makeLoginOld = (session: { id: string }) =>
  site.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.id, session.id))

async function newConnectedUser(claims: Record<string, unknown> = {}) {
  const email = becomePerson(claims)
  const user = await newRegisteredUser(site.db, { email })
  await browser.signIn('google')
  await logInByPassword(user)
  await confirm()
  if ((await listRows(user)).length !== 1) throw new Error('not connected')
  return user
}

async function readPending() {
  return readPendingIdentity(browser.readCookies(SITE))
}

test('a verified email of an account connects nothing by itself; after one login and a click it does', async () => {
  const email = becomePerson()
  const user = await newRegisteredUser(site.db, { email })
  const response = await browser.signIn('google')
  expect(readLocation(response)).toBe(`${SITE}/connect-login`)
  expect(await listRows(user)).toEqual([])
  expect(await countSessions(user)).toBe(0)
  const pending = await readPending()
  expect(pending && (await hasAccountFor(pending))).toBe(true)

  await logInByPassword(user)
  expect(readLocation(await confirm())).toBe(`${SITE}/profile/sign-in?result=connected`)
  expect(await listRows(user)).toMatchObject([
    { provider: 'google', issuer: provider.issuer, subject: provider.state.person.sub, email },
  ])
  const other = new SignInBrowser()
  expect(readLocation(await other.signIn('google'))).toBe(`${SITE}/`)
  expect(await countSessions(user)).toBe(2)
})

test('its owner gets an email, and the audit log an entry, for adding and for removing', async () => {
  const user = await newConnectedUser()
  const [row] = await listRows(user)
  await browser.post(`${SITE}/api/account/identities/${row?.id}/remove`, { xsrf: readXsrf() })
  expect(await listRows(user)).toEqual([])
  const mails = await site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, user.email))
  const changes = mails.filter(({ template }) => template === 'loginMethodChanged')
  expect(changes.map(({ data }) => data)).toMatchObject([
    { change: 'identityAdded', name: `Google (${user.email})` },
    { change: 'identityRemoved', name: `Google (${user.email})` },
  ])
  const entries = await site.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
  expect(entries).toMatchObject([
    { action: 'identity.added', values: { provider: 'Google' } },
    { action: 'identity.removed', values: { provider: 'Google' } },
  ])
  expect(JSON.stringify(entries)).not.toContain(user.email)
  expect(readLocation(await new SignInBrowser().signIn('google'))).toBe(`${SITE}/connect-login`)
})

test('the email decides nothing: with another address the same subject logs in, and another subject does not', async () => {
  const user = await newConnectedUser()
  const { sub, claims } = provider.state.person
  provider.state.person = { sub, claims: { ...claims, email: 'moved@gmail.com' } }
  await new SignInBrowser().signIn('google')
  expect(await countSessions(user)).toBe(2)
  expect(await listRows(user)).toMatchObject([{ email: 'moved@gmail.com' }])
  provider.state.person = { sub: `${sub}-2`, claims: { ...claims, email: user.email } }
  const response = await new SignInBrowser().signIn('google')
  expect(readLocation(response)).toBe(`${SITE}/connect-login`)
  expect(await countSessions(user)).toBe(2)
})

test.each([
  ['google', { email_verified: false }, false],
  ['google', { email: 'asha@school.example' }, false],
  ['google', { email: 'asha@school.example', hd: 'school.example' }, true],
  ['google', { email_verified: 'true' }, false],
  ['microsoft', { email: 'asha@school.example', tid: 'a-directory' }, false],
  ['microsoft', { email: 'asha@school.example', tid: 'a-directory', xms_edov: true }, true],
  ['other', { email_verified: true }, true],
  ['other', { email_verified: undefined }, false],
])('%s with %o: verified is %s', async (key, claims, isVerified) => {
  becomePerson(claims)
  await browser.signIn(key)
  expect(await readPending()).toMatchObject({ isEmailVerified: isVerified })
})

test('an unverified email does not tell whether it has an account', async () => {
  const email = becomePerson({ email_verified: false })
  await newRegisteredUser(site.db, { email })
  await browser.signIn('google')
  const pending = await readPending()
  expect(pending && (await hasAccountFor(pending))).toBe(false)
})

test('someone who registered a foreign address cannot connect a login of their own', async () => {
  const victim = await newRegisteredUser(site.db)
  becomePerson()
  await browser.signIn('google')
  await logInByPassword(victim)
  expect(readLocation(await confirm())).toBe(`${SITE}/connect-login?result=confirmEmailFirst`)
  expect(await listRows(victim)).toEqual([])
  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, victim.id))
  await confirm()
  expect(await listRows(victim)).toHaveLength(1)
})

test('an older login needs the password to connect and to remove', async () => {
  const email = becomePerson()
  const user = await newRegisteredUser(site.db, { email })
  await browser.signIn('google')
  await makeLoginOld(await logInByPassword(user))
  const wrong = `${SITE}/connect-login?result=wrongCurrentPassword`
  expect(readLocation(await confirm())).toBe(wrong)
  expect(readLocation(await confirm({ password: 'wrong' }))).toBe(wrong)
  expect(await listRows(user)).toEqual([])
  await confirm({ password: user.password })
  const [row] = await listRows(user)
  const path = `${SITE}/api/account/identities/${row?.id}/remove`
  await browser.post(path, { xsrf: readXsrf(), password: 'wrong' })
  expect(await listRows(user)).toHaveLength(1)
  await browser.post(path, { xsrf: readXsrf(), password: user.password })
  expect(await listRows(user)).toEqual([])
})

test('connecting needs the token of the form, the login, and an identity of this browser', async () => {
  const email = becomePerson()
  const user = await newRegisteredUser(site.db, { email })
  await browser.signIn('google')
  expect(readLocation(await confirm())).toBe(`${SITE}/login?next=%2Fconnect-login`)
  await logInByPassword(user)
  await confirm({ xsrf: 'forged' })
  expect(await listRows(user)).toEqual([])
  const other = new SignInBrowser()
  await logInByPassword(user, other)
  expect(readLocation(await confirm({}, other))).toBe(`${SITE}/connect-login?result=signInExpired`)
})

test('an identity belongs to one account; two tabs connect it once', async () => {
  const owner = await newConnectedUser()
  const stranger = await newRegisteredUser(site.db, { email: owner.email.replace('@', '+x@') })
  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, stranger.id))
  const other = new SignInBrowser()
  await logInByPassword(stranger, other)
  const response = await other.signIn('google', { from: '/profile/sign-in', search: '?connect=1' })
  expect(readLocation(response)).toBe(
    `${SITE}/profile/sign-in?result=identityTaken&provider=google`,
  )
  expect(await countSessions(owner)).toBe(1)

  becomePerson()
  const tabs = [new SignInBrowser(), new SignInBrowser()]
  for (const tab of tabs) {
    await tab.signIn('google')
    await logInByPassword(stranger, tab)
  }
  await Promise.all(tabs.map((tab) => confirm({}, tab)))
  expect(await listRows(stranger)).toHaveLength(1)
})

test('an identity of someone else cannot be removed', async () => {
  const owner = await newConnectedUser()
  const [row] = await listRows(owner)
  const stranger = await newRegisteredUser(site.db)
  const other = new SignInBrowser()
  await logInByPassword(stranger, other)
  const path = `${SITE}/api/account/identities/${row?.id}/remove`
  await other.post(path, { xsrf: readXsrf(other) })
  expect(await listRows(owner)).toHaveLength(1)
})

test('a new person registers with name and email filled in, and returns to connect', async () => {
  const email = becomePerson()
  await browser.signIn('google', { from: '/hi/login' })
  const pending = await readPending()
  const form = readFormAnswer('/hi/register', pending?.formId ?? '', browser.readCookies(SITE))
  expect(form).toMatchObject({
    values: { firstname: 'Asha', lastname: 'Rao', email },
    next: '/hi/connect-login',
  })
  const user = await newRegisteredUser(site.db, { email, next: '/hi/connect-login' })
  await logInByPassword(user)
  await confirm()
  expect(await listRows(user)).toHaveLength(1)
})

test('all that revokes access ends the connected logins too', async () => {
  const user = await newConnectedUser()
  await site.db.transaction((tx) => revokeAccess(tx, user.id))
  expect(await listRows(user)).toEqual([])
  expect(readLocation(await new SignInBrowser().signIn('google'))).toBe(`${SITE}/connect-login`)
})

test('an erased account has no connected login', async () => {
  const user = await newConnectedUser()
  await site.db.delete(users).where(eq(users.id, user.id))
  expect(await listRows(user)).toEqual([])
  expect(readLocation(await new SignInBrowser().signIn('google'))).toBe(`${SITE}/connect-login`)
})

test('it is no second factor: a team member still verifies one, also to change logins', async () => {
  const user = await newConnectedUser()
  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  await site.db.insert(teamRoles).values({ userId: user.id, role: 'manager' })
  await site.db.insert(passkeys).values({
    ...{
      id: `key-${user.id}`,
      userId: user.id,
      publicKey: 'x',
      counter: 0,
      backedUp: false,
      name: 'k',
    },
    createdAt: sql`now() + interval '1 second'`,
  })
  const other = new SignInBrowser()
  await other.signIn('google')
  const [session] = await site.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), sql`${sessions.secondFactorAt} is null`))
    .orderBy(sql`${sessions.createdAt} desc`)
  const viewer = { ...user, isSubscribed: false, sessionId: session?.id ?? '' }
  const member = await findTeamMember(viewer, 'any')
  expect(member && (await hasTeamAccess(member))).toBe(false)
  const [row] = await listRows(user)
  const response = await other.post(`${SITE}/api/account/identities/${row?.id}/remove`, {
    xsrf: readXsrf(other),
  })
  expect(readLocation(response)).toContain('result=secondFactorRequired')
  expect(await listRows(user)).toHaveLength(1)
})

test('an account has a limited number of them', async () => {
  const user = await newConnectedUser()
  const rows = Array.from({ length: 9 }, (_, index) => ({
    ...{ userId: user.id, provider: 'other' as const, issuer: 'https://id.example' },
    ...{ subject: `${user.id} ${index}`, isEmailVerified: false },
  }))
  await site.db.insert(identities).values(rows)
  becomePerson({ email: user.email })
  const other = new SignInBrowser()
  await other.signIn('google')
  await logInByPassword(user, other)
  expect(readLocation(await confirm({}, other))).toContain('result=tooManyIdentities')
})
