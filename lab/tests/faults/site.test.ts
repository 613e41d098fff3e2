import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { logInNewTeacher } from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import { startResendServer } from '@/tests/support/resend-server'
import { startSite } from '@/tests/support/site'
import { newTestDatabase } from '@/tests/support/test-database'
import {
  expectGracefulResponses,
  filterAcknowledged,
  findLostWrites,
  measureRecovery,
  printFaultReport,
} from '../support/fault-assertions'
import { runFaultScenario } from '../support/fault-scenario'
import { startLoad } from '../support/load'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const BUSY_INTERVALS_MS = { register: 500, contact: 300, me: 300, page: 900 }

test('survives kill -9 during writes, three times', async () => {
  const resend = await startResendServer()
  await runFaultScenario({
    fault: 'site killed (kill -9) three times, each time started again at once',
    env: { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url },
    mails: () => resend.delivered().map(({ body }) => body),
    canCutRequests: true,
    injectFault: async (stage) => {
      let killedAt = 0
      for (let round = 0; round < 3; round += 1) {
        killedAt = Date.now()
        stage.site.process.kill('SIGKILL')
        await stage.restart()
        await pause(1_500)
      }
      return killedAt
    },
  })
  await resend.close()
})

test('SIGTERM under load: every accepted request gets a response', async () => {
  const requests = await runFaultScenario({
    fault: 'site stopped (SIGTERM) under load and started again',
    pace: BUSY_INTERVALS_MS,
    canCutRequests: true,
    injectFault: async (stage) => {
      const stoppedAt = Date.now()
      expect(await stage.site.stop()).toBe(0)
      await stage.restart()
      return stoppedAt
    },
  })
  // A connection accepted by the kernel only is cut at once; a waiting one is not.
  expect(
    requests.filter(({ failure, ms }) => failure && failure !== 'ECONNREFUSED' && ms > 100),
  ).toEqual([])
})

test('serves users while five instances start at once on an empty database', async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const database = await newTestDatabase({ isEmpty: true })
  const startedAt = Date.now()
  const starts = Array.from({ length: 5 }, () => startSite({ database }))
  const firstSite = await Promise.race(starts)
  const { token } = await logInNewTeacher(firstSite)
  const loads = [startLoad(firstSite.url, token)]
  const sites = await Promise.all(starts)
  const startupMs = Date.now() - startedAt
  for (const site of sites) if (site !== firstSite) loads.push(startLoad(site.url, token))
  const recoveryMs = await measureRecovery(
    loads.at(-1) ?? { samples: [], stop: async () => [] },
    Date.now(),
  )
  await pause(3_000)
  const requests = (await Promise.all(loads.map((load) => load.stop()))).flat()
  const url = database.env.DATABASE_URL ?? ''
  const missing = await findLostWrites(url, requests)
  printFaultReport(
    `five instances at once on an empty database (all up after ${startupMs} ms)`,
    requests,
    missing,
    recoveryMs,
  )
  expect(missing).toEqual([])
  expectGracefulResponses(requests)
  expect(filterAcknowledged(requests).length).toBeGreaterThan(20)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const duplicateMigrations =
    await sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`
  await sql.end()
  expect(duplicateMigrations).toHaveLength(0)
  await Promise.all(sites.map((site) => site.stop()))
  await database.drop()
})
