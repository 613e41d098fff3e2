import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOutbox, passwordResetTokens, rateLimits } from '@/db/schema'
import { isCiRun, isFullRun } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'
import { isOnPostgres } from '../support/site'

/** Nobody locks an owner out of a new password, and nobody fills the mailbox. */

const MAX_STRANGERS_A_DAY = 50
const REQUESTS = isFullRun ? 1_000 : isCiRun ? 200 : 60

type RequestReset = typeof import('@/lib/accounts/password/reset').requestPasswordReset

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
const instances: { request: RequestReset; close: () => Promise<void> }[] = []
beforeAll(async () => {
  site = await openInProcessDatabase()
  await openInstance()
  // The embedded database belongs to one process.
  if (isOnPostgres) await openInstance()
})
afterAll(async () => {
  await Promise.all(instances.slice(0, -1).map(({ close }) => close()))
  await site?.close()
})

async function openInstance() {
  if (instances.length > 0) vi.resetModules()
  const { requestPasswordReset } = await import('@/lib/accounts/password/reset')
  const { closeDatabase } = await import('@/db/client')
  instances.push({ request: requestPasswordReset, close: closeDatabase })
}

let requestCount = 0
function request(email: string, ip: string) {
  requestCount += 1
  const instance = instances[requestCount % instances.length]
  return instance?.request({ email }, { ip, cookieHeader: null })
}

const countEmails = (email: string) =>
  site.db.$count(
    mailOutbox,
    and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, 'resetLink')),
  )

async function countNewEmails(email: string, ip: string) {
  const before = await countEmails(email)
  await request(email, ip)
  return (await countEmails(email)) - before
}

async function attack(email: string, ips: string[], count: number) {
  for (let sent = 0; sent < count; sent += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => request(email, ips[(sent + n) % ips.length] ?? '')),
    )
}

const listIps = (count: number) => Array.from({ length: count }, (_, n) => `192.0.${n}.66`)
const OWNER_IP = '203.0.113.9'

/** Ends the windows of an hour, so that the next hour begins. */
const passAnHour = () =>
  site.db
    .update(rateLimits)
    .set({ resetsAt: sql`now()` })
    .where(sql`${rateLimits.resetsAt} < now() + interval '2 hours'`)

test(`after ${REQUESTS} requests from 20 addresses the owner gets an email at a new address and device`, async () => {
  const { email } = await newUser(site.db)
  await attack(email, listIps(20), REQUESTS)
  expect(await countEmails(email)).toBeLessThanOrEqual(6 + 20 + 1)
  expect(await countNewEmails(email, OWNER_IP)).toBe(1)
}, 120_000)

test('a day of requests from 60 networks sends at most 50 emails, and the newest link stays valid', async () => {
  const { email, id } = await newUser(site.db)
  const validLinks = () =>
    site.db.$count(
      passwordResetTokens,
      sql`${passwordResetTokens.userId} = ${id} and ${passwordResetTokens.expiresAt} > now()`,
    )
  for (let hour = 0; hour < 24; hour += 1) {
    await attack(email, listIps(60), hour === 0 ? 60 : 10)
    expect(await validLinks()).toBe(1)
    await passAnHour()
  }
  const sent = await countEmails(email)
  expect(sent).toBeGreaterThan(40)
  expect(sent).toBeLessThanOrEqual(MAX_STRANGERS_A_DAY)
  expect(await countNewEmails(email, OWNER_IP)).toBe(1)
}, 120_000)

test.each([
  ['an IPv4 /24', '192.0.2.1', '192.0.2.200'],
  ['an IPv6 /48', '2001:db8:1:2::/64', '2001:db8:1:ff::/64'],
])('%s counts as one network', async (_, firstIp, secondIp) => {
  const { email } = await newUser(site.db)
  await attack(email, ['198.51.100.7'], 10)
  expect(await countNewEmails(email, firstIp)).toBe(1)
  expect(await countNewEmails(email, secondIp)).toBe(0)
})

test('one network cannot take the emails of others', async () => {
  const { email } = await newUser(site.db)
  await attack(email, [OWNER_IP], 30)
  expect(await countEmails(email)).toBe(6 + 1)
  const others = await Promise.all(listIps(20).map((ip) => request(email, ip)))
  expect(others).toHaveLength(20)
  expect(await countEmails(email)).toBe(6 + 1 + 20)
})

test('an account is not affected by requests for another', async () => {
  const [attacked, other] = [await newUser(site.db), await newUser(site.db)]
  await attack(attacked.email, listIps(30), 40)
  expect(await countNewEmails(other.email, '192.0.1.66')).toBe(1)
})
