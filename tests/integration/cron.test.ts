import { lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '@/db/schema'
import { bearerHeader, callApi } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { CRON_SECRET, getSharedSite, type SharedSite } from '../support/shared-site'
import { readSentEmails } from '../support/site'

describe('who may start a job', () => {
  let site: SharedSite
  beforeAll(async () => {
    site = await getSharedSite()
  })

  test.each(['mail', 'housekeeping'])('%s begins for who knows the secret', async (job) => {
    const response = await callApi(site, `/api/cron/${job}`, { headers: bearerHeader(CRON_SECRET) })
    expect(response).toMatchObject({ status: 202, body: { status: 'ok' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['nobody', {}],
    ['who guesses', bearerHeader('a-guess-that-starts-the-jobs')],
    ['who knows its beginning', bearerHeader(CRON_SECRET.slice(0, -1))],
    ['who brings an empty one', { authorization: 'Bearer ' }],
  ])('for %s there is nothing here', async (_, headers) => {
    const response = await callApi(site, '/api/cron/mail', { headers })
    expect(response.status).toBe(404)
  })

  test('nor is there a job that nobody has named', async () => {
    for (const job of ['nothing', 'constructor', '__proto__']) {
      const response = await callApi(site, `/api/cron/${job}`, {
        headers: bearerHeader(CRON_SECRET),
      })
      expect(response.status).toBe(404)
    }
  })
})

/** Next runs it behind the answer; here, where there is no server, at once. */
const startedJobs = vi.hoisted(() => [] as Promise<void>[])
vi.mock('next/server', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  after: (callback: () => Promise<void>) => void startedJobs.push(callback()),
}))

describe('what a job does', () => {
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  beforeAll(async () => {
    site = await openInProcessDatabase({ CRON_SECRET })
  })
  afterAll(() => site?.close())

  /** Called twice at once, as two schedulers would. */
  async function runTwice(job: string) {
    const { GET } = await import('@/app/api/cron/[job]/route')
    const url = `http://localhost/api/cron/${job}`
    const callRoute = () =>
      GET(new Request(url, { headers: bearerHeader(CRON_SECRET) }), {
        params: Promise.resolve({ job }),
      })
    const responses = await Promise.all([callRoute(), callRoute()])
    expect(responses.map(({ status }) => status)).toEqual([202, 202])
    await Promise.all(startedJobs)
  }

  test('waiting mail goes out, each letter once', async () => {
    const { enqueueMail } = await import('@/lib/mail/outbox')
    const recipientOf = (n: number) => `t${n}@school.example`
    for (let n = 0; n < 5; n += 1)
      await enqueueMail(site.db, {
        template: 'welcome',
        to: recipientOf(n),
        data: { firstname: 'A' },
      })
    await runTwice('mail')
    const { DATA_DIR: dataDir = '' } = site.env
    const recipients = readSentEmails({ dataDir } as Parameters<typeof readSentEmails>[0]).map(
      (email) => email.to,
    )
    expect(recipients.sort()).toEqual([0, 1, 2, 3, 4].map(recipientOf))
  })

  test('what has had its time is purged', async () => {
    await site.db
      .insert(rateLimits)
      .values({ key: 'over', hits: 1, resetsAt: sql`now() - interval '1 second'` })
    await runTwice('housekeeping')
    const expiredLimits = site.db
      .select()
      .from(rateLimits)
      .where(lt(rateLimits.resetsAt, sql`now()`))
    expect(await expiredLimits).toEqual([])
  })
})
