import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import {
  type Answer,
  bearer,
  call,
  loggedInTeacher,
  logIn,
  newTeacher,
  register,
  user,
} from '../support/person'
import { embeddedSkip, onPostgres, type Site, startSite } from '../support/site'

/** The defaults, read from the one place that has them. */
const DEFAULTS = {
  RATE_LIMIT_LOGIN_ACCOUNT: '5/900',
  RATE_LIMIT_LOGIN_ADDRESS: '60/60',
  RATE_LIMIT_REGISTER: '20/60',
  RATE_LIMIT_FORGOT_ADDRESS: '20/60',
  RATE_LIMIT_FORGOT_ACCOUNT: '6/86400',
  RATE_LIMIT_CHANGE_PASSWORD: '5/60',
  RATE_LIMIT_CONTACT: '5/600',
  RATE_LIMIT_INSTITUTION: '10/600',
}

function expectTooMany(answer: Answer) {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.body.msg).toMatch(
    /^Too many attempts\. Please try again in \d+ (second|minute|hour)s?\.$/,
  )
}

async function many(count: number, attempt: (n: number) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let n = 0; n < count; n += 1) answers.push(await attempt(n))
  return answers.map(({ status }) => status)
}

const contact = {
  name: 'Meena',
  email: 'm@school.example',
  subject: 'Hello',
  message: 'A question about books.',
}

describe('with the default limits', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: DEFAULTS })
  })
  afterAll(() => site?.stop())

  test('login: 5 failures per 15 minutes per account, timed, for known and unknown accounts alike', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    for (const { email } of [teacher, newTeacher()]) {
      const wrong = () => logIn(site, { email, password: 'wrong one' })
      expect(await many(5, wrong)).toEqual([401, 401, 401, 401, 401])
      const sixth = await wrong()
      expectTooMany(sixth)
      expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
    expectTooMany(await logIn(site, teacher))
  })

  test('a success clears the failures before it', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    for (let round = 0; round < 3; round += 1) {
      await many(4, () => logIn(site, { ...teacher, password: 'wrong one' }))
      expect((await logIn(site, teacher)).status).toBe(200)
    }
  })

  test('a forged header changes nothing: contact, 5 per 10 minutes per address', async () => {
    const forged = (n: number) => ({
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    })
    const statuses = await many(6, (n) =>
      call(site, '/api/contact', { body: contact, headers: forged(n) }),
    )
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('change password: 5 per minute per user', async () => {
    const { token } = await loggedInTeacher(site)
    const body = { currentPassword: 'wrong one', newPassword: 'a new one' }
    const statuses = await many(6, () =>
      call(site, user('change-password'), { body, headers: bearer(token) }),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('forgot: answers alike after the six emails of the day', async () => {
    const body = { email: newTeacher().email }
    const statuses = await many(8, () => call(site, user('forgot-password'), { body }))
    expect(statuses).toEqual(Array(8).fill(200))
  })

  test('wrong input is not counted, so typing errors lock nobody out', async () => {
    const statuses = await many(30, () => call(site, user('register'), { body: {} }))
    expect(new Set(statuses)).toEqual(new Set([422]))
  })

  test('register: 20 per minute per address', async () => {
    const teacher = newTeacher()
    const statuses = await many(25, () => register(site, teacher))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('behind one trusted proxy, the address that this proxy saw is the one that counts', async () => {
  const site = await startSite({ env: { ...DEFAULTS, TRUSTED_PROXY_HOPS: '1' } })
  const from = (address: string) =>
    call(site, '/api/contact', {
      body: contact,
      headers: { 'x-forwarded-for': `198.51.100.7, ${address}` },
    })
  expect(await many(6, () => from('203.0.113.1'))).toEqual([201, 201, 201, 201, 201, 429])
  expect((await from('203.0.113.2')).status).toBe(201)
  await site.stop()
})

test.runIf(onPostgres)(
  `two server processes on one PostgreSQL count together${embeddedSkip}`,
  async () => {
    const database = await freshDatabase()
    const sites = await Promise.all([
      startSite({ env: DEFAULTS, database }),
      startSite({ env: DEFAULTS, database }),
    ])
    const statuses = await many(6, (n) =>
      call(sites[n % 2] as Site, '/api/contact', { body: contact }),
    )
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    await Promise.all(sites.map((site) => site.stop()))
    await database.drop()
  },
)
