import postgres from 'postgres'
import { expect, test } from 'vitest'
import {
  pausePostgres,
  resumePostgres,
  startPostgres,
  stopPostgres,
} from '../support/postgres-server'
import { perform } from '../support/stage'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each(['fast', 'immediate'] as const)('PostgreSQL is restarted (%s)', async (mode) => {
  await perform({
    fault: `PostgreSQL stopped (${mode}), away for 3 s, started`,
    strike: async ({ server }) => {
      stopPostgres(server, mode)
      await pause(3_000)
      startPostgres(server)
      return Date.now()
    },
  })
})

test('backends are killed inside their transactions, twice a second for 6 s', async () => {
  await perform({
    fault: 'every backend killed, twelve times in 6 s',
    strike: async ({ outsider }) => {
      const sql = outsider()
      for (let round = 0; round < 12; round += 1) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
        await pause(500)
      }
      return Date.now()
    },
  })
})

test('PostgreSQL is paused for 15 s', async () => {
  await perform({
    fault: 'PostgreSQL paused for 15 s (SIGSTOP, SIGCONT)',
    strike: async ({ server }) => {
      pausePostgres(server)
      await pause(15_000)
      resumePostgres(server)
      return Date.now()
    },
  })
})

test('a table is locked for 15 s while messages come in by the dozen: the pool is full', async () => {
  await perform({
    fault: 'pool exhausted: contacts locked for 15 s',
    pace: { contact: 100, register: 600, me: 200, page: 700 },
    strike: async ({ outsider }) => {
      await outsider().begin(async (tx) => {
        await tx`lock table contacts in access exclusive mode`
        await pause(15_000)
      })
      return Date.now()
    },
  })
})

test('others take every connection that PostgreSQL has, while the site loses its own', async () => {
  await perform({
    fault: 'no connection left at PostgreSQL for 6 s',
    strike: async ({ outsider, databaseUrl }) => {
      const sql = outsider()
      await sql`select 1`
      const crowd = Array.from({ length: 110 }, () =>
        postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 5 }),
      )
      const hold = crowd.map((one) => one`select 1`.catch(() => {}))
      await Promise.all(hold)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
      await Promise.all(crowd.map((one) => one`select 1`.catch(() => {})))
      await pause(6_000)
      await Promise.all(crowd.map((one) => one.end({ timeout: 1 })))
      return Date.now()
    },
  }).then((seen) => expect(seen.some(({ status }) => status === 503)).toBe(true))
})
