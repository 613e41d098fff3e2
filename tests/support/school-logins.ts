import { eq } from 'drizzle-orm'
import { memberships, schoolSignIns, users } from '@/db/schema'
import { startDnsServer } from './dns-server'
import { openInProcessDatabase } from './in-process'
import { OIDC_CLIENT, startOidcServer } from './oidc-server'
import { newRegisteredUser } from './registered-users'
import { newSchool, setSeats } from './schools'
import { SITE, SignInBrowser } from './sign-in-browser'

/** Teachers of a school with logins at a provider, which stands for Google, Microsoft and another one. */

export type LoginSite = Awaited<ReturnType<typeof openLoginSite>>
export type ProviderKey = 'google' | 'microsoft' | 'other'
type Registered = Awaited<ReturnType<typeof newRegisteredUser>>
type Kind = 'domain' | 'google' | 'microsoft'

let count = 0

export async function openLoginSite(env: Record<string, string> = {}) {
  const keys = ['google', 'microsoft', 'other']
  const provider = await startOidcServer({
    redirectUrls: keys.map((key) => `${SITE}/sign-in/${key}/callback`),
  })
  const dns = await startDnsServer()
  const client = (prefix: string) => ({
    [`${prefix}ISSUER`]: provider.issuer,
    [`${prefix}CLIENT_ID`]: OIDC_CLIENT.id,
    [`${prefix}CLIENT_SECRET`]: OIDC_CLIENT.secret,
  })
  const unlimited = ['LOGIN_ADDRESS', 'CHANGE_PASSWORD', 'UNSOLICITED_MAIL', 'SCHOOL']
  const site = await openInProcessDatabase({
    ...client('OIDC_GOOGLE_'),
    ...client('OIDC_MICROSOFT_'),
    ...{ ...client('OIDC_'), OIDC_NAME: 'Lotus ID', DNS_SERVERS: dns.server },
    ...Object.fromEntries(unlimited.map((name) => [`RATE_LIMIT_${name}`, '100000/60'])),
    TEAM_SECOND_FACTOR: 'required',
    ...env,
  })
  const close = async () => {
    await site.close()
    await Promise.all([provider.stop(), dns.stop()])
  }
  return { db: site.db, provider, dns, close }
}

/** `claims` beside a verified address at this domain. */
export function becomePerson({ provider }: LoginSite, domain: string, claims: object = {}) {
  count += 1
  const email = `asha${count}@${domain}`
  provider.state.person = {
    sub: `asha-${count}`,
    claims: {
      ...{ email, email_verified: true, given_name: 'Asha', family_name: 'Rao' },
      ...claims,
    },
  }
  return email
}

/** A school whose logins are already proved. */
export async function newLoginSchool(
  { db }: LoginSite,
  proofs: [Kind, string][] = [],
  { seats }: { seats?: number } = {},
) {
  const school = await newSchool(db)
  if (seats) await setSeats(db, school.id, seats)
  for (const [kind, value] of proofs)
    await db.insert(schoolSignIns).values({
      ...{ schoolId: school.id, kind, value, token: 'a-token' },
      ...{ confirmedAt: new Date(), checkedAt: new Date() },
    })
  return school
}

export async function logInByPassword(
  user: Pick<Registered, 'email' | 'password'>,
  browser: SignInBrowser,
) {
  const { logIn } = await import('@/lib/accounts/login/log-in')
  const { createSessionCookies } = await import('@/lib/auth/cookies')
  const cookieHeader = browser.readCookies(SITE)
  const { session } = await logIn(user, { ip: '192.0.2.1', cookieHeader })
  browser.keep(SITE, createSessionCookies(session.id))
  return session
}

/** A form of the site, with its token. */
export const postForm = (
  browser: SignInBrowser,
  path: string,
  fields: Record<string, string> = {},
) => {
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(browser.readCookies(SITE))?.[1] ?? ''
  return browser.post(SITE + path, { xsrf, ...fields })
}

/** From the provider to an account of one's own, connected with its login; `response` is the last answer. */
export async function registerByProvider(
  site: LoginSite,
  key: ProviderKey,
  email: string,
  { isConfirmed = false } = {},
) {
  const browser = new SignInBrowser()
  await browser.signIn(key)
  const user = await (isConfirmed
    ? newConfirmedUser(site, email)
    : newRegisteredUser(site.db, { email }))
  await logInByPassword(user, browser)
  const response = await postForm(browser, '/api/account/identities')
  return { user, browser, response }
}

export const acceptSeatOf = (browser: SignInBrowser) => postForm(browser, '/api/school/seat')

export const listSeats = (site: LoginSite, user: { id: string }) =>
  site.db.select().from(memberships).where(eq(memberships.userId, user.id))

export const giveSeat = (
  { db }: LoginSite,
  schoolId: string,
  userId: string,
  role: 'teacher' | 'coordinator' = 'teacher',
) => db.insert(memberships).values({ schoolId, userId, role })

/** Their address is confirmed, and with it they may connect any login. */
export async function newConfirmedUser({ db }: LoginSite, email?: string) {
  const user = await newRegisteredUser(db, email ? { email } : {})
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  return user
}
