import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contacts, loginAddresses, rateLimits, users } from '@/db/schema'
import { inProcess } from '../support/in-process'

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess()
})
afterAll(() => site?.close())

test('what has had its time is purged: counters past their window, addresses of old logins, contact messages after a year', async () => {
  const { purge } = await import('@/lib/housekeeping')
  const letter = { email: 'm@school.example', subject: 'Books', message: 'Which are free?' }
  await site.db.insert(contacts).values([
    { ...letter, name: 'old', createdAt: sql`now() - interval '1 year 1 day'` },
    { ...letter, name: 'young', createdAt: sql`now() - interval '364 days'` },
  ])
  await site.db.insert(rateLimits).values([
    { key: 'over', hits: 1, resetsAt: sql`now() - interval '1 second'` },
    { key: 'open', hits: 1, resetsAt: sql`now() + interval '1 minute'` },
  ])
  const name = { firstname: 'A', lastname: 'B', phoneNumber: '9876543210', passwordHash: '-' }
  const [teacher] = await site.db
    .insert(users)
    .values({ ...name, email: 'm@school.example' })
    .returning({ userId: users.id })
  const userId = teacher?.userId ?? ''
  await site.db.insert(loginAddresses).values([
    { userId, address: 'old', expiresAt: sql`now() - interval '1 second'` },
    { userId, address: 'young', expiresAt: sql`now() + interval '1 minute'` },
  ])
  await purge()
  const places = await site.db.select().from(loginAddresses)
  expect(places.map(({ address }) => address)).toEqual(['young'])
  expect((await site.db.select().from(contacts)).map(({ name }) => name)).toEqual(['young'])
  expect((await site.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['open'])
})

test('a chore that fails keeps none of those behind it from their turn', async () => {
  const { CHORES, purge } = await import('@/lib/housekeeping')
  const done: string[] = []
  const told = Object.keys(CHORES).map((name): [string, () => Promise<void>] => [
    name,
    async () => {
      if (name !== 'erasures') throw new Error('broken')
      done.push(name)
    },
  ])
  await purge(Object.fromEntries(told))
  expect(done).toEqual(['erasures'])
})
