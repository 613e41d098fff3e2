import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { awaitSharedKeys } from '@/base/settings/shared-keys'
import { siteKeys } from '@/db/schema'
import { loadSharedKeys } from '@/lib/housekeeping/shared-keys'
import { openInProcessDatabase } from '../support/in-process'

const [FIRST, OTHER] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64url'))

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  // The keys are shared on PostgreSQL; the database itself is open already.
  vi.stubEnv('DATABASE_URL', process.env.DATABASE_URL ?? 'postgres://uns@127.0.0.1/uns')
})
afterAll(() => site?.close())
afterEach(() => site.db.delete(siteKeys))

/** An instance on another machine: same database and settings, its own process and folder. */
async function startHost(env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({
    BADGE_KEY: '',
    AUTH_SECRET: 'a'.repeat(40),
    ...env,
  }))
    vi.stubEnv(name, value)
  for (const name of ['settings', 'shared keys']) resetProcessSingleton(name)
  await loadSharedKeys()
  return { badge: settings().badgeKey(), push: settings().push.privateKey() }
}

test('the second host signs with the keys of the first one', async () => {
  const first = await startHost({ BADGE_KEY: FIRST ?? '' })
  expect(first.badge).toBe(FIRST)
  expect(await startHost()).toEqual(first)
  const [row] = await site.db.select().from(siteKeys)
  expect(row?.encryptedKey).not.toContain(FIRST)
})

test('a host with another key in its settings does not start', async () => {
  await startHost({ BADGE_KEY: FIRST ?? '' })
  await expect(startHost({ BADGE_KEY: OTHER ?? '' })).rejects.toThrow(
    'BADGE_KEY is not the key that this site uses',
  )
})

test('a host with another AUTH_SECRET does not start', async () => {
  await startHost()
  await expect(startHost({ AUTH_SECRET: 'b'.repeat(40) })).rejects.toThrow(
    'was encrypted with another AUTH_SECRET',
  )
  await startHost({ AUTH_SECRET: 'b'.repeat(40), AUTH_SECRET_PREVIOUS: 'a'.repeat(40) })
})

test('until the database answers, a host signs with no key of its own', async () => {
  await startHost()
  awaitSharedKeys()
  expect(() => settings().badgeKey()).toThrow('not loaded yet')
})
