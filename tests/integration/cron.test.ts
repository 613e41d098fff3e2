import { lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/cron/[job]/route'
import { rateLimits } from '@/db/schema'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { enqueueMail } from '@/lib/mail/outbox'
import { bearerHeader, callApi } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { CRON_SECRET, getSharedSite, type SharedSite } from '../support/shared-site'
import { readSentEmails } from '../support/site'

describe('starting a job', () => {
  let site: SharedSite
  beforeAll(async () => {
    site = await getSharedSite()
  })

  test.each(['mail', 'housekeeping'])('%s starts with the secret', async (job) => {
    const response = await callApi(site, `/api/cron/${job}`, { headers: bearerHeader(CRON_SECRET) })
    expect(response).toMatchObject({ status: 202, body: { status: 'ok' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['no credentials', {}],
    ['a guessed secret', bearerHeader('a-guess-that-starts-the-jobs')],
    ['a truncated secret', bearerHeader(CRON_SECRET.slice(0, -1))],
    ['an empty secret', { authorization: 'Bearer ' }],
  ])('gets 404 with %s', async (_, headers) => {
    const response = await callApi(site, '/api/cron/mail', { headers })
    expect(response.status).toBe(404)
  })

  test('gets 404 for an unknown job', async () => {
    for (const job of ['nothing', 'constructor', '__proto__']) {
      const response = await callApi(site, `/api/cron/${job}`, {
        headers: bearerHeader(CRON_SECRET),
      })
      expect(response.status).toBe(404)
    }
  })
})

/** Next runs these callbacks after the response. There is no server here, so they run at once. */
const startedJobs: unknown[] = []
replaceAfter((task) => void startedJobs.push(task()))

describe('running a job', () => {
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  beforeAll(async () => {
    site = await openInProcessDatabase({ CRON_SECRET })
  })
  afterAll(() => site?.close())

  /** Calls the route twice at once, like two schedulers. */
  async function runTwice(job: string) {
    const url = `http://localhost/api/cron/${job}`
    const callRoute = () =>
      GET(new Request(url, { headers: bearerHeader(CRON_SECRET) }), {
        params: Promise.resolve({ job }),
      })
    const responses = await Promise.all([callRoute(), callRoute()])
    expect(responses.map(({ status }) => status)).toEqual([202, 202])
    await Promise.all(startedJobs)
  }

  test('sends each pending email once', async () => {
    const recipientOf = (n: number) => `t${n}@school.example`
    for (let n = 0; n < 5; n += 1)
      await enqueueMail<EmailTemplateData>(site.db, {
        template: 'welcome',
        to: recipientOf(n),
        data: { firstname: 'A', link: 'https://uns.example/confirm-email/a' },
      })
    await runTwice('mail')
    const { DATA_DIR: dataDir = '' } = site.env
    const recipients = readSentEmails({ dataDir } as Parameters<typeof readSentEmails>[0]).map(
      (email) => email.to,
    )
    expect(recipients.sort()).toEqual([0, 1, 2, 3, 4].map(recipientOf))
  })

  test('purges expired data', async () => {
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
