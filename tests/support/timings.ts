import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, logIn, newTeacher, register, seatOf, user } from './person'
import { resendServer } from './resend-server'
import { type Site, startSite } from './site'

async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

type Ask = (round: number) => Promise<unknown>

/** The medians of so many in turn, and how far apart they may be. */
async function medians(one: Ask, other: Ask, { rounds, apart }: Measure) {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < 20; round += 1) await Promise.all([one(-round), other(-round)])
  for (let round = 0; round < rounds; round += 1) {
    first.push(await time(() => one(round)))
    second.push(await time(() => other(round)))
  }
  const ratio = median(first) / median(second)
  expect(ratio).toBeGreaterThan(1 / (1 + apart))
  expect(ratio).toBeLessThan(1 + apart)
}

/** `apart` is a share: 0.1 lets the one be a tenth slower than the other. */
type Measure = { rounds: number; apart: number }

export function whatTimesTell(measure: Measure) {
  const compare = (one: Ask, other: Ask) => medians(one, other, measure)

  describe('an unknown e-mail costs the same time as a wrong password', () => {
    let site: Site
    beforeAll(async () => {
      site = await startSite({ env: { RATE_LIMIT_LOGIN_ACCOUNT: '5/900' } })
    })
    afterAll(() => site?.stop())

    test('below the limit', async () => {
      const teachers = Array.from({ length: 55 }, () => newTeacher())
      for (const teacher of teachers) await register(site, teacher)
      const wrong = (round: number) => {
        const teacher = teachers[(round + 220) % 55] ?? newTeacher()
        return logIn(site, { ...teacher, password: `wrong ${round}` })
      }
      await compare(() => logIn(site, newTeacher()), wrong)
    }, 180_000)

    test.each(['', ' and with the cookie of an earlier login'])(
      'above the limit%s',
      async (cookie) => {
        const [teacher, nobody] = [newTeacher(), newTeacher()]
        await register(site, teacher)
        const seat = seatOf(await logIn(site, teacher)).cookie
        const device = cookie ? (/uns-device=[^;]+/.exec(seat)?.[0] ?? 'none') : 'other=1'
        const ask = (email: string) => (round: number) =>
          call(site, user('login'), {
            body: { email, password: `wrong ${round}` },
            headers: { cookie: device },
          })
        for (let round = 0; round < 6; round += 1) {
          await ask(teacher.email)(round)
          await ask(nobody.email)(round)
        }
        expect((await ask(teacher.email)(0)).status).toBe(429)
        await compare(ask(nobody.email), ask(teacher.email))
      },
      180_000,
    )
  })

  test.each(['kept as files', 'sent through a mail service'])(
    'a reset link for an account and for none is promised in the same time, mails %s',
    async (kind) => {
      const resend = await resendServer()
      const service = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }
      const site = await startSite({ env: kind.includes('service') ? service : {} })
      const teachers = Array.from({ length: 20 }, () => newTeacher())
      for (const teacher of teachers) await register(site, teacher)
      const ask = (email: string) => call(site, user('forgot-password'), { body: { email } })
      await compare(
        (round) => ask(teachers[(round + 20) % 20]?.email ?? ''),
        () => ask(newTeacher().email),
      )
      await site.stop()
      await resend.close()
    },
    180_000,
  )
}
