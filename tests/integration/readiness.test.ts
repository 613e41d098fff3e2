// @module-tag once
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import { isDatabaseUnavailable } from '@/db/errors'
import { requireWritable } from '@/lib/housekeeping/readiness'
import { openInProcessDatabase } from '../support/in-process'

const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-uploads-'))

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => site.db.execute(sql`set default_transaction_read_only = off`))

/** The answer is kept for a second. */
function useUploadsFolder(filesDir: string) {
  vi.stubEnv('FILES_DIR', filesDir)
  for (const name of ['settings', 'readiness']) resetProcessSingleton(name)
}

test('an instance that can store everything is ready, and leaves nothing behind', async () => {
  useUploadsFolder(folder)
  await requireWritable()
  expect(readdirSync(folder)).toEqual([])
})

test('an instance whose uploads have no room is not ready', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  useUploadsFolder(path.join(folder, 'file/uploads'))
  await expect(requireWritable()).rejects.toMatchObject({ status: 503 })
})

test('a database that reads but does not write is not ready', async () => {
  useUploadsFolder(folder)
  await site.db.execute(sql`set default_transaction_read_only = on`)
  const error = await requireWritable().catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a database without room on its disk is not ready', () => {
  const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: diskFull }))).toBe(true)
})
