import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settings } from '@/base/settings'
import { identities } from '@/db/schema'
import { readFormAnswer } from '@/lib/http/form-answer'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { OIDC_CLIENT, type OidcServer, startOidcServer } from '../support/oidc-server'
import { newUser } from '../support/schools'
import { readLocation, SITE, SignInBrowser } from '../support/sign-in-browser'

replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let google: OidcServer
let other: OidcServer
let user: Awaited<ReturnType<typeof newUser>>

beforeAll(async () => {
  const redirectUrls = ['google', 'other'].map((key) => `${SITE}/sign-in/${key}/callback`)
  ;[google, other] = await Promise.all([
    startOidcServer({ redirectUrls }),
    startOidcServer({ redirectUrls }),
  ])
  site = await openInProcessDatabase({
    OIDC_GOOGLE_ISSUER: google.issuer,
    OIDC_GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
    OIDC_ISSUER: other.issuer,
    OIDC_NAME: 'Lotus ID',
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    RATE_LIMIT_LOGIN_ADDRESS: '100000/60',
  })
  user = await newUser(site.db)
  await site.db.insert(identities).values({
    ...{ userId: user.id, provider: 'google', issuer: google.issuer, subject: 'asha' },
    isEmailVerified: false,
  })
  google.state.person = { sub: 'asha' }
  other.state.person = { sub: 'asha' }
})
afterEach(() => {
  google.state.faults = {}
  other.state.faults = {}
  google.state.person = { sub: 'asha' }
})
afterAll(async () => {
  await site?.close()
  await Promise.all([google?.stop(), other?.stop()])
})

/** The sentence on the login page, and whether a login began. */
async function readOutcome(response: Response) {
  const url = new URL(readLocation(response))
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const id = url.searchParams.get('answer') ?? ''
  return {
    status: response.status,
    path: url.pathname,
    text: readFormAnswer(url.pathname, id, cookies.join('; '))?.body.msg,
    hasSession: cookies.some((cookie) => cookie?.startsWith('uns-session=')),
  }
}

const LOGGED_IN = { status: 303, path: '/', text: undefined, hasSession: true }
const rejectedWith = (text: RegExp) => ({
  ...{ status: 303, path: '/login', hasSession: false },
  text: expect.stringMatching(text),
})
const REJECTED = rejectedWith(/^We could not verify the answer from Google\./)
const EXPIRED = rejectedWith(/^This login took too long, or was opened twice\./)
const DOWN = rejectedWith(/^Google does not answer at the moment\./)

test('a good login starts a session, and says so to the scripts of the next page', async () => {
  const browser = new SignInBrowser()
  const response = await browser.signIn('google')
  expect(await readOutcome(response)).toEqual(LOGGED_IN)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const handover = decodeURIComponent(browser.readCookies(SITE))
  expect(handover).toContain(`"id":"${user.id}"`)
})

test('it returns to the page that asked for a login, in its language', async () => {
  const response = await new SignInBrowser().signIn('google', {
    from: '/hi/login?next=%2Fhi%2Fprofile',
  })
  expect(readLocation(response)).toBe(`${SITE}/hi/profile`)
  google.state.person = { sub: 'cancels' }
  const cancelled = await new SignInBrowser().signIn('google', { from: '/ta/login' })
  expect(await readOutcome(cancelled)).toMatchObject({
    path: '/ta/login',
    text: expect.stringMatching(/Google மூலம் உள்நுழைவது முடிவடையவில்லை/),
  })
})

test.each([
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
  ['/login?next=%2F%2Fevil.example', '/'],
])('never leads to another site: %s', async (from, path) => {
  const response = await new SignInBrowser().signIn('google', { from })
  expect(readLocation(response)).toBe(SITE + path)
})

const hour = 3_600

test.each<[string, OidcServer['state']['faults']]>([
  ['a forged signature', { hasForeignKey: true }],
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'another-site' }) }],
  ['several audiences', { claims: (claims) => ({ ...claims, aud: ['uns', 'another-site'] }) }],
  ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'of another login' }) }],
  ['no nonce', { claims: ({ nonce: _, ...claims }) => claims }],
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.google.com' }) }],
  ['no subject', { claims: ({ sub: _, ...claims }) => claims }],
  [
    'an expired identity',
    { claims: (claims) => ({ ...claims, exp: Number(claims.exp) - 2 * hour }) },
  ],
  ['a clock far ahead', { claims: (claims) => ({ ...claims, nbf: Number(claims.iat) + hour }) }],
])('rejects %s', async (_, faults) => {
  google.state.faults = faults
  expect(await readOutcome(await new SignInBrowser().signIn('google'))).toEqual(REJECTED)
})

test('a clock that differs by some seconds is no reason to reject', async () => {
  google.state.faults = { claims: (claims) => ({ ...claims, nbf: Number(claims.iat) + 15 }) }
  expect(await readOutcome(await new SignInBrowser().signIn('google'))).toEqual(LOGGED_IN)
  google.state.faults = {
    claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 15 }),
  }
  expect(await readOutcome(await new SignInBrowser().signIn('google'))).toEqual(LOGGED_IN)
})

test('an answer is accepted once: neither its state nor its code works again', async () => {
  const browser = new SignInBrowser()
  const url = await browser.visitProvider('google')
  const cookies = browser.readCookies(SITE)
  expect(await readOutcome(await browser.open(url.href))).toEqual(LOGGED_IN)
  expect(await readOutcome(await browser.open(url.href, { cookie: cookies }))).toEqual(EXPIRED)
  const another = await browser.visitProvider('google')
  another.searchParams.set('code', url.searchParams.get('code') ?? '')
  expect(await readOutcome(await browser.open(another.href))).toEqual(REJECTED)
})

test('a state of another browser, of another login, or without a signature is rejected', async () => {
  const [victim, attacker] = [new SignInBrowser(), new SignInBrowser()]
  const stolen = await attacker.visitProvider('google')
  expect(await readOutcome(await victim.open(stolen.href))).toEqual(EXPIRED)
  const own = await victim.visitProvider('google')
  own.searchParams.set('state', stolen.searchParams.get('state') ?? '')
  expect(await readOutcome(await victim.open(own.href))).toEqual(EXPIRED)
  own.searchParams.delete('state')
  expect(await readOutcome(await victim.open(own.href))).toEqual(EXPIRED)
  expect(await readOutcome(await victim.open(`${SITE}/sign-in/google/callback`))).toEqual(EXPIRED)
})

test('the answer of one provider is not taken for that of another', async () => {
  const browser = new SignInBrowser()
  const url = await browser.visitProvider('other')
  url.pathname = '/sign-in/google/callback'
  expect(await readOutcome(await browser.open(url.href))).toEqual(EXPIRED)
  const second = await browser.visitProvider('google')
  second.searchParams.set('iss', other.issuer)
  expect(await readOutcome(await browser.open(second.href))).toEqual(REJECTED)
})

test('the same subject at another issuer is another person', async () => {
  const response = await new SignInBrowser().signIn('other')
  expect(await readOutcome(response)).toMatchObject({ path: '/connect-login', hasSession: false })
})

test('two tabs log in independently, and more than a few do not fill the cookies', async () => {
  const browser = new SignInBrowser()
  const [first, second] = [
    await browser.visitProvider('google'),
    await browser.visitProvider('google'),
  ]
  expect(await readOutcome(await browser.open(second.href))).toEqual(LOGGED_IN)
  expect(await readOutcome(await browser.open(first.href))).toEqual(LOGGED_IN)
  for (let tab = 0; tab < 9; tab += 1) await browser.visitProvider('google')
  expect(browser.readCookies(SITE).length).toBeLessThan(4_096)
  expect(browser.readCookies(SITE).match(/uns-sign-in-/g)?.length).toBeLessThanOrEqual(4)
})

test('new keys of the provider count at once, and old ones no longer', async () => {
  expect(await readOutcome(await new SignInBrowser().signIn('google'))).toEqual(LOGGED_IN)
  await google.rotateKeys()
  expect(await readOutcome(await new SignInBrowser().signIn('google'))).toEqual(LOGGED_IN)
})

test('a provider that is down, slow or broken gets a sentence, and the next login works', async () => {
  const browser = new SignInBrowser()
  const url = await browser.visitProvider('google')
  await google.goDown()
  expect(await readOutcome(await browser.open(url.href))).toEqual(DOWN)
  await google.comeBack()
  for (const faults of [
    { isSlow: true },
    { answer: { status: 500, type: 'text/html', body: '<h1>Error</h1>' } },
    { answer: { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' } },
    { answer: { status: 200, type: 'application/json', body: '{' } },
    { answer: { status: 200, type: 'application/json', body: `"${'x'.repeat(300_000)}"` } },
    { answer: { status: 302, type: 'text/html', body: '' } },
  ]) {
    const next = await browser.visitProvider('google')
    google.state.faults = faults
    expect(await readOutcome(await browser.open(next.href)), JSON.stringify(faults)).toEqual(DOWN)
    google.state.faults = {}
  }
  expect(await readOutcome(await browser.signIn('google'))).toEqual(LOGGED_IN)
})

test('logins at a provider count against the limit of the network', async () => {
  const limit = settings().limits.LOGIN_ADDRESS
  const before = { ...limit }
  Object.assign(limit, { count: 1 })
  const browser = new SignInBrowser()
  await browser.open(`${SITE}/sign-in/google`)
  const response = await browser.open(`${SITE}/sign-in/google`)
  Object.assign(limit, before)
  expect(await readOutcome(response)).toEqual(rejectedWith(/^Too many/))
})

test('a provider without settings does not exist', async () => {
  expect((await new SignInBrowser().open(`${SITE}/sign-in/microsoft`)).status).toBe(404)
  expect((await new SignInBrowser().open(`${SITE}/sign-in/microsoft/callback`)).status).toBe(404)
})
