import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newTeacher,
  register,
  type TestTeacher,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { type Site, startSite } from '../support/site'

const MAX_FAILURES = 5

let site: Site
beforeAll(async () => {
  site = await startSite({
    env: {
      RATE_LIMIT_LOGIN_ACCOUNT: `${MAX_FAILURES}/900`,
      RATE_LIMIT_LOGIN_TRUSTED: '3/900',
      RATE_LIMIT_FORGOT_ACCOUNT: '2/86400',
      RATE_LIMIT_FORGOT_TRUSTED: '2/86400',
      TRUSTED_PROXY_HOPS: '1',
    },
  })
})
afterAll(() => site?.stop())

const SCHOOL_IP = '198.51.100.7'
const OTHER_IP = '203.0.113.9'
const ATTACKER_IP = '192.0.2.66'

type TrustedLoginOptions = { from?: string; cookie?: string; password?: string }

function logIn(
  teacher: TestTeacher,
  { from: ip = OTHER_IP, cookie, password }: TrustedLoginOptions = {},
) {
  const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }) }
  const body = { email: teacher.email, password: password ?? teacher.password }
  return callApi(site, userApiPath('login'), { body, headers })
}

const readDeviceCookie = (response: Awaited<ReturnType<typeof logIn>>) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('uns-device='))
    ?.split(';')[0] ?? 'uns-device=none'

/** A teacher who logs in at school, until a stranger has used up the account's tries. */
async function createAttackedTeacher() {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = readDeviceCookie(await logIn(teacher, { from: SCHOOL_IP }))
  await exhaustAttempts(teacher)
  return { teacher, device }
}

async function exhaustAttempts(teacher: TestTeacher) {
  for (let n = 0; n <= MAX_FAILURES; n += 1)
    await logIn(teacher, { from: ATTACKER_IP, password: 'a guess' })
}

test('a stranger who uses up an account’s tries meets the limit, even with the right password', async () => {
  const { teacher } = await createAttackedTeacher()
  expect((await logIn(teacher, { from: ATTACKER_IP })).status).toBe(429)
  expect((await logIn(teacher)).status).toBe(429)
})

test('the owner still gets in from the device of an earlier login, again and again', async () => {
  const { teacher, device } = await createAttackedTeacher()
  const firstResponse = await logIn(teacher, { cookie: device })
  expect(firstResponse.status).toBe(200)
  await exhaustAttempts(teacher)
  expect((await logIn(teacher, { cookie: readDeviceCookie(firstResponse) })).status).toBe(200)
  expect((await logIn(teacher, { from: ATTACKER_IP })).status).toBe(429)
})

test('the owner still gets in from an address that has logged in to the account before', async () => {
  const { teacher } = await createAttackedTeacher()
  expect((await logIn(teacher, { from: SCHOOL_IP })).status).toBe(200)
})

test('a device and an address have few tries of their own above the limit', async () => {
  for (const source of ['device', 'address']) {
    const { teacher, device } = await createAttackedTeacher()
    const options = source === 'device' ? { cookie: device } : { from: SCHOOL_IP }
    for (let n = 0; n < 3; n += 1) await logIn(teacher, { ...options, password: 'a guess' })
    expect((await logIn(teacher, options)).status).toBe(429)
  }
})

test('a thief who uses up the tries of a stolen cookie does not shut out a newer one', async () => {
  const { teacher, device } = await createAttackedTeacher()
  const newerDevice = readDeviceCookie(await logIn(teacher, { cookie: device }))
  for (let n = 0; n < 4; n += 1)
    await logIn(teacher, { from: ATTACKER_IP, cookie: device, password: 'a guess' })
  expect((await logIn(teacher, { from: ATTACKER_IP, cookie: device })).status).toBe(429)
  expect((await logIn(teacher, { cookie: newerDevice })).status).toBe(200)
})

test('a cookie of another account, a changed one and an old one are good for nothing', async () => {
  const [{ teacher, device }, otherAttack] = [
    await createAttackedTeacher(),
    await createAttackedTeacher(),
  ]
  const [deviceId = '', expiresAt = '', signature = ''] = device.split('=')[1]?.split('.') ?? []
  const invalidCookies = [
    otherAttack.device,
    `uns-device=${deviceId}.${Number(expiresAt) + 1}.${signature}`,
    `uns-device=${crypto.randomUUID()}.${expiresAt}.${signature}`,
    'uns-device=',
    'uns-device=..',
  ]
  for (const cookie of invalidCookies) expect((await logIn(teacher, { cookie })).status).toBe(429)
  expect((await logIn(teacher, { cookie: device })).status).toBe(200)
})

test('a logout leaves the device known; the cookie is no session', async () => {
  const { teacher, token } = await logInNewTeacher(site)
  const device = readDeviceCookie(await logIn(teacher, { from: SCHOOL_IP }))
  const { headers } = await callApi(site, userApiPath('logout'), {
    method: 'POST',
    headers: bearerHeader(token),
  })
  expect(headers.getSetCookie().join()).not.toContain('uns-device')
  expect((await callApi(site, userApiPath('me'), { headers: { cookie: device } })).status).toBe(401)
})

test('nobody learns who has an account: below and above the limit an unknown e-mail hears the same, known place or not', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = readDeviceCookie(await logIn(teacher, { from: SCHOOL_IP }))
  const collectResults = async (account: TestTeacher) => {
    const responses = []
    for (let n = 0; n < MAX_FAILURES + 5; n += 1)
      responses.push(await logIn(account, { from: SCHOOL_IP, cookie: device, password: 'a guess' }))
    return responses.map(({ status, body }) => `${status} ${body.msg}`)
  }
  const [knownResults, unknownResults] = [
    await collectResults(teacher),
    await collectResults(newTeacher()),
  ]
  expect(knownResults).toEqual(unknownResults)
  expect(knownResults.map((line) => line.slice(0, 3))).toEqual([
    ...Array(MAX_FAILURES).fill('401'),
    ...Array(5).fill('429'),
  ])
})

describe('a forgotten password', () => {
  const requestReset = (
    email: string,
    { from: ip = ATTACKER_IP, cookie }: TrustedLoginOptions = {},
  ) =>
    callApi(site, userApiPath('forgot-password'), {
      body: { email },
      headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
    })
  const countLinks = (email: string) =>
    site.mails().filter(({ to, text }) => to === email && text.includes('/reset-password/')).length

  /** The outbox sends in order: what was asked for before this one has gone out. */
  async function waitForOutbox() {
    const otherTeacher = newTeacher()
    await register(site, otherTeacher)
    await requestReset(otherTeacher.email)
    await waitForResetToken(site, otherTeacher.email)
  }

  /** A teacher who logged in at school; then strangers ask for links until no more are sent. */
  async function exhaustEmails() {
    const teacher = newTeacher()
    await register(site, teacher)
    const device = readDeviceCookie(await logIn(teacher, { from: SCHOOL_IP }))
    const responses = []
    for (let n = 0; n < 4; n += 1) responses.push(await requestReset(teacher.email))
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(2)
    return { teacher, device, answers: responses }
  }

  test('sends the link to the owner’s device and address after strangers used up the emails', async () => {
    const { teacher, device } = await exhaustEmails()
    await requestReset(teacher.email, { from: OTHER_IP, cookie: device })
    await requestReset(teacher.email, { from: SCHOOL_IP })
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(4)
  })

  test('sends a known place no more than its own emails, and a wrong cookie none', async () => {
    const { teacher, device } = await exhaustEmails()
    const otherAttack = await createAttackedTeacher()
    await requestReset(teacher.email, { cookie: otherAttack.device })
    for (let n = 0; n < 4; n += 1) await requestReset(teacher.email, { cookie: device })
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(4)
  })

  test('answers an unknown email as a known one, below and above the limit', async () => {
    const { answers: responses } = await exhaustEmails()
    const unknownEmail = newTeacher().email
    const unknownResponses = []
    for (let n = 0; n < 4; n += 1) unknownResponses.push(await requestReset(unknownEmail))
    const results = [...responses, ...unknownResponses].map(
      ({ status, body }) => `${status} ${body.msg}`,
    )
    expect(new Set(results).size).toBe(1)
    expect(results[0]).toMatch(/^200 /)
  })
})

test('a device cookie from before a reset is good for nothing', async () => {
  const { teacher, device } = await createAttackedTeacher()
  // The cookie tells its age in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const token = await waitForResetToken(site, teacher.email)
  const path = `${userApiPath('reset-password')}/${token}`
  expect((await callApi(site, path, { body: { password: 'ink-and-paper' } })).status).toBe(200)
  await exhaustAttempts(teacher)
  const password = 'ink-and-paper'
  expect((await logIn(teacher, { cookie: device, password })).status).toBe(429)
  expect((await logIn(teacher, { from: SCHOOL_IP, password })).status).toBe(429)
})

test('the owner is told once that somebody tries, and nobody else is', async () => {
  const [{ teacher }, unknownTeacher] = [await createAttackedTeacher(), newTeacher()]
  await exhaustAttempts(teacher)
  await exhaustAttempts(unknownTeacher)
  // A reset link takes the same line and comes behind.
  for (const { email } of [teacher]) {
    await callApi(site, userApiPath('forgot-password'), { body: { email } })
    await waitForResetToken(site, email)
  }
  const warnings = site.mails().filter(({ subject }) => subject.startsWith('Wrong passwords'))
  expect(warnings.filter(({ to }) => to === teacher.email)).toHaveLength(1)
  expect(warnings.filter(({ to }) => to === unknownTeacher.email)).toEqual([])
  const [warning] = warnings.filter(({ to }) => to === teacher.email)
  expect(`${warning?.text}${warning?.html}`).not.toMatch(/href|192\.0\.2|198\.51|203\.0/)
})
