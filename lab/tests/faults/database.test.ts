import postgres from 'postgres'
import { expect, test } from 'vitest'
import {
  pausePostgres,
  resumePostgres,
  startPostgres,
  stopPostgres,
} from '@/tests/support/postgres-server'
import { runFaultScenario } from '../support/fault-scenario'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each(['fast', 'immediate'] as const)('PostgreSQL is restarted (%s)', async (mode) => {
  await runFaultScenario({
    fault: `PostgreSQL stopped (${mode}), away for 3 s, started`,
    injectFault: async ({ server }) => {
      stopPostgres(server, mode)
      await pause(3_000)
      startPostgres(server)
      return Date.now()
    },
  })
})

test('backends are killed inside their transactions, twice a second for 6 s', async () => {
  await runFaultScenario({
    fault: 'every backend killed, twelve times in 6 s',
    injectFault: async ({ openConnection }) => {
      const sql = openConnection()
      for (let round = 0; round < 12; round += 1) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
        await pause(500)
      }
      return Date.now()
    },
  })
})

test('PostgreSQL is paused for 15 s', async () => {
  await runFaultScenario({
    fault: 'PostgreSQL paused for 15 s (SIGSTOP, SIGCONT)',
    injectFault: async ({ server }) => {
      pausePostgres(server)
      await pause(15_000)
      resumePostgres(server)
      return Date.now()
    },
  })
})

test('a table is locked for 15 s during many contact messages, so the pool is full', async () => {
  await runFaultScenario({
    fault: 'pool exhausted: contact_messages locked for 15 s',
    pace: { contact: 100, register: 600, me: 200, page: 700 },
    injectFault: async ({ openConnection }) => {
      await openConnection().begin(async (tx) => {
        await tx`lock table contact_messages in access exclusive mode`
        await pause(15_000)
      })
      return Date.now()
    },
  })
})

test('other clients take every connection of PostgreSQL while the site loses its own', async () => {
  await runFaultScenario({
    fault: 'no connection left at PostgreSQL for 6 s',
    injectFault: async ({ openConnection, databaseUrl }) => {
      const sql = openConnection()
      await sql`select 1`
      const connections = Array.from({ length: 110 }, () =>
        postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 5 }),
      )
      const queries = connections.map((connection) => connection`select 1`.catch(() => {}))
      await Promise.all(queries)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
      await Promise.all(connections.map((connection) => connection`select 1`.catch(() => {})))
      await pause(6_000)
      await Promise.all(connections.map((connection) => connection.end({ timeout: 1 })))
      return Date.now()
    },
  }).then((requests) => expect(requests.some(({ status }) => status === 503)).toBe(true))
})
