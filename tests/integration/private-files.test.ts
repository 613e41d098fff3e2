import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../support/database'
import { newTeacher, register } from '../support/person'
import { onPostgres, postgresSkip, startSite } from '../support/site'

// Each test makes or mends a whole database.
vi.setConfig({ testTimeout: 120_000 })

const before = process.umask()
beforeAll(() => {
  process.umask(0o022)
})
afterAll(() => {
  process.umask(before)
})

const allIn = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
]

const looseIn = (folder: string) =>
  allIn(folder)
    .map((file) => [file, lstatSync(file)] as const)
    .filter(([, stat]) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
    .map(([file, stat]) => `${path.relative(folder, file)} ${(stat.mode & 0o777).toString(8)}`)

async function useSite(database: Awaited<ReturnType<typeof freshDatabase>>) {
  const site = await startSite({ database, env: { AUTH_SECRET: '', NODE_ENV: 'development' } })
  await register(site, newTeacher())
  await expect.poll(() => site.mails().length).toBeGreaterThan(0)
  const loose = looseIn(site.dataDir)
  await site.stop()
  return loose
}

const onEmbedded = test.skipIf(onPostgres)

onEmbedded(
  `under umask 022 database, outbox, secrets and lock are their owner’s alone${postgresSkip}`,
  async () => {
    const database = await freshDatabase({ empty: true })
    expect(await useSite(database)).toEqual([])
    await database.drop()
  },
)

onEmbedded(`files that lie open from before are closed at the start${postgresSkip}`, async () => {
  const database = await freshDatabase()
  const folder = database.env.DATA_DIR ?? ''
  mkdirSync(path.join(folder, 'outbox'), { recursive: true })
  writeFileSync(path.join(folder, 'outbox', 'old.json'), '{}')
  for (const file of allIn(folder)) chmodSync(file, lstatSync(file).isDirectory() ? 0o777 : 0o666)
  expect(await useSite(database)).toEqual([])
  await database.drop()
})
