import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages, trustedIpHashes, users } from '@/db/schema'
import { startSession } from '@/lib/auth/sessions'
import { findAffectedInLog, findAffectedUsers } from '@/lib/privacy/incident'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>

beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const HOUR_MS = 3600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

test('lists each user logged in since then once, also after the session ended, and nobody else', async () => {
  const [activeUser, formerUser, inactiveUser] = [
    await newUser(site.db),
    await newUser(site.db),
    await newUser(site.db),
  ]
  await startSession(site.db, { userId: activeUser.id, passwordHash: activeUser.passwordHash })
  const createLoginRow = (userId: string, interval: string) => ({
    userId,
    ipHash: 'mark',
    expiresAt: sql`now() + interval '90 days' - ${interval}::interval`,
  })
  await site.db
    .insert(trustedIpHashes)
    .values([createLoginRow(activeUser.id, '1 hour'), createLoginRow(formerUser.id, '3 days')])
  const recentUsers = await findAffectedUsers('login', hoursAgo(24))
  expect(recentUsers.map(({ id }) => id)).toEqual([activeUser.id])
  const earlierUsers = await findAffectedUsers('login', hoursAgo(96))
  expect(earlierUsers.map(({ id }) => id).sort()).toEqual([activeUser.id, formerUser.id].sort())
  expect(earlierUsers.map(({ id }) => id)).not.toContain(inactiveUser.id)
})

test.each(['account', 'certificate', 'school', 'mail', 'message', 'action'] as const)(
  'the query for %s is valid SQL',
  async (kind) => {
    expect(await findAffectedUsers(kind, hoursAgo(0))).toEqual(expect.any(Array))
  },
)

test('lists message senders without an account and owners of accounts with one', async () => {
  await site.db
    .insert(contactMessages)
    .values({ name: 'Ravi', email: 'ravi@school.example', subject: 's', message: 'm' })
  expect(await findAffectedUsers('message', hoursAgo(1))).toEqual([
    {
      id: '',
      name: 'Ravi',
      email: 'ravi@school.example',
      activity: 'contact message',
      at: expect.any(String),
    },
  ])
  const [user] = await site.db.select().from(users).limit(1)
  expect((await findAffectedUsers('account', hoursAgo(1))).map(({ id }) => id)).toContain(user?.id)
})

test('reads user IDs from the log and skips old, malformed and anonymous lines', async () => {
  const user = await newUser(site.db)
  const deletedUserId = '11111111-1111-4111-8111-111111111111'
  const formatLogLine = (userId: unknown, time: Date) =>
    JSON.stringify({ time: time.toISOString(), user: userId })
  const logLines = [
    formatLogLine(user.id, hoursAgo(1)),
    formatLogLine(user.id, hoursAgo(2)),
    formatLogLine(deletedUserId, hoursAgo(1)),
    formatLogLine(undefined, hoursAgo(1)),
    formatLogLine("x' or 1=1", hoursAgo(1)),
    formatLogLine(user.id, hoursAgo(99)),
    'nginx says something',
    '[]',
  ]
  const affectedUsers = await findAffectedInLog(logLines, hoursAgo(24))
  expect(affectedUsers.map(({ id, name }) => [id, name])).toEqual([
    [user.id, 'Meena Iyer'],
    [deletedUserId, ''],
  ])
})
