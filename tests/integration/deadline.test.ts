import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withinDeadline } from '@/base/deadline'
import { isDatabaseAway } from '@/db/errors'
import { contacts } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { embeddedSkip, onPostgres } from '../support/site'

/** The database ends a statement after four seconds. */
const STATEMENT_MS = 4_000
const BELLS = { first: 800, second: 6_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.runIf(onPostgres)(`when a request's time is up${embeddedSkip}`, () => {
  let site: Awaited<ReturnType<typeof inProcess>>
  let admin: postgres.Sql
  beforeAll(async () => {
    site = await inProcess()
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
  const write = async (name: string) => {
    await site.db.insert(contacts).values(message(name))
  }
  const writeTogether = async (name: string) => {
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.insert(contacts).values(message(name))
    })
  }
  const stored = async (name: string) =>
    (await site.db.select({ id: contacts.id }).from(contacts).where(eq(contacts.name, name))).length

  /** Holds the table, and lets it go when the work is done. */
  const whileLocked = (work: () => Promise<void>) =>
    admin.begin(async (tx) => {
      await tx`lock table contacts in access exclusive mode`
      await work()
    })

  test.each([
    ['a statement', write],
    ['a transaction', writeTogether],
  ])('%s at a locked table is given up, and nothing of it is stored later', async (_, act) => {
    const name = randomUUID()
    await whileLocked(async () => {
      const startedAt = Date.now()
      const error = await withinDeadline(() => act(name), BELLS).catch((why) => why)
      expect(isDatabaseAway(error)).toBe(true)
      expect(Date.now() - startedAt).toBeLessThan(STATEMENT_MS + 900)
    })
    await pause(300)
    expect(await stored(name)).toBe(0)
  })

  test('a whole crowd at a locked table hears it in time, those without a seat too', async () => {
    const name = randomUUID()
    await whileLocked(async () => {
      const startedAt = Date.now()
      const crowd = Array.from({ length: 60 }, (_, at) =>
        withinDeadline(() => (at % 2 ? write : writeTogether)(name), BELLS),
      )
      const ends = await Promise.allSettled(crowd)
      expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([])
      expect(Date.now() - startedAt).toBeLessThan(STATEMENT_MS + 1_500)
    })
    await pause(300)
    expect(await stored(name)).toBe(0)
    await write(name)
    expect(await stored(name)).toBe(1)
  })

  test('one step after the other counts together', async () => {
    const startedAt = Date.now()
    const steps = withinDeadline(async () => {
      for (let step = 0; step < 10; step += 1) await site.db.execute(sql`select pg_sleep(0.3)`)
    }, BELLS)
    await expect(steps).rejects.toSatisfy(isDatabaseAway)
    expect(Date.now() - startedAt).toBeLessThan(BELLS.first + 900)
  })

  test('a transaction is made lasting while its person can still hear of it, and not later', async () => {
    const [soon, late] = [randomUUID(), randomUUID()]
    const writeAndDwell = (name: string, ms: number) =>
      withinDeadline(
        () =>
          site.db.transaction(async (tx) => {
            await tx.insert(contacts).values(message(name))
            await pause(ms)
          }),
        { first: 300, second: 1_800 },
      )
    await writeAndDwell(soon, 400)
    await expect(writeAndDwell(late, 900)).rejects.toSatisfy(isDatabaseAway)
    expect([await stored(soon), await stored(late)]).toEqual([1, 0])
  })

  test('nothing more begins, and who has no deadline is served as ever', async () => {
    const name = randomUUID()
    await withinDeadline(async () => {
      await pause(BELLS.first + 50)
      await expect(write(name)).rejects.toSatisfy(isDatabaseAway)
      await expect(writeTogether(name)).rejects.toSatisfy(isDatabaseAway)
    }, BELLS)
    expect(await stored(name)).toBe(0)
  })

  test('a connection that does not open is not waited for any longer', async () => {
    const { openPool } = await import('@/db/postgres')
    const mute = createServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    const faults: string[] = []
    const pool = openPool(`postgres://a@127.0.0.1:${port}/a`, (fault) => faults.push(fault))
    const startedAt = Date.now()
    const asking = withinDeadline(async () => pool.db.execute(sql`select 1`), BELLS)
    await expect(asking).rejects.toSatisfy(isDatabaseAway)
    expect(Date.now() - startedAt).toBeLessThan(BELLS.first + 500)
    expect(faults).toEqual(['lost'])
    await pool.close(0)
    mute.close()
  })
})
