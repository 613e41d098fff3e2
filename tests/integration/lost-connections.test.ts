import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { database } from '@/db/client'
import { openPool } from '@/db/connection'
import { createDeferred } from '@/db/connection/connection-queue'
import { isDatabaseUnavailable } from '@/db/errors'
import { contactMessages } from '@/db/schema'
import { logIn, logInNewTeacher } from '../support/api-user'
import { startDatabaseProxy } from '../support/database-proxy'
import { openInProcessDatabase } from '../support/in-process'
import { embeddedSkipNote, isOnPostgres, startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In a transaction that waits, which the database would end after ten seconds. */
async function holdConnection({ db }: ReturnType<typeof openPool>) {
  const [held, released] = [createDeferred(), createDeferred()]
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    held.resolve()
    await released.ready
  })
  await held.ready
  return async () => {
    released.resolve()
    await transaction
  }
}

describe.runIf(isOnPostgres)(`backends killed inside a transaction${embeddedSkipNote}`, () => {
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

  const killBackends = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`

  const message = (name: string) => ({
    name,
    email: 'a@b.in',
    subject: 'Hi',
    message: 'Ten letters.',
  })

  async function runKilledTransaction(
    name: string,
    killTime: 'between statements' | 'during a statement',
  ) {
    const db = await database()
    await db.transaction(async (tx) => {
      await tx.insert(contactMessages).values(message(name))
      if (killTime === 'during a statement') {
        setTimeout(() => killBackends().execute(), 50)
        await tx.execute(sql`select pg_sleep(3)`)
      } else {
        await killBackends()
        await pause(50)
      }
      await tx.insert(contactMessages).values(message(name))
    })
  }

  test.each(['between statements', 'during a statement'] as const)(
    'killed %s, more often than the pool has slots: each next query succeeds and no partial transaction is stored',
    async (killTime) => {
      const name = randomUUID()
      for (let round = 0; round < 25; round += 1) {
        await expect(runKilledTransaction(name, killTime)).rejects.toThrow()
        await (await database()).execute(sql`select 1`)
      }
      const db = await database()
      expect(await db.select().from(contactMessages).where(eq(contactMessages.name, name))).toEqual(
        [],
      )
    },
  )
})

test.runIf(isOnPostgres)(
  `a process that is busy while its connections open keeps them${embeddedSkipNote}`,
  async () => {
    const { env, drop } = await newTestDatabase()
    let connectionCount = 0
    const proxy = await startDatabaseProxy(env.DATABASE_URL ?? '', () => {
      connectionCount += 1
      const end = performance.now() + 5_000
      while (connectionCount === 3 && performance.now() < end);
    })
    const faults: string[] = []
    const pool = openPool(proxy.url, (fault) => faults.push(fault))
    const ask = () => Promise.all([1, 2, 3].map(() => pool.db.execute(sql`select 1`)))
    await ask()
    await ask()
    expect(faults).toEqual([])
    await pool.close()
    await proxy.hangUp()
    await drop()
  },
)

test.runIf(isOnPostgres)(
  `a server that became read-only is replaced with the next query${embeddedSkipNote}`,
  async () => {
    const site = await openInProcessDatabase()
    const name = new URL(site.env.DATABASE_URL ?? '').pathname.slice(1)
    const insertMessage = async () =>
      (await database())
        .insert(contactMessages)
        .values({ name, email: 'a@b.in', subject: '', message: '' })
    const admin = postgres(site.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    // Existing connections would continue to write.
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'uns' and datname = current_database()`
    await pause(200)
    await expect(insertMessage()).rejects.toThrow()
    const databaseBefore = await database()
    // Another server is the primary now. Open connections keep their first default.
    await admin.unsafe(`alter database ${name} set default_transaction_read_only = off`)
    await insertMessage()
    expect(await database()).toBe(databaseBefore)
    expect(await admin`select 1 from contact_messages where name = ${name}`).toHaveLength(1)
    await admin.end()
    await site.close()
  },
)

test.runIf(isOnPostgres)(
  `replaces an unresponsive pool within 10 s${embeddedSkipNote}`,
  async () => {
    const databaseProxy = await startDatabaseProxy(process.env.TEST_DATABASE_URL ?? '')
    const faults: string[] = []
    const pool = openPool(databaseProxy.url, (fault) => {
      faults.push(fault)
      void pool.close(0)
    })
    await pool.db.execute(sql`select 1`)
    databaseProxy.fallSilent()
    const startedAt = Date.now()
    await expect(pool.db.execute(sql`select 1`)).rejects.toThrow()
    expect(faults[0]).toBe('silent')
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    await databaseProxy.hangUp()
  },
)

test.runIf(isOnPostgres)(
  `a new connection sends no query of its own, whose failure nobody awaits${embeddedSkipNote}`,
  async () => {
    const databaseProxy = await startDatabaseProxy(process.env.TEST_DATABASE_URL ?? '')
    const { db, close } = openPool(databaseProxy.url, () => {}, { size: 1 })
    await db.execute(sql`select 'the only one'`)
    expect(databaseProxy.readSent().match(/select /g)).toEqual(['select '])
    await close()
    await databaseProxy.hangUp()
  },
)

describe.runIf(isOnPostgres)(`a query that fails after some rows${embeddedSkipNote}`, () => {
  test.each([
    ['an error in a row', sql`select 10 / (51 - i) from generate_series(1, 60) i`],
    [
      'statement_timeout',
      sql`select case when i > 50 then pg_sleep(5) end from generate_series(1, 60) i`,
    ],
  ])('(%s) adds nothing to the next result of its connection', async (_, failingQuery) => {
    const { db, close } = openPool(process.env.TEST_DATABASE_URL ?? '', () => {}, { size: 1 })
    await db.execute(sql`create temporary table names (name text)`)
    await db.execute(sql`set statement_timeout = 300`)
    const failFirst = async <T>(query: () => Promise<T>) => {
      await expect(db.execute(failingQuery)).rejects.toThrow()
      return query()
    }
    const selectOne = (client: Pick<typeof db, 'select'>) =>
      client.select({ one: sql`1` }).from(sql`(values (1)) as v`)
    expect(await failFirst(async () => selectOne(db))).toEqual([{ one: 1 }])
    expect(await failFirst(() => db.transaction(selectOne))).toEqual([{ one: 1 }])
    const [row] = await failFirst(async () =>
      db.execute(sql`insert into names values ('Meena') returning name`),
    )
    expect(row).toEqual({ name: 'Meena' })
    const rows = await failFirst(async () => db.execute(sql`select generate_series(1, 3) as i`))
    expect([rows.count, rows.length, rows.at(0)]).toEqual([3, 3, { i: 1 }])
    expect(await failFirst(async () => db.execute(sql`select 1 where false`))).toHaveLength(0)
    await close()
  })
})

test.runIf(isOnPostgres)(
  `a blocked event loop does not count as an unresponsive database${embeddedSkipNote}`,
  async () => {
    const faults: string[] = []
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', (fault) => faults.push(fault))
    await pool.db.execute(sql`select 1`)
    const pendingResult = pool.db.execute(sql`select 1 as one`)
    await pause(0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 9_000)
    expect(await pendingResult).toMatchObject([{ one: 1 }])
    expect(faults).toEqual([])
    await pool.close()
  },
)

test.runIf(isOnPostgres)(
  `rejects a query while all connection slots are taken${embeddedSkipNote}`,
  async () => {
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', () => {}, { size: 2 })
    const releases = [await holdConnection(pool), await holdConnection(pool)]
    let enteredCount = 0
    const waitingQueries = [
      pool.db.execute(sql`select 1`),
      pool.db.transaction(async () => {
        enteredCount += 1
      }),
    ]
    const outcomes = await Promise.allSettled(waitingQueries)
    for (const outcome of outcomes)
      expect(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)).toBe(true)
    await Promise.all(releases.map((release) => release()))
    await pause(500)
    expect(enteredCount).toBe(0)
    await pool.close()
  },
)

test.runIf(isOnPostgres)(
  `the site recovers after every backend was killed under load${embeddedSkipNote}`,
  async () => {
    const database = await newTestDatabase()
    const site = await startSite({ database })
    const { teacher } = await logInNewTeacher(site)
    const admin = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
    const logins = Array.from({ length: 40 }, () => logIn(site, teacher))
    await pause(150)
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uns' and datname = current_database()`
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    expect((await logIn(site, teacher)).status).toBe(200)
    await admin.end()
    await site.stop()
    await database.drop()
  },
)

test.runIf(isOnPostgres)(
  `each query gets its own result when queued queries are cancelled${embeddedSkipNote}`,
  async () => {
    const pool = openPool(process.env.TEST_DATABASE_URL ?? '', () => {}, { size: 1 })
    const selectText = async (text: string) => pool.db.execute(sql`select ${text}::text as word`)
    await selectText('warm')
    const release = await holdConnection(pool)
    const earlyQueries = Promise.allSettled(['one', 'two', 'three'].map(selectText))
    await pause(1_500)
    const lateQueries = Promise.allSettled(['four', 'five', 'six'].map(selectText))
    const earlyOutcomes = await earlyQueries
    await release()
    const outcomes = [...earlyOutcomes, ...(await lateQueries)]
    const results = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : 'refused',
    )
    const expectedResults = ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => [
      { word: text },
    ])
    results.forEach((result, index) => {
      if (result !== 'refused') expect(result).toEqual(expectedResults[index])
    })
    expect(results.slice(0, 3)).toEqual(['refused', 'refused', 'refused'])
    await pool.close()
  },
)
