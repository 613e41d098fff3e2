import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '@/base/settings'
import { identities, passkeys, schoolSignIns, schools, sessions, teamRoles } from '@/db/schema'
import { newAuthenticator } from '../support/authenticator'
import { replaceAfter } from '../support/next-server'
import {
  becomePerson,
  giveSeat,
  type LoginSite,
  logInByPassword,
  newConfirmedUser,
  newLoginSchool,
  openLoginSite,
  postForm,
  registerByProvider,
} from '../support/school-logins'
import { readLocation, SITE, SignInBrowser } from '../support/sign-in-browser'

replaceAfter(() => {})

let site: LoginSite
beforeAll(async () => {
  site = await openLoginSite()
})
afterAll(() => site?.close())

const PAGE = `${SITE}/my-school/sign-in`
const REFUSED = { code: 'schoolLoginRequired', kind: 'forbidden' }
let names = 0

/** Its logins are those of a domain, and required. */
async function newStrictSchool() {
  const domain = `strict${++names}.in`
  const school = await newLoginSchool(site, [['domain', domain]])
  await site.db.update(schools).set({ signInRequired: true }).where(eq(schools.id, school.id))
  return { ...school, domain }
}

type StrictSchool = Awaited<ReturnType<typeof newStrictSchool>>

/** Joined by invitation, with a password. */
async function newMember(school: StrictSchool, role: 'teacher' | 'coordinator' = 'teacher') {
  const user = await newConfirmedUser(site)
  await giveSeat(site, school.id, user.id, role)
  return user
}

/** With a login of the school. */
async function newConnectedMember(school: StrictSchool) {
  const member = await registerByProvider(site, 'other', becomePerson(site, school.domain))
  await giveSeat(site, school.id, member.user.id)
  return member
}

const tryPassword = (user: Parameters<typeof logInByPassword>[0], browser = new SignInBrowser()) =>
  logInByPassword(user, browser)
const countSessions = (user: { id: string }) =>
  site.db.$count(sessions, eq(sessions.userId, user.id))

async function readAnswer(response: Response) {
  const { readFormAnswer } = await import('@/lib/http/form-answer')
  const url = new URL(readLocation(response))
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const id = url.searchParams.get('answer') ?? ''
  return { path: url.pathname, ...readFormAnswer(url.pathname, id, cookies.join('; ')) }
}

test('a right password is refused with a sentence that names the provider; a wrong one as ever', async () => {
  const member = await newMember(await newStrictSchool())
  await expect(tryPassword(member)).rejects.toMatchObject(REFUSED)
  const { toErrorBody, toAppError } = await import('@/lib/http/result')
  const error = await tryPassword(member).catch(toAppError)
  expect(toErrorBody(error as never).msg).toMatch(
    /asks its teachers to log in with (Google, Microsoft,? or )?Lotus ID\. Use that button below\./,
  )
  await expect(tryPassword({ ...member, password: 'wrong' })).rejects.toMatchObject({
    code: 'wrongLogin',
  })
  expect(await countSessions(member)).toBe(0)
})

test('refusals of a right password do not block the account', async () => {
  const member = await newMember(await newStrictSchool())
  for (let attempt = 0; attempt < 7; attempt += 1)
    await expect(tryPassword(member)).rejects.toMatchObject(REFUSED)
})

test('who is not connected yet shows a login of the school once, logs in as before, and connects it', async () => {
  const school = await newStrictSchool()
  const member = await newMember(school)
  const browser = new SignInBrowser()
  becomePerson(site, school.domain)
  expect(readLocation(await browser.signIn('other'))).toBe(`${SITE}/connect-login`)
  await tryPassword(member, browser)
  await postForm(browser, '/api/account/identities')
  expect(await site.db.$count(identities, eq(identities.userId, member.id))).toBe(1)
  expect(readLocation(await new SignInBrowser().signIn('other'))).toBe(`${SITE}/`)
  await expect(tryPassword(member, browser)).rejects.toMatchObject(REFUSED)
})

test('another login that waits in the browser does not help', async () => {
  const school = await newStrictSchool()
  const member = await newMember(school)
  const browser = new SignInBrowser()
  for (const domain of ['gmail.com', `evil.${school.domain}`]) {
    becomePerson(site, domain)
    await browser.signIn('other')
    await expect(tryPassword(member, browser)).rejects.toMatchObject(REFUSED)
  }
  becomePerson(site, school.domain, { email_verified: false })
  await browser.signIn('other')
  await expect(tryPassword(member, browser)).rejects.toMatchObject(REFUSED)
})

test('a login of the school works; another connected login gets the same sentence', async () => {
  const school = await newStrictSchool()
  const { user } = await newConnectedMember(school)
  expect(readLocation(await new SignInBrowser().signIn('other'))).toBe(`${SITE}/`)
  const before = await countSessions(user)
  becomePerson(site, 'gmail.com')
  await site.db.insert(identities).values({
    ...{ userId: user.id, provider: 'google', issuer: site.provider.issuer },
    ...{ subject: site.provider.state.person.sub, isEmailVerified: true },
  })
  const answer = await readAnswer(await new SignInBrowser().signIn('google'))
  expect(answer).toMatchObject({ path: '/login', status: 403 })
  expect(answer.body?.msg).toMatch(/asks its teachers to log in with/)
  expect(await countSessions(user)).toBe(before)
})

test('a passkey is no way around it', async () => {
  const school = await newStrictSchool()
  const member = await newMember(school)
  const device = newAuthenticator(SITE)
  await site.db.update(schools).set({ signInRequired: false }).where(eq(schools.id, school.id))
  const { id: sessionId } = await tryPassword(member)
  const { addPasskey, createPasskeyOptions } = await import('@/lib/accounts/passkeys')
  const viewer = { ...member, sessionId, isSubscribed: true }
  const options = await createPasskeyOptions(viewer, { password: member.password })
  await addPasskey(viewer, device.make(options) as never, 'My phone')
  const { logInByPasskey } = await import('@/lib/accounts/login/log-in')
  const { createAssertionOptions } = await import('@/lib/auth/passkeys')
  const show = async () => device.show(await createAssertionOptions('log-in', null)) as never
  const origin = { ip: '192.0.2.1', cookieHeader: null }
  await logInByPasskey(await show(), origin)
  await site.db.update(schools).set({ signInRequired: true }).where(eq(schools.id, school.id))
  await expect(logInByPasskey(await show(), origin)).rejects.toMatchObject(REFUSED)
  expect(await site.db.$count(passkeys, eq(passkeys.userId, member.id))).toBe(1)
})

test('a new password is no way around it: the reset ends the connected login, which comes first again', async () => {
  const school = await newStrictSchool()
  const { user } = await newConnectedMember(school)
  const { storeResetLink, redeemPasswordReset } = await import('@/lib/accounts/password/reset')
  const { createToken } = await import('@/lib/auth/secrets')
  const token = createToken()
  await storeResetLink(site.db, user.email, token)
  await redeemPasswordReset(token, { password: 'ink-and-paper' })
  expect(await site.db.$count(identities, eq(identities.userId, user.id))).toBe(0)
  const renewed = { ...user, password: 'ink-and-paper' }
  await expect(tryPassword(renewed)).rejects.toMatchObject(REFUSED)
  const browser = new SignInBrowser()
  expect(readLocation(await browser.signIn('other'))).toBe(`${SITE}/connect-login`)
  await tryPassword(renewed, browser)
})

test('logins that are open stay open', async () => {
  const school = await newStrictSchool()
  const member = await newMember(school)
  await site.db.update(schools).set({ signInRequired: false }).where(eq(schools.id, school.id))
  const session = await tryPassword(member)
  await site.db.update(schools).set({ signInRequired: true }).where(eq(schools.id, school.id))
  const { findViewerBySession } = await import('@/lib/auth/sessions')
  expect(await findViewerBySession(session.id)).toMatchObject({ id: member.id })
})

test('it applies to teachers with a seat of the school only', async () => {
  const school = await newStrictSchool()
  await tryPassword(await newMember(school, 'coordinator'))
  await tryPassword(await newConfirmedUser(site))
  const colleague = await newConfirmedUser(site)
  await giveSeat(site, (await newLoginSchool(site)).id, colleague.id)
  await tryPassword(colleague)
  const teamMember = await newMember(school)
  await site.db.insert(teamRoles).values({ userId: teamMember.id, role: 'editor' })
  await tryPassword(teamMember)
  const leaver = await newMember(school)
  await expect(tryPassword(leaver)).rejects.toMatchObject(REFUSED)
  const { leaveSchool } = await import('@/lib/schools/teachers/remove')
  await leaveSchool(leaver)
  await tryPassword(leaver)
})

test('without settings of a provider, or without a proof, nothing is enforced, and the page says so', async () => {
  const school = await newStrictSchool()
  const member = await newMember(school)
  const { getSchoolSignIn } = await import('@/lib/schools/sign-in/overview')
  const readPage = () => getSchoolSignIn(school.coordinator, school.id)
  expect(await readPage()).toMatchObject({ isRequired: true, providers: { length: 3 } })
  const { signInProviders } = settings()
  const removed = signInProviders.splice(0)
  expect(await readPage()).toMatchObject({ isRequired: true, providers: [] })
  await tryPassword(member)
  signInProviders.push(...removed)
  await expect(tryPassword(member)).rejects.toMatchObject(REFUSED)
  await site.db
    .update(schoolSignIns)
    .set({ confirmedAt: null })
    .where(eq(schoolSignIns.schoolId, school.id))
  expect(await readPage()).toMatchObject({ isRequired: true, providers: [] })
  await tryPassword(member)
})

test('a coordinator requires it with a login that works, and with the password', async () => {
  const school = await newLoginSchool(site)
  const user = await newConfirmedUser(site)
  await giveSeat(site, school.id, user.id, 'coordinator')
  const browser = new SignInBrowser()
  const session = await logInByPassword(user, browser)
  const setRequired = async (required: 'yes' | 'no', fields = {}) => {
    const path = '/api/school/sign-in/requirement'
    const response = await postForm(browser, path, { required, ...fields })
    return readLocation(response).replace(`${PAGE}?result=`, '')
  }
  expect(await setRequired('yes')).toBe('schoolLoginMissing')
  const domain = `careful${++names}.in`
  await site.db.insert(schoolSignIns).values({
    ...{ schoolId: school.id, kind: 'domain', value: domain, confirmedAt: new Date() },
  })
  expect(await setRequired('yes')).toBe('schoolLoginUntried')
  becomePerson(site, domain)
  await browser.signIn('other', { from: '/profile/sign-in', search: '?connect=1' })
  await postForm(browser, '/api/account/identities')
  await site.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.id, session.id))
  expect(await setRequired('yes', { password: 'wrong' })).toBe('wrongCurrentPassword')
  expect(await setRequired('yes', { password: user.password })).toBe('required')
  expect(await setRequired('no')).toBe('wrongCurrentPassword')
  expect(await setRequired('no', { password: user.password })).toBe('optional')
})
