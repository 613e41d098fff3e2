import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, inArray, lt, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { processWide } from '@/base/process-wide'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { files, uploadParts, uploads } from '@/db/schema'
import { lockFile } from './commands/claim'
import { fileStore, keyOfFile } from './store'
import { STRAY_SECONDS } from './waits'
import { workFolder } from './work-folder'

/**
 * What no row speaks of goes after a day: parts of uploads that were given up, files whose row never
 * came, whatever a killed process had half written. What a row speaks of and the store lacks is told.
 * Any number may sweep at once; what is gone is not missed by the next.
 */

const EVERY_MS = 6 * 60 * 60_000
const AT_ONCE = 500

/** The folder or the bucket may have been somebody's before. */
const OURS = /^(files\/[0-9a-f]{2}\/[0-9a-f]{64}|(parts|writing)\/[0-9a-f-]{36}[0-9a-f-]{0,40})$/

const lately = processWide('file sweep', () => ({ at: 0 }))

/** With the housekeeping, but listing a store takes its time. */
export async function sweepFilesAtTimes(): Promise<void> {
  if (settings().files.kind === 'none' || Date.now() - lately.at < EVERY_MS) return
  lately.at = Date.now()
  await sweepFiles()
}

export async function sweepFiles(): Promise<void> {
  const db = await database()
  await db.delete(uploads).where(lt(uploads.expiresAt, sql`now()`))
  const before = Date.now() - STRAY_SECONDS * 1_000
  const seen = new Set<string>()
  let old: string[] = []
  for await (const { key, changedAt } of fileStore().list()) {
    if (!OURS.test(key)) continue
    seen.add(key)
    if (changedAt.getTime() < before && old.push(key) >= AT_ONCE) {
      await removeStrays(db, old)
      old = []
    }
  }
  await removeStrays(db, old)
  await tellMissing(db, seen)
  await clearWorkFolder(before)
}

async function removeStrays(db: Db, keys: string[]) {
  const [known, parts] = [await idsAmong(db, keys), await partsAmong(db, keys)]
  for (const key of keys) {
    const id = idIn(key)
    if (id === null ? parts.has(key) : known.has(id)) continue
    const isGone = id === null ? await remove(key) : await removeUnclaimed(db, id, key)
    if (isGone) log().info({ event: 'files.stray-removed', room: key.split('/')[0] })
  }
}

/** Somebody may put the same bytes again at this very moment. */
export async function removeUnclaimed(db: Db, id: string, key: string) {
  return db.transaction(async (tx) => {
    await lockFile(tx as Db, id)
    const claimed = await tx.$count(uploads, sql`${id} = any(${uploads.claimed})`)
    const known = await idsAmong(tx as Db, [key])
    return claimed === 0 && known.size === 0 && remove(key)
  })
}

async function remove(key: string) {
  await fileStore().remove(key)
  return true
}

async function idsAmong(db: Db, keys: string[]) {
  const ids = keys.map(idIn).filter((id) => id !== null)
  if (ids.length === 0) return new Set<string>()
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function partsAmong(db: Db, keys: string[]) {
  if (keys.length === 0) return new Set<string>()
  const rows = await db
    .select({ key: uploadParts.key })
    .from(uploadParts)
    .where(inArray(uploadParts.key, keys))
  return new Set(rows.map(({ key }) => key))
}

/** Rows of today may be younger than the list. */
async function tellMissing(db: Db, seen: Set<string>) {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, ago(STRAY_SECONDS))))
  const missing = rows.map(({ id }) => id).filter((id) => !seen.has(keyOfFile(id)))
  if (missing.length > 0) log().error({ event: 'files.missing', ids: missing })
}

async function clearWorkFolder(before: number) {
  // Nobody has looked into a file yet.
  for (const name of await readdir(workFolder()).catch(() => [])) {
    const place = path.join(workFolder(), name)
    // Its own process may have cleared it just now.
    const found = await stat(place).catch(() => null)
    if (found && found.mtimeMs < before) await rm(place, { recursive: true, force: true })
  }
}

const idIn = (key: string) => /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(key)?.[1] ?? null
