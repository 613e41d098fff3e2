import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bearerHeader, callApi } from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import type { Site } from '@/tests/support/site'

/** Reminders before the end of a term: one each, whichever of five instances survives. */

const SCHOOL_COUNT = 1_000
const INSTANCE_COUNT = 5
const CRON_SECRET = 'a-secret-that-starts-the-jobs'
let sites: Site[] = []
let sql: postgres.Sql
let startNewSite: () => Promise<Site>
let dropDatabase = async () => {}
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const { newTestDatabase } = await import('@/tests/support/test-database')
  const { startSite } = await import('@/tests/support/site')
  const database = await newTestDatabase()
  dropDatabase = database.drop
  startNewSite = () => startSite({ database, env: { CRON_SECRET } })
  sites = await Promise.all(Array.from({ length: INSTANCE_COUNT }, startNewSite))
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  await createSchools()
}, 300_000)
afterAll(async () => {
  await sql?.end()
  await Promise.all(sites.map((site) => site.stop()))
  await dropDatabase()
})

const createSchools = () =>
  sql.unsafe(`
    with s as (
      insert into schools (name, address, affiliation_board, correspondent_name,
        principal_name, principal_contact, principal_email, email, mobile,
        student_strength, teaching_staff_count)
      select 'School ' || n, 'Salem', 'State Board', 'K', 'L', '9876500000', 'p@x.example',
        's@x.example', '9876511111', '800', 40 from generate_series(1, ${SCHOOL_COUNT}) n
      returning id),
    t as (
      insert into terms (school_id, first_day, last_day, seats)
      select id, day_in_india() - 300, day_in_india() + 30, 40 from s),
    u as (
      insert into users (id, firstname, lastname, email, phone_number, password_hash)
      select id, 'Meena', 'Iyer', id || '@school.example', '9876543210', 'x' from s returning id)
    insert into memberships (user_id, school_id, role) select id, id, 'coordinator' from u`)

const runHousekeeping = () =>
  Promise.all(
    sites.map((site) =>
      callApi(site, '/api/cron/housekeeping', { headers: bearerHeader(CRON_SECRET) }),
    ),
  )

async function countEmails() {
  const rows = await sql<{ each: number; people: number }[]>`
    select each::int, count(*)::int as people from (
      select count(*) as each from mail_outbox where template = 'termEnds' group by recipient) l
    group by each`
  return Object.fromEntries(rows.map(({ each, people }) => [each, people]))
}

const countWritten = async () =>
  (await sql`select count(*)::int as n from mail_outbox where template = 'termEnds'`)[0]
    ?.n as number

test('sends each coordinator one email a stage although two of five instances die and restart among a thousand', async () => {
  for (const [stage, days] of [30, 7, 0].entries()) {
    const emailsBefore = stage * SCHOOL_COUNT
    await sql`update terms set last_day = day_in_india() + ${days}::int`
    await runHousekeeping()
    await expect.poll(countWritten, { timeout: 60_000, interval: 5 }).toBeGreaterThan(emailsBefore)
    const killedSites = sites.splice(0, 2)
    for (const { process } of killedSites) process.kill('SIGKILL')
    expect(await countWritten()).toBeLessThan(emailsBefore + SCHOOL_COUNT)
    await Promise.all(killedSites.map((site) => site.stop()))
    sites.push(await startNewSite(), await startNewSite())
    await runHousekeeping()
    await expect
      .poll(countEmails, { timeout: 60_000, interval: 500 })
      .toEqual({ [stage + 1]: SCHOOL_COUNT })
    await runHousekeeping()
  }
  await expect.poll(countEmails, { timeout: 10_000 }).toEqual({ 3: SCHOOL_COUNT })
})
