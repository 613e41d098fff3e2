import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openInProcessDatabase } from '@/tests/support/in-process'
import { forgetProcessState } from '@/tests/support/process-state'
import { newTestDatabase, type TestDatabase } from '@/tests/support/test-database'

/** The site's modules behind a pooler in transaction mode. */

let testDatabase: TestDatabase | undefined
afterEach(async () => {
  const { closeDatabase } = await import('@/db/client')
  await closeDatabase()
  vi.unstubAllEnvs()
  await testDatabase?.drop()
  testDatabase = undefined
})

async function openEmptyDatabase(overrides: Record<string, string> = {}) {
  testDatabase = await newTestDatabase({ isEmpty: true })
  for (const [name, value] of Object.entries({
    ...testDatabase.env,
    LOG_LEVEL: 'silent',
    ...overrides,
  }))
    vi.stubEnv(name, value)
  forgetProcessState()
  const [{ migrate }, { database }, { log }] = await Promise.all([
    import('@/db/migrate'),
    import('@/db/client'),
    import('@/base/log'),
  ])
  const warnSpy = vi.spyOn(log(), 'warn')
  return { migrate, database, results: warnSpy, direct: testDatabase.env.DIRECT_DATABASE_URL ?? '' }
}

const countMigrations = async (url: string) => {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  const [row] = await admin`select count(*)::int as count from drizzle.__drizzle_migrations`
  await admin.end()
  return row?.count as number
}

describe('migrations', () => {
  test('five at once through the pooler leave one current database', async () => {
    const { migrate, direct } = await openEmptyDatabase({ DIRECT_DATABASE_URL: '' })
    await Promise.all(Array.from({ length: 5 }, () => migrate()))
    const { readMigrationFiles } = await import('drizzle-orm/migrator')
    expect(await countMigrations(direct)).toBe(
      readMigrationFiles({ migrationsFolder: 'db/migrations' }).length,
    )
  })

  test('a migration that waits too long for the lock fails with a message', async () => {
    const { migrate, direct } = await openEmptyDatabase()
    const otherConnection = postgres(direct, { max: 1, onnotice: () => {} })
    await otherConnection`select pg_advisory_lock(${0x756e73})`
    await expect(migrate({ lockTimeoutS: 1 })).rejects.toThrow(
      'The migration waited 1 seconds for a lock',
    )
    await otherConnection`select pg_advisory_unlock(${0x756e73})`
    await migrate({ lockTimeoutS: 1 })
    await otherConnection.end()
  })
})

describe('statements', () => {
  test('fifty concurrent transactions on three connections repeat a query without prepared statements', async () => {
    const site = await openInProcessDatabase()
    // The driver retries a forgotten statement, but inside a transaction it is too late for that.
    const runTransaction = (n: number) =>
      site.db.transaction(async (tx) => {
        for (let round = 0; round < 5; round += 1)
          expect(await tx.execute(sql`select ${n}::int as n`)).toEqual([{ n }])
      })
    await Promise.all(Array.from({ length: 50 }, (_, n) => runTransaction(n)))
    await site.close()
  })

  test('a long statement is ended by the role’s statement timeout', async () => {
    const site = await openInProcessDatabase()
    const startedAt = Date.now()
    await expect(site.db.execute(sql`select pg_sleep(8)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    expect(Date.now() - startedAt).toBeLessThan(7_000)
    await site.close()
  })

  test('without a timeout on the role, the log says what to do', async () => {
    const {
      migrate,
      database,
      results: warnSpy,
    } = await openEmptyDatabase({ DIRECT_DATABASE_URL: '' })
    await migrate()
    await database()
    expect(warnSpy).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'database.statement-timeout-missing' }),
      expect.stringContaining('DIRECT_DATABASE_URL'),
    )
  })
})

test('the database itself is not detected as a pooler', async () => {
  const { migrate, direct } = await openEmptyDatabase()
  await migrate()
  const { hasPooler } = await import('@/db/connection')
  expect(await hasPooler(direct)).toBe(false)
})
