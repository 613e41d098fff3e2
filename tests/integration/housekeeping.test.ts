import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages, rateLimits, trustedIpHashes, users } from '@/db/schema'
import { CHORES, runChores } from '@/lib/housekeeping/jobs'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

test('purges expired rate limits, IP hashes of old logins and contact messages after a year', async () => {
  const contactMessage = { email: 'm@school.example', subject: 'Books', message: 'Which are free?' }
  await site.db.insert(contactMessages).values([
    { ...contactMessage, name: 'old', createdAt: sql`now() - interval '1 year 1 day'` },
    { ...contactMessage, name: 'young', createdAt: sql`now() - interval '364 days'` },
  ])
  await site.db.insert(rateLimits).values([
    { key: 'over', hits: 1, resetsAt: sql`now() - interval '1 second'` },
    { key: 'open', hits: 1, resetsAt: sql`now() + interval '1 minute'` },
  ])
  const userFields = { firstname: 'A', lastname: 'B', phoneNumber: '9876543210', passwordHash: '-' }
  const [teacher] = await site.db
    .insert(users)
    .values({ ...userFields, email: 'm@school.example' })
    .returning({ userId: users.id })
  const userId = teacher?.userId ?? ''
  await site.db.insert(trustedIpHashes).values([
    { userId, ipHash: 'old', expiresAt: sql`now() - interval '1 second'` },
    { userId, ipHash: 'young', expiresAt: sql`now() + interval '1 minute'` },
  ])
  await runChores()
  const ipRows = await site.db.select().from(trustedIpHashes)
  expect(ipRows.map(({ ipHash: address }) => address)).toEqual(['young'])
  expect((await site.db.select().from(contactMessages)).map(({ name }) => name)).toEqual(['young'])
  expect((await site.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['open'])
})

test('a failing chore does not stop the others', async () => {
  const completed: string[] = []
  const choresByName = Object.keys(CHORES).map((name): [string, () => Promise<void>] => [
    name,
    async () => {
      if (name !== 'erasure requests') throw new Error('broken')
      completed.push(name)
    },
  ])
  await runChores(Object.fromEntries(choresByName))
  expect(completed).toEqual(['erasure requests'])
})
