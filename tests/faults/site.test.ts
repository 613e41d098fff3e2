import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { acknowledged, expectCivil, lostWrites, recovery, tell } from '../support/aftermath'
import { freshDatabase } from '../support/database'
import { steadyLoad } from '../support/load'
import { loggedInTeacher } from '../support/person'
import { urlOf } from '../support/postgres-server'
import { resendServer } from '../support/resend-server'
import { startSite } from '../support/site'
import { perform } from '../support/stage'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const BUSY = { register: 500, contact: 300, me: 300, page: 900 }

test('kill -9 in the middle of writing, three times', async () => {
  const resend = await resendServer()
  await perform({
    fault: 'site killed (kill -9) three times, each time started again at once',
    env: { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url },
    mails: () => resend.delivered().map(({ body }) => body),
    mayCut: true,
    strike: async (stage) => {
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

test('SIGTERM under load: whoever was let in gets an answer', async () => {
  const seen = await perform({
    fault: 'site stopped (SIGTERM) under load and started again',
    pace: BUSY,
    mayCut: true,
    strike: async (stage) => {
      const stoppedAt = Date.now()
      expect(await stage.site.stop()).toBe(0)
      await stage.restart()
      return stoppedAt
    },
  })
  // A connection that the kernel had taken but the site not yet is cut at once; one that waits is not.
  expect(seen.filter(({ cut, ms }) => cut && cut !== 'ECONNREFUSED' && ms > 100)).toEqual([])
})

test('five instances start at once on an empty database, and people come as soon as one answers', async () => {
  process.env.TEST_DATABASE_URL = urlOf(inject('postgresServer'))
  const database = await freshDatabase({ empty: true })
  const startedAt = Date.now()
  const starting = Array.from({ length: 5 }, () => startSite({ database }))
  const first = await Promise.race(starting)
  const { token } = await loggedInTeacher(first)
  const loads = [steadyLoad(first.url, token)]
  const sites = await Promise.all(starting)
  const upAfter = Date.now() - startedAt
  for (const site of sites) if (site !== first) loads.push(steadyLoad(site.url, token))
  const recovered = await recovery(loads.at(-1) ?? { seen: [], stop: async () => [] }, Date.now())
  await pause(3_000)
  const seen = (await Promise.all(loads.map((load) => load.stop()))).flat()
  const url = database.env.DATABASE_URL ?? ''
  const lost = await lostWrites(url, seen)
  tell(
    `five instances at once on an empty database (all up after ${upAfter} ms)`,
    seen,
    lost,
    recovered,
  )
  expect(lost).toEqual([])
  expectCivil(seen)
  expect(acknowledged(seen).length).toBeGreaterThan(20)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const twice =
    await sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`
  await sql.end()
  expect(twice).toHaveLength(0)
  await Promise.all(sites.map((site) => site.stop()))
  await database.drop()
})
