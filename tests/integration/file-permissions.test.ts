// @module-tag night
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTeacher, register } from '../support/api-user'
import { isOnPostgres, postgresSkipNote, startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'

// Each test creates or updates a whole database.
const umaskBefore = process.umask()
beforeAll(() => {
  process.umask(0o022)
})
afterAll(() => {
  process.umask(umaskBefore)
})

const listAll = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
]

const listExposed = (folder: string) =>
  listAll(folder).flatMap((file) => {
    // A site at work removes files: each email is written beside its place first.
    const stat = lstatSync(file, { throwIfNoEntry: false })
    const mode = (stat?.mode ?? 0) & 0o777
    const isPrivate = !stat || mode === (stat.isDirectory() ? 0o700 : 0o600)
    return isPrivate ? [] : [`${path.relative(folder, file)} ${mode.toString(8)}`]
  })

async function runSiteAndListExposed(database: Awaited<ReturnType<typeof newTestDatabase>>) {
  const site = await startSite({ database, env: { AUTH_SECRET: '', NODE_ENV: 'development' } })
  await register(site, newTeacher())
  await expect.poll(() => site.mails().length).toBeGreaterThan(0)
  const exposed = listExposed(site.dataDir)
  await site.stop()
  return exposed
}

const onEmbedded = test.skipIf(isOnPostgres)

onEmbedded(
  `with umask 022, database, outbox, secrets and lock are owner-only${postgresSkipNote}`,
  async () => {
    const database = await newTestDatabase({ isEmpty: true })
    expect(await runSiteAndListExposed(database)).toEqual([])
    await database.drop()
  },
)

onEmbedded(`the start makes existing readable files owner-only${postgresSkipNote}`, async () => {
  const database = await newTestDatabase()
  const folder = database.env.DATA_DIR ?? ''
  mkdirSync(path.join(folder, 'outbox'), { recursive: true })
  writeFileSync(path.join(folder, 'outbox', 'old.json'), '{}')
  for (const file of listAll(folder)) chmodSync(file, lstatSync(file).isDirectory() ? 0o777 : 0o666)
  expect(await runSiteAndListExposed(database)).toEqual([])
  await database.drop()
})
