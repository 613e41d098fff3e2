import postgres from 'postgres'
import { expect, inject } from 'vitest'
import { logInNewTeacher } from '@/tests/support/api-user'
import { findFreePort } from '@/tests/support/free-port'
import { type PostgresServer, postgresUrl } from '@/tests/support/postgres-server'
import { type Site, startSite } from '@/tests/support/site'
import { newTestDatabase } from '@/tests/support/test-database'
import {
  expectGracefulResponses,
  expectOneEmailEach,
  findLostWrites,
  measureRecovery,
  printFaultReport,
  waitForEmptyOutbox,
} from './fault-assertions'
import { type LoadPace, type LoadSample, type SteadyLoad, startLoad } from './load'

export type FaultContext = {
  server: PostgresServer
  databaseUrl: string
  site: Site
  load: SteadyLoad
  /** As a supervisor does: at once, at the same URL. */
  restart: () => Promise<void>
  openConnection: () => postgres.Sql
}

type FaultScenario = {
  fault: string
  /** Returns the time of the repair (for a killed site, of the kill). */
  injectFault: (context: FaultContext) => Promise<number>
  env?: Record<string, string>
  pace?: LoadPace
  mails?: () => { subject: string; text: string }[]
  endLeases?: boolean
  /** The site itself ends: requests are cut off, and its start adds to the recovery. */
  canCutRequests?: boolean
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function runFaultScenario(scenario: FaultScenario): Promise<LoadSample[]> {
  const server = inject('postgresServer')
  process.env.TEST_DATABASE_URL = postgresUrl(server)
  const database = await newTestDatabase()
  const databaseUrl = database.env.DATABASE_URL ?? ''
  const env = { ...scenario.env, PORT: String(await findFreePort()) }
  const extraConnections: postgres.Sql[] = []
  const startedAt = Date.now()
  const context = { server, databaseUrl, site: await startSite({ database, env }) } as FaultContext
  const bootMs = Date.now() - startedAt
  try {
    const { token } = await logInNewTeacher(context.site)
    context.load = startLoad(context.site.url, token, scenario.pace)
    context.restart = async () => {
      context.site = await startSite({ database, env })
    }
    context.openConnection = () => {
      const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
      extraConnections.push(sql)
      return sql
    }
    await pause(2_000)
    const healedAt = await scenario.injectFault(context)
    const recoveredAt = healedAt + (await measureRecovery(context.load, healedAt))
    await pause(3_000)
    const samples = await context.load.stop()
    await verifyRecovery(
      context,
      scenario,
      samples,
      recoveredAt,
      healedAt + (scenario.canCutRequests ? bootMs : 0),
    )
    return samples
  } finally {
    await context.load?.stop()
    await Promise.all(extraConnections.map((sql) => sql.end({ timeout: 1 })))
    await context.site.stop()
    await database.drop()
  }
}

async function verifyRecovery(
  { databaseUrl, site }: FaultContext,
  { fault, canCutRequests = false, endLeases, mails = site.mails }: FaultScenario,
  samples: LoadSample[],
  recoveredAt: number,
  healedAt: number,
) {
  const recoveryMs = Math.max(0, recoveredAt - healedAt)
  const lostKeys = await findLostWrites(databaseUrl, samples)
  printFaultReport(fault, samples, lostKeys, recoveryMs)
  expect(lostKeys).toEqual([])
  expect(recoveryMs).toBeLessThan(10_000)
  expectGracefulResponses(samples)
  if (!canCutRequests) expect(samples.filter(({ failure }) => failure)).toEqual([])
  const lateFailures = samples.filter(
    ({ startedAt, status }) => startedAt > healedAt + 10_000 && !(status && status < 300),
  )
  expect(lateFailures).toEqual([])
  await waitForEmptyOutbox(databaseUrl, { endLeases })
  await expectOneEmailEach(databaseUrl, samples, mails())
}
