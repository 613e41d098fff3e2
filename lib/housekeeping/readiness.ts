import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createUnavailableError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { siteVersions } from '@/db/schema'

/** Whether this instance can store what users send it: a full disk answers queries, but no writes. */

const PROBE_BYTES = 64 * 1024
/** Monitors and supervisors ask often; one answer serves them all for a second. */
const REUSE_MS = 1_000

const lastCheck = getProcessSingleton<{ result?: Promise<void>; at: number }>('readiness', () => ({
  at: 0,
}))

export function requireWritable(): Promise<void> {
  if (lastCheck.result && Date.now() - lastCheck.at < REUSE_MS) return lastCheck.result
  const result = writeEverywhere()
  Object.assign(lastCheck, { result, at: Date.now() })
  return result
}

async function writeEverywhere() {
  const { files, dataDir, onVercel } = settings()
  await writeRow()
  if (onVercel) return
  await writeProbe(dataDir)
  if (files.kind === 'folder') await writeProbe(files.dir)
}

async function writeRow() {
  const db = await database()
  await db
    .insert(siteVersions)
    .values({ name: 'ready', version: 1 })
    .onConflictDoUpdate({ target: siteVersions.name, set: { changedAt: sql`now()` } })
}

async function writeProbe(folder: string) {
  const file = path.join(/* turbopackIgnore: true */ folder, `.ready-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
    await rm(file)
  } catch (error) {
    await rm(file, { force: true }).catch(() => {
      // The folder is gone, which the error below says.
    })
    throw createUnavailableError(`cannot write to ${folder}`, error)
  }
}
