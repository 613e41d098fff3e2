import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { inProcess } from '../support/in-process'

/** The site's own modules behind a pooler that lends its connections for one transaction each. */

let ours: FreshDatabase | undefined
afterEach(async () => {
  const { closeDatabase } = await import('@/db/client')
  await closeDatabase()
  vi.unstubAllEnvs()
  await ours?.drop()
  ours = undefined
})

/** A database that nobody has brought up to date, as the site finds it. */
async function empty(over: Record<string, string> = {}) {
  ours = await freshDatabase({ empty: true })
  for (const [name, value] of Object.entries({ ...ours.env, LOG_LEVEL: 'silent', ...over }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const [{ migrate }, { database }, { log }] = await Promise.all([
    import('@/db/migrate'),
    import('@/db/client'),
    import('@/base/log'),
  ])
  const told = vi.spyOn(log(), 'warn')
  return { migrate, database, told, direct: ours.env.DIRECT_DATABASE_URL ?? '' }
}

const tables = async (url: string) => {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  const [row] = await admin`select count(*)::int as count from drizzle.__drizzle_migrations`
  await admin.end()
  return row?.count as number
}

describe('migrations', () => {
  test('five at once through the pooler itself leave one database that is up to date', async () => {
    const { migrate, direct } = await empty({ DIRECT_DATABASE_URL: '' })
    await Promise.all(Array.from({ length: 5 }, () => migrate()))
    const { readMigrationFiles } = await import('drizzle-orm/migrator')
    expect(await tables(direct)).toBe(
      readMigrationFiles({ migrationsFolder: 'db/migrations' }).length,
    )
  })

  test('whoever finds the lock taken for too long is told so', async () => {
    const { migrate, direct } = await empty()
    const other = postgres(direct, { max: 1, onnotice: () => {} })
    await other`select pg_advisory_lock(${0x756e73})`
    await expect(migrate({ patienceS: 1 })).rejects.toThrow(
      'for 1 seconds another process has been at it',
    )
    await other`select pg_advisory_unlock(${0x756e73})`
    await migrate({ patienceS: 1 })
    await other.end()
  })
})

describe('statements', () => {
  test('fifty transactions at once on three connections ask the same again and again, unprepared', async () => {
    const site = await inProcess()
    // The driver asks anew what a connection has forgotten, but in a transaction it is too late for that.
    const ask = (n: number) =>
      site.db.transaction(async (tx) => {
        for (let time = 0; time < 5; time += 1)
          expect(await tx.execute(sql`select ${n}::int as n`)).toEqual([{ n }])
      })
    await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)))
    await site.close()
  })

  test('one that lasts too long is ended by the role’s own patience', async () => {
    const site = await inProcess()
    const begun = Date.now()
    await expect(site.db.execute(sql`select pg_sleep(8)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    expect(Date.now() - begun).toBeLessThan(7_000)
    await site.close()
  })

  test('where no role has any, the log says what to do', async () => {
    const { migrate, database, told } = await empty({ DIRECT_DATABASE_URL: '' })
    await migrate()
    await database()
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'database.no-patience' }),
      expect.stringContaining('DIRECT_DATABASE_URL'),
    )
  })
})

test('the database itself is not taken for a pooler', async () => {
  const { migrate, direct } = await empty()
  await migrate()
  const { hasPooler } = await import('@/db/pooler')
  expect(await hasPooler(direct)).toBe(false)
})
