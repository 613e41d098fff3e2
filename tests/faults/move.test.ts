import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { postgresUrl } from '../support/postgres-server'

/**
 * The move of institutions into schools, at the size of all India, while the former version runs.
 */

const SCHOOL_COUNT = 100_000
const USER_COUNT = 80_000

let formerVersion: Awaited<ReturnType<typeof seedFormerDatabase>>
beforeAll(async () => {
  formerVersion = await seedFormerDatabase()
})
afterAll(async () => {
  await formerVersion?.close()
})

async function seedFormerDatabase() {
  vi.stubEnv('TEST_DATABASE_URL', postgresUrl(inject('postgresServer')))
  vi.resetModules()
  const { openLegacyDatabase } = await import('../support/legacy-database')
  const database = await openLegacyDatabase()
  const url = database.env.DATABASE_URL ?? ''
  const connection = postgres(url, { max: 2, onnotice: () => {} })
  await connection`insert into users (id, firstname, lastname, email, phone_number, password_hash, is_subscribed)
    select md5('user ' || n)::uuid, 'Meena', 'Iyer', 'teacher' || n || '@school.example', '9876543210', 'x', n % 2 = 0
    from generate_series(1, ${USER_COUNT}) n`
  // A fifth without an account; duplicate names; empty fields; unfinished reviews.
  await connection`insert into institutions (id, user_id, status, institution_name, school_address, affiliation_board,
      correspondent_name, principal_name, principal_contact, principal_email, school_email, school_mobile,
      student_strength, teaching_staff_count)
    select md5('school ' || n)::uuid, case when n <= ${USER_COUNT} - 1000 then md5('user ' || n)::uuid end,
      (case when n > ${USER_COUNT} - 1000 then 'registered' when n % 2 = 0 then 'approved' when n % 3 = 0 then 'rejected' else 'waiting' end)::institution_status,
      'School ' || n % 40000, '', 'CBSE', '', '', '', '', '', '', '', n % 900
    from generate_series(1, ${SCHOOL_COUNT}) n`
  return {
    ...database,
    connection,
    close: async () => {
      await connection.end()
      await database.close()
    },
  }
}

function startBackgroundWrites() {
  const stats = { writes: 0, slowestMs: 0 }
  let isStopped = false
  const writing = (async () => {
    while (!isStopped) {
      await sleep(20)
      const startedAt = performance.now()
      const id = crypto.randomUUID()
      await formerVersion.connection`insert into users (id, firstname, lastname, email, phone_number, password_hash)
        values (${id}, 'A', 'B', ${`${id}@school.example`}, '9876543210', 'x')`
      await formerVersion.connection`update users set is_subscribed = true where id = ${id}`
      await formerVersion.connection`select id from users where id = ${id} for share`
      stats.writes += 1
      stats.slowestMs = Math.max(stats.slowestMs, performance.now() - startedAt)
    }
    return stats
  })()
  const stop = () => {
    isStopped = true
    return writing
  }
  return { stop }
}

test(`${SCHOOL_COUNT} institutions move within a minute while the former version keeps writing`, async () => {
  const countRows = async (text: string) =>
    Number((await formerVersion.connection.unsafe(text))[0]?.count)
  const subscribedBefore = await countRows('select count(*) from users where is_subscribed')
  const backgroundWrites = startBackgroundWrites()
  const startedAt = performance.now()
  await formerVersion.migrate()
  const seconds = (performance.now() - startedAt) / 1000
  const { writes, slowestMs } = await backgroundWrites.stop()
  const { isSubscribed } = await import('@/lib/schools/is-subscribed')
  const { users } = await import('@/db/schema')
  const [row] = await formerVersion.db
    .select({ now: sql<number>`(count(*) filter (where ${isSubscribed}))::int` })
    .from(users)
  process.stdout.write(
    `moved in ${seconds.toFixed(1)} s; ${writes} writes of the version before, the slowest ${Math.round(slowestMs)} ms; ` +
      `subscribed ${subscribedBefore} before, ${row?.now} after, ${writes} of them new\n`,
  )
  expect(seconds).toBeLessThan(60)
  expect(writes).toBeGreaterThan(10)
  expect(slowestMs).toBeLessThan(4_000)
  expect(row?.now).toBe(subscribedBefore + writes)
  const missingQuery = `select count(*) from institutions i where not exists
    (select from applications a where a.id = i.id and a.school_id = i.id)`
  expect(await countRows(missingQuery)).toBe(0)
})
