// @module-tag ci
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  newTeacher,
  register,
  type TestApiResponse,
  userApiPath,
} from '../support/api-user'
import { isFullRun } from '../support/full-run'
import { embeddedSkipNote, isOnPostgres, type Site, startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'

/** The tests run with raised limits, so the defaults are set here. */
const DEFAULT_LIMITS = {
  RATE_LIMIT_LOGIN_ACCOUNT: '5/900',
  RATE_LIMIT_LOGIN_ADDRESS: '60/60',
  RATE_LIMIT_REGISTER: '20/60',
  RATE_LIMIT_FORGOT_ADDRESS: '20/60',
  RATE_LIMIT_FORGOT_ACCOUNT: '6/86400',
  RATE_LIMIT_CHANGE_PASSWORD: '5/60',
  RATE_LIMIT_CONTACT: '5/600',
  RATE_LIMIT_INSTITUTION: '10/600',
}

function expectTooMany(response: TestApiResponse) {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.body.msg).toMatch(
    /^Too many attempts\. Try again in \d+ (second|minute|hour)s?\.$/,
  )
}

async function repeatAttempt(count: number, attempt: (n: number) => Promise<TestApiResponse>) {
  const responses: TestApiResponse[] = []
  for (let n = 0; n < count; n += 1) responses.push(await attempt(n))
  return responses.map(({ status }) => status)
}

const contactMessage = {
  name: 'Meena',
  email: 'm@school.example',
  subject: 'Hello',
  message: 'A question about books.',
}

describe('with the default limits', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: DEFAULT_LIMITS })
  })
  afterAll(() => site?.stop())

  test('login: 5 failures per 15 minutes per account, in equal time for known and unknown accounts', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    for (const { email } of [teacher, newTeacher()]) {
      const attemptWrongPassword = () => logIn(site, { email, password: 'wrong one' })
      expect(await repeatAttempt(5, attemptWrongPassword)).toEqual([401, 401, 401, 401, 401])
      const sixthResponse = await attemptWrongPassword()
      expectTooMany(sixthResponse)
      expect(Number(sixthResponse.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
    expectTooMany(await logIn(site, teacher))
  })

  test('a successful login resets the failure count', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    for (let round = 0; round < 3; round += 1) {
      await repeatAttempt(4, () => logIn(site, { ...teacher, password: 'wrong one' }))
      expect((await logIn(site, teacher)).status).toBe(200)
    }
  })

  test('spoofed headers do not bypass the limit: contact, 5 per 10 minutes per IP', async () => {
    const forgedHeaders = (n: number) => ({
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    })
    const statuses = await repeatAttempt(6, (n) =>
      callApi(site, '/api/contact', { body: contactMessage, headers: forgedHeaders(n) }),
    )
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('change password: 5 per minute per user', async () => {
    const { token } = await logInNewTeacher(site)
    const body = { currentPassword: 'wrong one', newPassword: 'a new one' }
    const statuses = await repeatAttempt(6, () =>
      callApi(site, userApiPath('change-password'), { body, headers: bearerHeader(token) }),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('forgot: responds the same after six emails a day', async () => {
    const body = { email: newTeacher().email }
    const statuses = await repeatAttempt(8, () =>
      callApi(site, userApiPath('forgot-password'), { body }),
    )
    expect(statuses).toEqual(Array(8).fill(200))
  })

  test('does not count invalid input, so typing errors lock nobody out', async () => {
    const statuses = await repeatAttempt(30, () =>
      callApi(site, userApiPath('register'), { body: {} }),
    )
    expect(new Set(statuses)).toEqual(new Set([422]))
  })

  test('register: 20 per minute per IP', async () => {
    const teacher = newTeacher()
    const statuses = await repeatAttempt(25, () => register(site, teacher))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(statuses.at(-1)).toBe(429)
  })
})

test.runIf(isFullRun)(
  'behind one trusted proxy, counts by the IP that the proxy saw (skipped: at night)',
  async () => {
    const site = await startSite({ env: { ...DEFAULT_LIMITS, TRUSTED_PROXY_HOPS: '1' } })
    const sendFrom = (ip: string) =>
      callApi(site, '/api/contact', {
        body: contactMessage,
        headers: { 'x-forwarded-for': `198.51.100.7, ${ip}` },
      })
    expect(await repeatAttempt(6, () => sendFrom('203.0.113.1'))).toEqual([
      201, 201, 201, 201, 201, 429,
    ])
    expect((await sendFrom('203.0.113.2')).status).toBe(201)
    await site.stop()
  },
)

test.runIf(isOnPostgres)(
  `two server processes on one PostgreSQL count together${embeddedSkipNote}`,
  async () => {
    const database = await newTestDatabase()
    const sites = await Promise.all([
      startSite({ env: DEFAULT_LIMITS, database }),
      startSite({ env: DEFAULT_LIMITS, database }),
    ])
    const statuses = await repeatAttempt(6, (n) =>
      callApi(sites[n % 2] as Site, '/api/contact', { body: contactMessage }),
    )
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    await Promise.all(sites.map((site) => site.stop()))
    await database.drop()
  },
)
