import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callApi,
  logIn,
  newTeacher,
  readCredentials,
  register,
  userApiPath,
} from '@/tests/support/api-user'
import { startResendServer } from '@/tests/support/resend-server'
import { type Site, startSite } from '@/tests/support/site'

async function measureMs(operation: () => Promise<unknown>) {
  const startedAt = performance.now()
  await operation()
  return performance.now() - startedAt
}

const computeMedian = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

type TimedRequest = (round: number) => Promise<unknown>

async function compareMedians(
  left: TimedRequest,
  right: TimedRequest,
  { rounds, tolerance }: TimingOptions,
) {
  const [leftTimes, rightTimes]: [number[], number[]] = [[], []]
  for (let round = 0; round < 20; round += 1) await Promise.all([left(-round), right(-round)])
  for (let round = 0; round < rounds; round += 1) {
    leftTimes.push(await measureMs(() => left(round)))
    rightTimes.push(await measureMs(() => right(round)))
  }
  const ratio = computeMedian(leftTimes) / computeMedian(rightTimes)
  expect(ratio).toBeGreaterThan(1 / (1 + tolerance))
  expect(ratio).toBeLessThan(1 + tolerance)
}

/** `apart` is a ratio: 0.1 allows a difference of ten per cent. */
type TimingOptions = { rounds: number; tolerance: number }

export function describeTimingTests(options: TimingOptions) {
  const compare = (left: TimedRequest, right: TimedRequest) => compareMedians(left, right, options)

  describe('an unknown email costs the same time as a wrong password', () => {
    let site: Site
    beforeAll(async () => {
      site = await startSite({ env: { RATE_LIMIT_LOGIN_ACCOUNT: '5/900' } })
    })
    afterAll(() => site?.stop())

    test('below the limit', async () => {
      const teachers = Array.from({ length: 55 }, () => newTeacher())
      for (const teacher of teachers) await register(site, teacher)
      const logInWrongly = (round: number) => {
        const teacher = teachers[(round + 220) % 55] ?? newTeacher()
        return logIn(site, { ...teacher, password: `wrong ${round}` })
      }
      await compare(() => logIn(site, newTeacher()), logInWrongly)
    }, 180_000)

    test.each(['', ' and with the cookie of an earlier login'])(
      'above the limit%s',
      async (cookie) => {
        const [teacher, unknownTeacher] = [newTeacher(), newTeacher()]
        await register(site, teacher)
        const loginCookie = readCredentials(await logIn(site, teacher)).cookie
        const device = cookie ? (/uns-device=[^;]+/.exec(loginCookie)?.[0] ?? 'none') : 'other=1'
        const attemptLogin = (email: string) => (round: number) =>
          callApi(site, userApiPath('login'), {
            body: { email, password: `wrong ${round}` },
            headers: { cookie: device },
          })
        for (let round = 0; round < 6; round += 1) {
          await attemptLogin(teacher.email)(round)
          await attemptLogin(unknownTeacher.email)(round)
        }
        expect((await attemptLogin(teacher.email)(0)).status).toBe(429)
        await compare(attemptLogin(unknownTeacher.email), attemptLogin(teacher.email))
      },
      180_000,
    )
  })

  test.each(['stored as files', 'sent through a mail service'])(
    'a reset request takes the same time with and without an account, emails %s',
    async (delivery) => {
      const resend = await startResendServer()
      const mailEnv = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }
      const site = await startSite({ env: delivery.includes('service') ? mailEnv : {} })
      const teachers = Array.from({ length: 20 }, () => newTeacher())
      for (const teacher of teachers) await register(site, teacher)
      const requestReset = (email: string) =>
        callApi(site, userApiPath('forgot-password'), { body: { email } })
      await compare(
        (round) => requestReset(teachers[(round + 20) % 20]?.email ?? ''),
        () => requestReset(newTeacher().email),
      )
      await site.stop()
      await resend.close()
    },
    180_000,
  )
}
