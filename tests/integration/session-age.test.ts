import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '@/db/schema'
import { findViewerBySession, purgeSessions, startSession } from '@/lib/auth/sessions'
import { openInProcessDatabase } from '../support/in-process'
import { embeddedSkipNote, isOnPostgres } from '../support/site'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

async function createTeacherId() {
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

async function createSession() {
  const newSession = await startSession(site.db, {
    userId: await createTeacherId(),
    passwordHash: '-',
  })
  if (!newSession) throw new Error('no session')
  return newSession
}

async function findViewer(id: string) {
  return findViewerBySession(id)
}

test('sessions last 7 days', async () => {
  const { id } = await createSession()
  expect(await findViewer(id)).not.toBeNull()
  const [row] = await site.db
    .select({ days: sql<number>`extract(epoch from ${sessions.expiresAt} - now()) / 86400` })
    .from(sessions)
    .where(eq(sessions.id, id))
  expect(Number(row?.days)).toBeCloseTo(7, 2)
  await site.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.id, id))
  expect(await findViewer(id)).toBeNull()
})

test('a session ends after 24 hours idle, and use extends it', async () => {
  const { id } = await createSession()
  const setLastSeen = (interval: string) =>
    site.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - ${interval}::interval` })
      .where(eq(sessions.id, id))
  await setLastSeen('23 hours 59 minutes')
  expect(await findViewer(id)).not.toBeNull()
  const [row] = await site.db.select().from(sessions).where(eq(sessions.id, id))
  expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000)
  await setLastSeen('24 hours 1 second')
  expect(await findViewer(id)).toBeNull()
})

test('purges expired sessions and keeps valid ones', async () => {
  const [expiredSession, activeSession] = [await createSession(), await createSession()]
  await site.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, expiredSession.id))
  await purgeSessions(site.db)
  const remainingIds = (await site.db.select({ id: sessions.id }).from(sessions)).map(
    ({ id }) => id,
  )
  expect(remainingIds).toContain(activeSession.id)
  expect(remainingIds).not.toContain(expiredSession.id)
})

test('a changed password starts no session', async () => {
  const userId = await createTeacherId()
  expect(await startSession(site.db, { userId, passwordHash: 'older' })).toBeNull()
})

test.runIf(isOnPostgres)(
  `a login waits for a concurrent password change and then gets no session${embeddedSkipNote}`,
  async () => {
    const userId = await createTeacherId()
    let pendingLogin: Promise<unknown> = Promise.resolve('not asked')
    await site.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'newer' }).where(eq(users.id, userId))
      pendingLogin = startSession(site.db, { userId, passwordHash: '-' })
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(await pendingLogin).toBeNull()
  },
)
