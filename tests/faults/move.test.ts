import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { urlOf } from '../support/postgres-server'

/** The move of institutions into schools, at the size of all India, with the version before beside it. */

const INSTITUTIONS = 100_000
const PEOPLE = 80_000

let former: Awaited<ReturnType<typeof seeded>>
beforeAll(async () => {
  former = await seeded()
})
afterAll(async () => {
  await former?.close()
})

async function seeded() {
  vi.stubEnv('TEST_DATABASE_URL', urlOf(inject('postgresServer')))
  vi.resetModules()
  const { formerDatabase } = await import('../support/former-database')
  const made = await formerDatabase()
  const url = made.env.DATABASE_URL ?? ''
  const connection = postgres(url, { max: 2, onnotice: () => {} })
  await connection`insert into users (id, firstname, lastname, email, phone_number, password_hash, is_subscribed)
    select md5('user ' || n)::uuid, 'Meena', 'Iyer', 'teacher' || n || '@school.example', '9876543210', 'x', n % 2 = 0
    from generate_series(1, ${PEOPLE}) n`
  // A fifth without an account; doubles by name; empty fields; reviews half done.
  await connection`insert into institutions (id, user_id, status, institution_name, school_address, affiliation_board,
      correspondent_name, principal_name, principal_contact, principal_email, school_email, school_mobile,
      student_strength, teaching_staff_count)
    select md5('school ' || n)::uuid, case when n <= ${PEOPLE} - 1000 then md5('user ' || n)::uuid end,
      (case when n > ${PEOPLE} - 1000 then 'registered' when n % 2 = 0 then 'approved' when n % 3 = 0 then 'rejected' else 'waiting' end)::institution_status,
      'School ' || n % 40000, '', 'CBSE', '', '', '', '', '', '', '', n % 900
    from generate_series(1, ${INSTITUTIONS}) n`
  return {
    ...made,
    connection,
    close: async () => {
      await connection.end()
      await made.close()
    },
  }
}

/** What the version before goes on doing, and how long it is kept waiting at the worst. */
function writeMeanwhile() {
  const told = { writes: 0, slowestMs: 0 }
  let over = false
  const work = (async () => {
    while (!over) {
      await sleep(20)
      const begun = performance.now()
      const id = crypto.randomUUID()
      await former.connection`insert into users (id, firstname, lastname, email, phone_number, password_hash)
        values (${id}, 'A', 'B', ${`${id}@school.example`}, '9876543210', 'x')`
      await former.connection`update users set is_subscribed = true where id = ${id}`
      await former.connection`select id from users where id = ${id} for share`
      told.writes += 1
      told.slowestMs = Math.max(told.slowestMs, performance.now() - begun)
    }
    return told
  })()
  const stop = () => {
    over = true
    return work
  }
  return { stop }
}

test(`${INSTITUTIONS} institutions move within a minute, and the version before writes on meanwhile`, async () => {
  const rows = async (text: string) => Number((await former.connection.unsafe(text))[0]?.count)
  const subscribedBefore = await rows('select count(*) from users where is_subscribed')
  const meanwhile = writeMeanwhile()
  const begun = performance.now()
  await former.migrate()
  const seconds = (performance.now() - begun) / 1000
  const { writes, slowestMs } = await meanwhile.stop()
  const { isSubscribed } = await import('@/lib/schools/subscribed')
  const { users } = await import('@/db/schema')
  const [subscribed] = await former.db
    .select({ now: sql<number>`(count(*) filter (where ${isSubscribed}))::int` })
    .from(users)
  process.stdout.write(
    `moved in ${seconds.toFixed(1)} s; ${writes} writes of the version before, the slowest ${Math.round(slowestMs)} ms; ` +
      `subscribed ${subscribedBefore} before, ${subscribed?.now} after, ${writes} of them new\n`,
  )
  expect(seconds).toBeLessThan(60)
  expect(writes).toBeGreaterThan(10)
  expect(slowestMs).toBeLessThan(4_000)
  expect(subscribed?.now).toBe(subscribedBefore + writes)
  const lost = `select count(*) from institutions i where not exists
    (select from applications a where a.id = i.id and a.school_id = i.id)`
  expect(await rows(lost)).toBe(0)
})
