// @module-tag night
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
/** Emails for all, for new networks and for this hour. */
const EXHAUSTED = 2 + 1 + 1

let site: Site
beforeAll(async () => {
  site = await startSite({
    env: {
      RATE_LIMIT_LOGIN_ACCOUNT: `${MAX_FAILURES}/900`,
      RATE_LIMIT_LOGIN_TRUSTED: '3/900',
      RATE_LIMIT_FORGOT_ACCOUNT: '2/86400',
      RATE_LIMIT_FORGOT_TRUSTED: '2/86400',
      RATE_LIMIT_FORGOT_NETWORKS: '1/86400',
      RATE_LIMIT_FORGOT_HOURLY: '1/3600',
      TRUSTED_PROXY_HOPS: '1',
    },
  })
})
afterAll(() => site?.stop())

const SCHOOL_IP = '198.51.100.7'
const OTHER_IP = '203.0.113.9'
const ATTACKER_IP = '192.0.2.66'

type TrustedLoginOptions = { ip?: string; cookie?: string; password?: string }

function logIn(
  teacher: TestTeacher,
  { ip = OTHER_IP, cookie, password }: TrustedLoginOptions = {},
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

/** A teacher who logged in at school, and an attacker who has used up the account's attempts. */
async function createAttackedTeacher() {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = readDeviceCookie(await logIn(teacher, { ip: SCHOOL_IP }))
  await exhaustAttempts(teacher)
  return { teacher, device }
}

async function exhaustAttempts(teacher: TestTeacher) {
  for (let n = 0; n <= MAX_FAILURES; n += 1)
    await logIn(teacher, { ip: ATTACKER_IP, password: 'a guess' })
}

test('an attacker over the limit is rejected, even with the right password', async () => {
  const { teacher } = await createAttackedTeacher()
  expect((await logIn(teacher, { ip: ATTACKER_IP })).status).toBe(429)
  expect((await logIn(teacher)).status).toBe(429)
})

test('the owner can still log in from the device of an earlier login, repeatedly', async () => {
  const { teacher, device } = await createAttackedTeacher()
  const firstResponse = await logIn(teacher, { cookie: device })
  expect(firstResponse.status).toBe(200)
  await exhaustAttempts(teacher)
  expect((await logIn(teacher, { cookie: readDeviceCookie(firstResponse) })).status).toBe(200)
  expect((await logIn(teacher, { ip: ATTACKER_IP })).status).toBe(429)
})

test('the owner can still log in from an IP that has logged in to the account before', async () => {
  const { teacher } = await createAttackedTeacher()
  expect((await logIn(teacher, { ip: SCHOOL_IP })).status).toBe(200)
})

test('a trusted device or IP has a small separate limit', async () => {
  for (const source of ['device', 'address']) {
    const { teacher, device } = await createAttackedTeacher()
    const options = source === 'device' ? { cookie: device } : { from: SCHOOL_IP }
    for (let n = 0; n < 3; n += 1) await logIn(teacher, { ...options, password: 'a guess' })
    expect((await logIn(teacher, options)).status).toBe(429)
  }
})

test('using up the attempts of a stolen cookie does not block a newer cookie', async () => {
  const { teacher, device } = await createAttackedTeacher()
  const newerDevice = readDeviceCookie(await logIn(teacher, { cookie: device }))
  for (let n = 0; n < 4; n += 1)
    await logIn(teacher, { ip: ATTACKER_IP, cookie: device, password: 'a guess' })
  expect((await logIn(teacher, { ip: ATTACKER_IP, cookie: device })).status).toBe(429)
  expect((await logIn(teacher, { cookie: newerDevice })).status).toBe(200)
})

test('cookies of another account, altered and expired ones do not help', async () => {
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

test('a logout keeps the device trusted, and its cookie is not a session', async () => {
  const { teacher, token } = await logInNewTeacher(site)
  const device = readDeviceCookie(await logIn(teacher, { ip: SCHOOL_IP }))
  const { headers } = await callApi(site, userApiPath('logout'), {
    method: 'POST',
    headers: bearerHeader(token),
  })
  expect(headers.getSetCookie().join()).not.toContain('uns-device')
  expect((await callApi(site, userApiPath('me'), { headers: { cookie: device } })).status).toBe(401)
})

test('responses for known and unknown emails are equal below and above the limit, with or without a trusted device', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = readDeviceCookie(await logIn(teacher, { ip: SCHOOL_IP }))
  const collectResults = async (account: TestTeacher) => {
    const responses = []
    for (let n = 0; n < MAX_FAILURES + 5; n += 1)
      responses.push(await logIn(account, { ip: SCHOOL_IP, cookie: device, password: 'a guess' }))
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
  const requestReset = (email: string, { ip = ATTACKER_IP, cookie }: TrustedLoginOptions = {}) =>
    callApi(site, userApiPath('forgot-password'), {
      body: { email },
      headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
    })
  const countLinks = (email: string) =>
    site.mails().filter(({ to, text }) => to === email && text.includes('/reset-password/')).length

  /** The outbox sends in order, so earlier emails are sent once this one arrives. */
  async function waitForOutbox() {
    const otherTeacher = newTeacher()
    await register(site, otherTeacher)
    await requestReset(otherTeacher.email)
    await waitForResetToken(site, otherTeacher.email)
  }

  /** A teacher who logged in at school, then attackers who request links until the limit. */
  async function exhaustEmails() {
    const teacher = newTeacher()
    await register(site, teacher)
    const device = readDeviceCookie(await logIn(teacher, { ip: SCHOOL_IP }))
    const responses = []
    for (let n = 0; n < 6; n += 1)
      responses.push(await requestReset(teacher.email, { ip: `192.0.${n}.66` }))
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(EXHAUSTED)
    return { teacher, device, answers: responses }
  }

  test('sends the link to the owner’s trusted device and IP after attackers used up the emails', async () => {
    const { teacher, device } = await exhaustEmails()
    await requestReset(teacher.email, { ip: OTHER_IP, cookie: device })
    await requestReset(teacher.email, { ip: SCHOOL_IP })
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(EXHAUSTED + 2)
  })

  test('limits a trusted device separately, and ignores a wrong cookie', async () => {
    const { teacher, device } = await exhaustEmails()
    const otherAttack = await createAttackedTeacher()
    await requestReset(teacher.email, { cookie: otherAttack.device })
    for (let n = 0; n < 4; n += 1) await requestReset(teacher.email, { cookie: device })
    await waitForOutbox()
    expect(countLinks(teacher.email)).toBe(EXHAUSTED + 2)
  })

  test('responds the same to an unknown and a known email, below and above the limit', async () => {
    const { answers: responses } = await exhaustEmails()
    const unknownEmail = newTeacher().email
    const unknownResponses = []
    for (let n = 0; n < 6; n += 1) unknownResponses.push(await requestReset(unknownEmail))
    const results = [...responses, ...unknownResponses].map(
      ({ status, body }) => `${status} ${body.msg}`,
    )
    expect(new Set(results).size).toBe(1)
    expect(results[0]).toMatch(/^200 /)
  })
})

test('a reset invalidates earlier device cookies', async () => {
  const { teacher, device } = await createAttackedTeacher()
  // The cookie's age counts in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const token = await waitForResetToken(site, teacher.email)
  const path = `${userApiPath('reset-password')}/${token}`
  expect((await callApi(site, path, { body: { password: 'ink-and-paper' } })).status).toBe(200)
  await exhaustAttempts(teacher)
  const password = 'ink-and-paper'
  expect((await logIn(teacher, { cookie: device, password })).status).toBe(429)
  expect((await logIn(teacher, { ip: SCHOOL_IP, password })).status).toBe(429)
})

test('the owner is warned once about failed logins, and nobody else is', async () => {
  const [{ teacher }, unknownTeacher] = [await createAttackedTeacher(), newTeacher()]
  await exhaustAttempts(teacher)
  await exhaustAttempts(unknownTeacher)
  // The reset link is sent after the warning.
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
