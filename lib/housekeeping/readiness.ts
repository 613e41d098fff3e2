import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createUnavailableError } from '@/base/errors'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { siteVersions } from '@/db/schema'

/** Whether this instance can store what users send it: a full disk answers queries, but no writes. */

const PROBE_BYTES = 64 * 1024
/** Monitors and supervisors ask often; one answer serves them all for a second. */
const REUSE_MS = 1_000

let lastCheck: { result: Promise<void>; at: number } | undefined

export function requireWritable(): Promise<void> {
  if (!lastCheck || Date.now() - lastCheck.at >= REUSE_MS)
    lastCheck = { result: writeEverywhere(), at: Date.now() }
  return lastCheck.result
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
