// @module-tag ci
// @module-tag embedded
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { selectRows } from '@/db/rows'
import { findPostgresPrograms } from '@/scripts/debian'
import { openStoredDatabase } from '../support/in-process'
import { createPostgresServer, postgresUrl } from '../support/postgres-server'
import { runProgramInProcess } from '../support/run-program'
import { hasPostgresServer } from '../support/test-database'
import { newUserWithAllData } from '../support/user-with-all-data'

const SECRET = 'a secret that only the tests know, long enough'
const FILE_ID = 'ab'.padEnd(64, '0')

let site: Awaited<ReturnType<typeof openStoredDatabase>>
let server: Awaited<ReturnType<typeof createPostgresServer>>
let target: string
const load = () => import('@/scripts/copy-to-postgres')
beforeAll(async () => {
  target = mkdtempSync(path.join(os.tmpdir(), 'uns-target-'))
  site = await openStoredDatabase()
  server = await createPostgresServer()
})
afterAll(async () => {
  await site?.close()
  server?.takeDown()
  rmSync(target, { recursive: true, force: true })
})

const isPossible = !hasPostgresServer && findPostgresPrograms() !== undefined

test.runIf(isPossible)(
  'a trial becomes a site on PostgreSQL, with every row, upload and key',
  async () => {
    const source = site.env.DATA_DIR ?? ''
    await newUserWithAllData(site.db)
    const [before] = await selectRows(site.db, sql`select count(*)::int as users from users`)
    const upload = path.join(source, `files/files/ab/${FILE_ID}`)
    mkdirSync(path.dirname(upload), { recursive: true })
    writeFileSync(upload, 'an upload')
    writeFileSync(path.join(source, 'auth-secret'), `${SECRET}\n`)
    writeFileSync(path.join(source, 'badge-key'), `${Buffer.alloc(32, 7).toString('base64url')}\n`)
    await (await import('@/db/client')).closeDatabase()

    vi.stubEnv('DATABASE_URL', postgresUrl(server.server))
    vi.stubEnv('DATA_DIR', target)
    const run = await runProgramInProcess(load, [`from=${source}`])
    expect(run.output).toMatch(/^Copied \d+ rows of \d+ tables; counts and sums are equal\.$/m)
    expect(run.output).toContain('Copied 1 uploads, 9 bytes')
    expect(readFileSync(path.join(target, `files/files/ab/${FILE_ID}`), 'utf8')).toBe('an upload')

    vi.resetModules()
    const { closeDatabase, database } = await import('@/db/client')
    const db = await database()
    const [after] = await selectRows(db, sql`select count(*)::int as users from users`)
    expect(after).toEqual(before)
    // Those that protect documents and the log are on again.
    const disabledTriggers = await selectRows(
      db,
      sql`select tgname from pg_trigger where tgenabled = 'D'`,
    )
    expect(disabledTriggers).toEqual([])
    const { getSharedKey } = await import('@/base/settings/shared-keys')
    expect(getSharedKey('badge')).toBe(Buffer.alloc(32, 7).toString('base64url'))
    await closeDatabase()

    const again = await runProgramInProcess(load, [`from=${source}`])
    expect(again).toMatchObject({ status: 1 })
    expect(again.output).toMatch(/has \d+ users\. It must be empty/)
  },
)
