import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withDeadline } from '@/base/deadline'
import { openPool } from '@/db/connection'
import { isDatabaseUnavailable } from '@/db/errors'
import { contactMessages } from '@/db/schema'
import { openInProcessDatabase } from '../support/in-process'
import { embeddedSkipNote, isOnPostgres } from '../support/site'

/** The database's statement timeout. */
const STATEMENT_MS = 4_000
const TIMEOUTS_MS = { first: 800, second: 6_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
      const startedAt = Date.now()
      const error = await withDeadline(() => insert(name), TIMEOUTS_MS).catch((reason) => reason)
      expect(isDatabaseUnavailable(error)).toBe(true)
      expect(Date.now() - startedAt).toBeLessThan(STATEMENT_MS + 900)
    })
    await pause(300)
    expect(await countStored(name)).toBe(0)
  })

  test('concurrent requests on a locked table fail in time, also without a connection slot', async () => {
    const name = randomUUID()
    await whileLocked(async () => {
      const startedAt = Date.now()
      const requests = Array.from({ length: 60 }, (_, index) =>
        withDeadline(() => (index % 2 ? insertMessage : insertInTransaction)(name), TIMEOUTS_MS),
      )
      const outcomes = await Promise.allSettled(requests)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
      expect(Date.now() - startedAt).toBeLessThan(STATEMENT_MS + 1_500)
    })
    await pause(300)
    expect(await countStored(name)).toBe(0)
    await insertMessage(name)
    expect(await countStored(name)).toBe(1)
  })

  test('consecutive queries share one deadline', async () => {
    const startedAt = Date.now()
    const steps = withDeadline(async () => {
      for (let step = 0; step < 10; step += 1) await site.db.execute(sql`select pg_sleep(0.3)`)
    }, TIMEOUTS_MS)
    await expect(steps).rejects.toSatisfy(isDatabaseUnavailable)
    expect(Date.now() - startedAt).toBeLessThan(TIMEOUTS_MS.first + 900)
  })

  test('a transaction commits only while its response can still be sent', async () => {
    const [earlyName, lateName] = [randomUUID(), randomUUID()]
    const insertAndWait = (name: string, ms: number) =>
      withDeadline(
        () =>
          site.db.transaction(async (tx) => {
            await tx.insert(contactMessages).values(message(name))
            await pause(ms)
          }),
        { first: 300, second: 1_800 },
      )
    await insertAndWait(earlyName, 400)
    await expect(insertAndWait(lateName, 900)).rejects.toSatisfy(isDatabaseUnavailable)
    expect([await countStored(earlyName), await countStored(lateName)]).toEqual([1, 0])
  })

  test('no query starts after the deadline, and code without a deadline is unaffected', async () => {
    const name = randomUUID()
    await withDeadline(async () => {
      await pause(TIMEOUTS_MS.first + 50)
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
    const startedAt = Date.now()
    const query = withDeadline(async () => pool.db.execute(sql`select 1`), TIMEOUTS_MS)
    await expect(query).rejects.toSatisfy(isDatabaseUnavailable)
    expect(Date.now() - startedAt).toBeLessThan(TIMEOUTS_MS.first + 500)
    expect(faults).toEqual(['lost'])
    await pool.close(0)
    silentServer.close()
  })
})
