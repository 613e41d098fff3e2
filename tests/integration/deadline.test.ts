import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withDeadline } from '@/base/deadline'
import { openPool } from '@/db/connection'
import { isDatabaseUnavailable } from '@/db/errors'
import { contactMessages } from '@/db/schema'
import { openInProcessDatabase } from '../support/in-process'
import { embeddedSkipNote, isOnPostgres } from '../support/site'

/** The database aborts a statement after 4,000 ms, so long before the second. */
const TIMEOUTS_MS = { first: 800, second: 20_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The clock of deadlines moves only when the returned function is called. */
function holdDeadlineClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => void vi.advanceTimersByTime(ms)
}

describe.runIf(isOnPostgres)(`when a request's deadline has passed${embeddedSkipNote}`, () => {
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  let admin: postgres.Sql
  beforeAll(async () => {
    site = await openInProcessDatabase()
    admin = postgres(site.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  })
  afterAll(async () => {
    await admin?.end()
    await site?.close()
  })

  const message = (name: string) => ({
    name,
    email: 'a@b.in',
    subject: 'Hi',
    message: 'Ten letters.',
  })
  const insertMessage = async (name: string) => {
    await site.db.insert(contactMessages).values(message(name))
  }
  const insertInTransaction = async (name: string) => {
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.insert(contactMessages).values(message(name))
    })
  }
  const countStored = async (name: string) =>
    (
      await site.db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(eq(contactMessages.name, name))
    ).length

  const whileLocked = (callback: () => Promise<void>) =>
    admin.begin(async (tx) => {
      await tx`lock table contact_messages in access exclusive mode`
      await callback()
    })

  test.each([
    ['a statement', insertMessage],
    ['a transaction', insertInTransaction],
  ])('%s on a locked table is aborted, and nothing is stored later', async (_, insert) => {
    const name = randomUUID()
    await whileLocked(async () => {
      const timeouts = { ...TIMEOUTS_MS, first: 3_000 }
      const error = await withDeadline(() => insert(name), timeouts).catch((reason) => reason)
      expect(error.cause).toMatchObject({ message: expect.stringContaining('statement timeout') })
      expect(isDatabaseUnavailable(error)).toBe(true)
    })
    await pause(300)
    expect(await countStored(name)).toBe(0)
  })

  test('concurrent requests on a locked table fail in time, also without a connection slot', async () => {
    const name = randomUUID()
    await whileLocked(async () => {
      const requests = Array.from({ length: 60 }, (_, index) =>
        withDeadline(() => (index % 2 ? insertMessage : insertInTransaction)(name), TIMEOUTS_MS),
      )
      const outcomes = await Promise.allSettled(requests)
      // After the second timeout it would be another error.
      for (const outcome of outcomes)
        expect(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)).toBe(true)
    })
    await pause(300)
    expect(await countStored(name)).toBe(0)
    await insertMessage(name)
    expect(await countStored(name)).toBe(1)
  })

  test('consecutive queries share one deadline', async () => {
    const moveClock = holdDeadlineClock()
    let steps = 0
    const work = withDeadline(async () => {
      for (; steps < 10; steps += 1) {
        await site.db.execute(sql`select 1`)
        moveClock(300)
      }
    }, TIMEOUTS_MS)
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    expect(steps).toBe(3)
  })

  test('a transaction commits only while its response can still be sent', async () => {
    const [earlyName, lateName] = [randomUUID(), randomUUID()]
    const moveClock = holdDeadlineClock()
    const insertAndWait = (name: string, ms: number) =>
      withDeadline(
        () =>
          site.db.transaction(async (tx) => {
            await tx.insert(contactMessages).values(message(name))
            moveClock(ms)
          }),
        { first: 300, second: 1_800 },
      )
    await insertAndWait(earlyName, 799)
    await expect(insertAndWait(lateName, 801)).rejects.toSatisfy(isDatabaseUnavailable)
    expect([await countStored(earlyName), await countStored(lateName)]).toEqual([1, 0])
  })

  test('no query starts after the deadline, and code without a deadline is unaffected', async () => {
    const name = randomUUID()
    const moveClock = holdDeadlineClock()
    await withDeadline(async () => {
      moveClock(TIMEOUTS_MS.first)
      await expect(insertMessage(name)).rejects.toSatisfy(isDatabaseUnavailable)
      await expect(insertInTransaction(name)).rejects.toSatisfy(isDatabaseUnavailable)
    }, TIMEOUTS_MS)
    expect(await countStored(name)).toBe(0)
  })

  test('stops waiting for a connection that does not open', async () => {
    const silentServer = createServer()
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve))
    const { port } = silentServer.address() as AddressInfo
    const faults: string[] = []
    const pool = openPool(`postgres://a@127.0.0.1:${port}/a`, (fault) => faults.push(fault))
    const query = withDeadline(async () => pool.db.execute(sql`select 1`), TIMEOUTS_MS)
    // The limit for opening a connection would give another code.
    await expect(query).rejects.toMatchObject({ cause: { code: '57014' } })
    expect(faults).toEqual(['lost'])
    await pool.close(0)
    silentServer.close()
  })
})
