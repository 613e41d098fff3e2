import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contacts } from '@/db/schema'
import { freshDatabase } from '../support/database'
import { inProcess } from '../support/in-process'
import { lineTo } from '../support/line'
import { loggedInTeacher, logIn } from '../support/person'
import { embeddedSkip, onPostgres, startSite } from '../support/site'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.runIf(onPostgres)(`backends killed inside a transaction${embeddedSkip}`, () => {
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

  const kill = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`

  const message = (name: string) => ({
    name,
    email: 'a@b.in',
    subject: 'Hi',
    message: 'Ten letters.',
  })

  async function deadTransaction(name: string, how: 'between statements' | 'during a statement') {
    const { database } = await import('@/db/client')
    const db = await database()
    await db.transaction(async (tx) => {
      await tx.insert(contacts).values(message(name))
      if (how === 'during a statement') {
        setTimeout(() => kill().execute(), 50)
        await tx.execute(sql`select pg_sleep(3)`)
      } else {
        await kill()
        await pause(50)
      }
      await tx.insert(contacts).values(message(name))
    })
  }

  test.each(['between statements', 'during a statement'] as const)(
    'killed %s, more often than the pool has seats: each next query succeeds and nothing half-done is stored',
    async (how) => {
      const { database } = await import('@/db/client')
      const name = randomUUID()
      for (let round = 0; round < 25; round += 1) {
        await expect(deadTransaction(name, how)).rejects.toThrow()
        await (await database()).execute(sql`select 1`)
      }
      const db = await database()
      expect(await db.select().from(contacts).where(eq(contacts.name, name))).toEqual([])
    },
  )
})

test.runIf(onPostgres)(
  `whose server takes no writes any more asks for another one with the next query${embeddedSkip}`,
  async () => {
    const site = await inProcess()
    const { database } = await import('@/db/client')
    const name = new URL(site.env.DATABASE_URL ?? '').pathname.slice(1)
    const write = async () =>
      (await database())
        .insert(contacts)
        .values({ name, email: 'a@b.in', subject: '', message: '' })
    const admin = postgres(site.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    // Whoever is connected already would go on writing.
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'uns' and datname = current_database()`
    await pause(200)
    await expect(write()).rejects.toThrow()
    const held = await database()
    // Another one is the primary now; who is still connected keeps what it was told at first.
    await admin.unsafe(`alter database ${name} set default_transaction_read_only = off`)
    await write()
    expect(await database()).toBe(held)
    expect(await admin`select 1 from contacts where name = ${name}`).toHaveLength(1)
    await admin.end()
    await site.close()
  },
)

test.runIf(onPostgres)(
  `a pool that falls silent is replaced within 10 s${embeddedSkip}`,
  async () => {
    const line = await lineTo(process.env.TEST_DATABASE_URL ?? '')
    const { openPool } = await import('@/db/postgres')
    const faults: string[] = []
    const pool = openPool(line.url, (fault) => {
      faults.push(fault)
      void pool.close(0)
    })
    await pool.db.execute(sql`select 1`)
    line.fallSilent()
    const startedAt = Date.now()
    await expect(pool.db.execute(sql`select 1`)).rejects.toThrow()
    expect(faults[0]).toBe('silent')
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    await line.hangUp()
  },
)

test.runIf(onPostgres)(
  `a process that could not listen does not take the database for silent${embeddedSkip}`,
  async () => {
    const { openPool } = await import('@/db/postgres')
    const faults: string[] = []
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', (fault) => faults.push(fault))
    await pool.db.execute(sql`select 1`)
    const answer = pool.db.execute(sql`select 1 as one`)
    await pause(0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 9_000)
    expect(await answer).toMatchObject([{ one: 1 }])
    expect(faults).toEqual([])
    await pool.close()
  },
)

test.runIf(onPostgres)(
  `who waits for a seat while others sit on all of them is refused within 6 s${embeddedSkip}`,
  async () => {
    const { openPool } = await import('@/db/postgres')
    const { isDatabaseAway } = await import('@/db/errors')
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', () => {}, { size: 2 })
    const sit = () => pool.db.transaction((tx) => tx.execute(sql`select pg_sleep(3.9)`))
    const sitting = Promise.all([sit(), sit()])
    await pause(200)
    let entered = 0
    const startedAt = Date.now()
    const waiting = [
      pool.db.execute(sql`select 1`),
      pool.db.transaction(async () => {
        entered += 1
      }),
    ]
    const ends = await Promise.allSettled(waiting)
    for (const end of ends)
      expect(end.status === 'rejected' && isDatabaseAway(end.reason)).toBe(true)
    expect(Date.now() - startedAt).toBeLessThan(6_000)
    await sitting
    await pause(500)
    expect(entered).toBe(0)
    await pool.close()
  },
)

test.runIf(onPostgres)(
  `the site answers again after every backend was killed under load${embeddedSkip}`,
  async () => {
    const database = await freshDatabase()
    const site = await startSite({ database })
    const { teacher } = await loggedInTeacher(site)
    const admin = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
    const load = Array.from({ length: 40 }, () => logIn(site, teacher))
    await pause(150)
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
    const statuses = (await Promise.all(load)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    expect((await logIn(site, teacher)).status).toBe(200)
    await admin.end()
    await site.stop()
    await database.drop()
  },
)

test.runIf(onPostgres)(
  `an answer goes to who asked, whoever steps out of the line before${embeddedSkip}`,
  async () => {
    const { openPool } = await import('@/db/postgres')
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', () => {}, { size: 1 })
    const sleep = async (seconds: number) => pool.db.execute(sql`select pg_sleep(${seconds})`)
    const echo = async (word: string) => pool.db.execute(sql`select ${word}::text as word`)
    await sleep(0)
    await echo('warm')
    const sitting = sleep(3.9)
    await pause(100)
    const early = ['one', 'two', 'three'].map(echo)
    await pause(1_500)
    const late = ['four', 'five', 'six'].map(echo)
    const ends = await Promise.allSettled([...early, ...late])
    await sitting
    const heard = ends.map((end) => (end.status === 'fulfilled' ? end.value : 'refused'))
    const right = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => [{ word }])
    heard.forEach((answer, at) => {
      if (answer !== 'refused') expect(answer).toEqual(right[at])
    })
    expect(heard.slice(0, 3)).toEqual(['refused', 'refused', 'refused'])
    await pool.close()
  },
)
