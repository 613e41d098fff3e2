import { lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { bearer, call } from '../support/person'
import { CRON_SECRET, type SharedSite, sharedSite } from '../support/shared-site'
import { mailsIn } from '../support/site'

describe('who may start a job', () => {
  let site: SharedSite
  beforeAll(async () => {
    site = await sharedSite()
  })

  test.each(['mail', 'housekeeping'])('%s begins for who knows the secret', async (job) => {
    const answer = await call(site, `/api/cron/${job}`, { headers: bearer(CRON_SECRET) })
    expect(answer).toMatchObject({ status: 202, body: { status: 'ok' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['nobody', {}],
    ['who guesses', bearer('a-guess-that-starts-the-jobs')],
    ['who knows its beginning', bearer(CRON_SECRET.slice(0, -1))],
    ['who brings an empty one', { authorization: 'Bearer ' }],
  ])('for %s there is nothing here', async (_, headers) => {
    const answer = await call(site, '/api/cron/mail', { headers })
    expect(answer.status).toBe(404)
  })

  test('nor is there a job that nobody has named', async () => {
    for (const job of ['nothing', 'constructor', '__proto__']) {
      const answer = await call(site, `/api/cron/${job}`, { headers: bearer(CRON_SECRET) })
      expect(answer.status).toBe(404)
    }
  })
})

/** Next runs it behind the answer; here, where there is no server, at once. */
const begun = vi.hoisted(() => [] as Promise<void>[])
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void begun.push(work()),
}))

describe('what a job does', () => {
  let site: Awaited<ReturnType<typeof inProcess>>
  beforeAll(async () => {
    site = await inProcess({ CRON_SECRET })
  })
  afterAll(() => site?.close())

  /** Called twice at once, as two schedulers would. */
  async function twice(job: string) {
    const { GET } = await import('@/app/api/cron/[job]/route')
    const url = `http://localhost/api/cron/${job}`
    const call = () =>
      GET(new Request(url, { headers: bearer(CRON_SECRET) }), {
        params: Promise.resolve({ job }),
      })
    const answers = await Promise.all([call(), call()])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await Promise.all(begun)
  }

  test('waiting mail goes out, each letter once', async () => {
    const { enqueueMail } = await import('@/lib/mail/outbox')
    const to = (n: number) => `t${n}@school.example`
    for (let n = 0; n < 5; n += 1)
      await enqueueMail(site.db, { template: 'welcome', to: to(n), data: { firstname: 'A' } })
    await twice('mail')
    const { DATA_DIR: dataDir = '' } = site.env
    const sent = mailsIn({ dataDir } as Parameters<typeof mailsIn>[0]).map((mail) => mail.to)
    expect(sent.sort()).toEqual([0, 1, 2, 3, 4].map(to))
  })

  test('what has had its time is purged', async () => {
    await site.db
      .insert(rateLimits)
      .values({ key: 'over', hits: 1, resetsAt: sql`now() - interval '1 second'` })
    await twice('housekeeping')
    const left = site.db.select().from(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
    expect(await left).toEqual([])
  })
})
