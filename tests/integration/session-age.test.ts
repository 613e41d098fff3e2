import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { embeddedSkip, onPostgres } from '../support/site'

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess()
})
afterAll(() => site?.close())

async function teacherId() {
  const [teacher] = await site.db
    .insert(users)
    .values({
      firstname: 'A',
      lastname: 'B',
      email: `${Math.random()}@x.in`,
      phoneNumber: '1',
      passwordHash: '-',
    })
    .returning({ id: users.id })
  return teacher?.id ?? ''
}

async function session() {
  const { startSession } = await import('@/lib/auth/sessions')
  const started = await startSession(site.db, { userId: await teacherId(), passwordHash: '-' })
  if (!started) throw new Error('no session')
  return started
}

async function viewer(id: string) {
  const { viewerOfSession } = await import('@/lib/auth/sessions')
  return viewerOfSession(id)
}

test('Sessions last 7 days', async () => {
  const { id } = await session()
  expect(await viewer(id)).not.toBeNull()
  const [row] = await site.db
    .select({ days: sql<number>`extract(epoch from ${sessions.expiresAt} - now()) / 86400` })
    .from(sessions)
    .where(eq(sessions.id, id))
  expect(Number(row?.days)).toBeCloseTo(7, 2)
  await site.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.id, id))
  expect(await viewer(id)).toBeNull()
})

test('24 hours idle end a session, and being used keeps it alive', async () => {
  const { id } = await session()
  const lastSeen = (ago: string) =>
    site.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - ${ago}::interval` })
      .where(eq(sessions.id, id))
  await lastSeen('23 hours 59 minutes')
  expect(await viewer(id)).not.toBeNull()
  const [row] = await site.db.select().from(sessions).where(eq(sessions.id, id))
  expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000)
  await lastSeen('24 hours 1 second')
  expect(await viewer(id)).toBeNull()
})

test('expired sessions are purged, living ones stay', async () => {
  const { purgeSessions } = await import('@/lib/auth/sessions')
  const [dead, alive] = [await session(), await session()]
  await site.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, dead.id))
  await purgeSessions(site.db)
  const left = (await site.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)
  expect(left).toContain(alive.id)
  expect(left).not.toContain(dead.id)
})

test('a password that is another one by now starts no session', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const userId = await teacherId()
  expect(await startSession(site.db, { userId, passwordHash: 'older' })).toBeNull()
})

test.runIf(onPostgres)(
  `a login waits for a change of password that is under way, and then gets no session${embeddedSkip}`,
  async () => {
    const { startSession } = await import('@/lib/auth/sessions')
    const userId = await teacherId()
    let login: Promise<unknown> = Promise.resolve('not asked')
    await site.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'newer' }).where(eq(users.id, userId))
      login = startSession(site.db, { userId, passwordHash: '-' })
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(await login).toBeNull()
  },
)
