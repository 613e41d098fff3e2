import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { log } from '@/base/log'
import { metrics } from '@/base/metrics'
import { resetProcessSingleton } from '@/base/process-singleton'
import { runForRequest } from '@/base/request-id'
import { jobReports } from '@/db/schema'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { saveJobReports } from '@/lib/housekeeping/job-reports'
import { findJob, listJobs, runChores } from '@/lib/housekeeping/jobs'
import { judgeJob, listJobsWithReports } from '@/lib/housekeeping/list-jobs'
import { runJob } from '@/lib/housekeeping/run-job'
import { sendDueMail } from '@/lib/housekeeping/send-mail'
import { enqueueMail } from '@/lib/mail/outbox'
import { openInProcessDatabase } from '../support/in-process'
import { captureLog } from '../support/process-state'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let logged: Record<string, unknown>[]
beforeAll(async () => {
  site = await openInProcessDatabase()
})
beforeEach(() => {
  logged = captureLog()
})
afterAll(() => site?.close())

const readReport = async (name: string) => {
  await saveJobReports()
  const [row] = await site.db.select().from(jobReports).where(eq(jobReports.name, name))
  return row
}

const hang = () => {
  let end = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  return { work, end: () => end() }
}

test('a hanging chore does not hold up the others, and does not start a second time', async () => {
  const completed: string[] = []
  const hanging = hang()
  let starts = 0
  const chores = {
    hangs: () => {
      starts += 1
      return hanging.work()
    },
    next: async () => void completed.push('next'),
  }
  await runChores(chores, 5)
  await runChores(chores, 5)
  expect({ starts, completed }).toEqual({ starts: 1, completed: ['next', 'next'] })
  hanging.end()
  await expect.poll(() => runChores(chores, 5).then(() => starts)).toBeGreaterThan(1)
  hanging.end()
})

test('a job that a request starts names both; what waited from another request names that one', async () => {
  const [starter, cause] = [randomUUID(), randomUUID()]
  await runForRequest(cause, () =>
    site.db.transaction((tx) =>
      enqueueMail<EmailTemplateData>(tx, {
        ...{ template: 'schoolQuestion', to: 'a@school.example' },
        data: { correspondent: 'Asha', institution_name: 'A', reference: 'UNS-1', question: '?' },
      }),
    ),
  )
  await runForRequest(starter, () =>
    runJob('asked for', async () => {
      log().info({ event: 'begins' })
      await sendDueMail()
    }),
  )
  expect(logged).toMatchObject([
    { event: 'begins', requestId: starter, job: 'asked for' },
    { event: 'mail.written-to-folder', requestId: cause },
  ])
})

test('a second timer does not start a job beside its running one', async () => {
  const hanging = hang()
  let starts = 0
  const work = () => {
    starts += 1
    return hanging.work()
  }
  const first = runJob('twice', work)
  await runJob('twice', work)
  expect(starts).toBe(1)
  expect(await readReport('twice')).toMatchObject({ endedAt: null, runs: 0 })
  hanging.end()
  await first
  expect(await readReport('twice')).toMatchObject({ runs: 1, failures: 0, failedAt: null })
  expect(await metrics.registry.metrics()).toContain(
    'uns_job_runs_total{name="twice",result="skipped"} 1',
  )
})

test('a run that throws or logs an error failed, and its lines name the job', async () => {
  await runJob('faulty', async () => {})
  await runJob('faulty', async () => {
    throw new Error('broken')
  })
  await runJob('faulty', async () => {
    await Promise.resolve()
    log().error({ event: 'chore.interrupted' })
  })
  const report = await readReport('faulty')
  expect(report).toMatchObject({ runs: 3, failures: 2 })
  expect(report?.failedAt?.getTime()).toBeGreaterThanOrEqual(report?.succeededAt?.getTime() ?? 0)
  expect(logged).toMatchObject([
    { event: 'job.failed', job: 'faulty' },
    { event: 'chore.interrupted', job: 'faulty' },
  ])
  const text = await metrics.registry.metrics()
  for (const metric of ['start_timestamp', 'end_timestamp', 'success_timestamp'])
    expect(text).toMatch(
      new RegExp(`^uns_job_last_${metric}_seconds\\{name="faulty"\\} 1\\d{9}`, 'm'),
    )
  expect(text).toContain('uns_job_runs_total{name="faulty",result="failed"} 2')
  expect(text).toMatch(/^uns_job_duration_seconds\{name="faulty"\} 0/m)
})

test('reports of two instances add up', async () => {
  await runJob('shared', async () => {})
  await readReport('shared')
  resetProcessSingleton('job runs')
  await runJob('shared', async () => {
    throw new Error('broken')
  })
  expect(await readReport('shared')).toMatchObject({ runs: 2, failures: 1 })
})

test('every job and chore is listed, with what it reported', async () => {
  await findJob('publishing')?.()
  const jobs = await listJobsWithReports()
  expect(jobs.map(({ id }) => id)).toEqual(listJobs().map(({ name }) => name))
  expect(jobs.find(({ id }) => id === 'publishing')).toMatchObject({
    state: null,
    report: { runs: 1, failures: 0 },
  })
  expect(jobs.find(({ id }) => id === 'housekeeping: sessions')).toMatchObject({ state: null })
})

test('a job is running, failed or late', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const done = { startedAt: at(1000), endedAt: at(1001), succeededAt: at(1001), failedAt: null }
  const judge = (changes: object, now = 1010) =>
    judgeJob(
      { name: 'mail', milliseconds: 1, runs: 1, failures: 0, ...done, ...changes },
      15_000,
      at(now),
    )
  expect(judge({})).toBe(null)
  expect(judge({ startedAt: at(1005) })).toBe('running')
  expect(judge({ startedAt: at(1005), endedAt: at(1006), failedAt: at(1006) })).toBe('failed')
  expect(judge({ startedAt: at(1005) }, 1001 + 46 + 120)).toBe('late')
})
