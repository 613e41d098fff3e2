import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bearerHeader, callApi } from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import { newBrowserKeys, startPushService } from '@/tests/support/push-service'
import type { Site } from '@/tests/support/site'

/** Reminders on devices before a live session, while one of two instances dies. */

const DEVICE_COUNT = 10_000
/** Every twentieth browser has ended its subscription. */
const ENDED_EVERY = 20
const ENDED_COUNT = DEVICE_COUNT / ENDED_EVERY
/** What a killed instance may have sent without recording it: one round of parallel requests. */
const IN_FLIGHT = 10
const TEN_MINUTES_MS = 600_000
const CRON_SECRET = 'a-secret-that-starts-the-jobs'

let service: Awaited<ReturnType<typeof startPushService>>
let sites: Site[] = []
let sql: postgres.Sql
let dropDatabase = async () => {}
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const { newTestDatabase } = await import('@/tests/support/test-database')
  const { startSite } = await import('@/tests/support/site')
  service = await startPushService()
  for (let number = ENDED_EVERY; number <= DEVICE_COUNT; number += ENDED_EVERY)
    service.answers.set(`/device/${number}`, 410)
  const database = await newTestDatabase()
  dropDatabase = database.drop
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const env = { CRON_SECRET, PUSH_SERVICES: service.origin }
  sites = await Promise.all([1, 2].map(() => startSite({ database, env })))
  await registerTeachers()
}, 300_000)
afterAll(async () => {
  await sql?.end()
  await Promise.all(sites.map((site) => site.stop()))
  service?.close()
  await dropDatabase()
})

async function registerTeachers() {
  const { p256dh, auth } = newBrowserKeys()
  await sql.unsafe(`
    with s as (
      insert into live_sessions (slug, kind, state, theme, title, summary, host, host_bio, starts_at, minutes,
        meeting_url, audience, attendance_method)
      values ('water', 'series', 'published', 'ethics-innovation', 'Water', 'A lesson', 'R. Lakshmi', 'Teacher',
        now() + interval '25 minutes', 60, 'https://meet.example/abc', 'user', 'code')
      returning id),
    u as (
      insert into users (firstname, lastname, email, phone_number, password_hash, email_confirmed_at,
        wants_reminders, reminder_channel)
      select 'Meena', 'Iyer', 'teacher' || n || '@school.example', '9876543210', 'x', now(), true, 'push'
      from generate_series(1, ${DEVICE_COUNT}) n returning id, email),
    l as (
      insert into sessions (user_id, token_hash, expires_at)
      select id, email, now() + interval '1 day' from u returning id, user_id),
    r as (
      insert into live_session_registrations (live_session_id, user_id, state, since)
      select s.id, u.id, 'registered', now() - interval '2 days' from s, u)
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select u.id, l.id, '${service.origin}/device/' || substring(u.email from '[0-9]+'), '${p256dh}', '${auth}'
    from u join l on l.user_id = u.id`)
}

const runJob = (name: string) =>
  Promise.all(
    sites.map((site) => callApi(site, `/api/cron/${name}`, { headers: bearerHeader(CRON_SECRET) })),
  )

const countRows = async (table: 'push_outbox' | 'push_subscriptions') =>
  (await sql.unsafe(`select count(*)::int as n from ${table}`))[0]?.n as number

const readReminderEmails = () =>
  sql<{ recipient: string }[]>`select recipient from mail_outbox where template = 'liveSessionSoon'`

test('10,000 devices get each reminder once within ten minutes although an instance dies', async () => {
  const start = Date.now()
  void runJob('reminders')
  await expect
    .poll(() => service.requests.length, { timeout: 120_000, interval: 20 })
    .toBeGreaterThan(DEVICE_COUNT / 4)
  const [killedSite] = sites.splice(0, 1)
  killedSite?.process.kill('SIGKILL')
  await killedSite?.stop()
  expect(service.requests.length).toBeLessThan(DEVICE_COUNT)
  await expect
    .poll(
      async () => {
        await runJob('push')
        return countRows('push_outbox')
      },
      { timeout: 500_000, interval: 2_000 },
    )
    .toBe(0)
  expect(Date.now() - start).toBeLessThan(TEN_MINUTES_MS)

  const topicsByPath = new Map<string, string[]>()
  for (const { path, headers } of service.requests)
    topicsByPath.set(path, [...(topicsByPath.get(path) ?? []), `${headers.topic}`])
  expect(topicsByPath.size).toBe(DEVICE_COUNT)
  const repeated = [...topicsByPath.values()].filter(({ length }) => length > 1)
  expect(repeated.length).toBeLessThanOrEqual(IN_FLIGHT)
  // With the same topic, the device shows one message.
  for (const topics of repeated) expect(new Set(topics).size).toBe(1)

  // A subscription that ended is deleted; its user gets the reminder by email instead, once.
  expect(await countRows('push_subscriptions')).toBe(DEVICE_COUNT - ENDED_COUNT)
  await runJob('reminders')
  await expect
    .poll(async () => (await readReminderEmails()).length, { timeout: 60_000 })
    .toBe(ENDED_COUNT)
  const numbers = (await readReminderEmails()).map(({ recipient }) =>
    Number(recipient.match(/\d+/)),
  )
  expect(new Set(numbers).size).toBe(ENDED_COUNT)
  expect(numbers.filter((number) => number % ENDED_EVERY !== 0)).toEqual([])
}, 700_000)
