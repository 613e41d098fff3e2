import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, getTableName, inArray, is, lt, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import * as schema from '@/db/schema'
import { files, pictureWidths, uploadParts, uploads } from '@/db/schema'
import { lockFile } from './file'
import { buildFileKey, getFileStore } from './store'
import { getWorkFolder } from './work-folder'

export const UPLOAD_LIFETIME_SECONDS = 24 * 60 * 60

/** The inspecting process renews this; after it expires, another may start. */
export const CHECK_LEASE_SECONDS = 30

/** Younger objects may still get a row. */
export const MIN_STRAY_AGE_SECONDS = 24 * 60 * 60

/** Every column that refers to files, read from the schema, except those deleted with the file. */
const REFERENCES = Object.values<unknown>(schema)
  .filter((table): table is PgTable => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap(({ onDelete, reference }) => {
      const { foreignTable, columns } = reference()
      const [column] = columns
      const isReference = foreignTable === schema.files && onDelete !== 'cascade' && column
      return isReference ? [{ table: getTableName(table), column: column.name }] : []
    }),
  )

/** Removes objects without a row after a day, and logs rows without an object. Safe to run concurrently. */

const SWEEP_INTERVAL_MS = 6 * 60 * 60_000

const BATCH_SIZE = 500

/** The folder or bucket may also hold other people's files, which must stay. */
const KEY_PATTERN =
  /^(files\/[0-9a-f]{2}\/[0-9a-f]{64}|(parts|writing)\/[0-9a-f-]{36}[0-9a-f-]{0,40})$/

const lastSweep = getProcessSingleton('file sweep', () => ({ at: 0 }))

/** As a condition on a file: no item, payment, list or website refers to it. */
export const isUnreferenced = (id: string): SQL =>
  sql.join(
    REFERENCES.map(
      ({ table, column }) =>
        sql`not exists (select 1 from ${sql.identifier(table)} used where used.${sql.identifier(column)} = ${id})`,
    ),
    sql` and `,
  )

/** If the store is unreachable, the sweep removes the rest later. */
export async function deleteParts(uploadId: string): Promise<void> {
  const db = await database()
  const parts = await db
    .delete(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .returning({ key: uploadParts.key })
  await deleteKeys(parts.map(({ key }) => key))
}

export async function deleteKeys(keys: string[]): Promise<void> {
  for (const key of keys)
    await getFileStore()
      .remove(key)
      .catch((error) => log().warn({ event: 'files.part-delete-failed', err: error }))
}

/** Deletes the rows before the bytes. */
export async function removeUnusedFiles(actor: { id: string }, ids: string[]): Promise<void> {
  const db = await database()
  for (const id of new Set(ids)) {
    const deletedFile = await db.transaction((tx) => deleteFileRow(tx as Db, actor, id))
    if (!deletedFile) continue
    await removeUnusedFiles(actor, deletedFile.partIds)
    // Without its row nobody can open it; if the store is unreachable, the sweep removes it later.
    await removeUnclaimed(db, id, buildFileKey(id)).catch((error) =>
      log().warn({ event: 'files.part-delete-failed', err: error }),
    )
  }
}

/** Not on every housekeeping run, because listing a store is slow. */
export async function sweepFilesIfDue(): Promise<void> {
  if (settings().files.kind === 'none' || Date.now() - lastSweep.at < SWEEP_INTERVAL_MS) return
  lastSweep.at = Date.now()
  await sweepFiles()
}

export async function sweepFiles(): Promise<void> {
  const db = await database()
  await db.delete(uploads).where(lt(uploads.expiresAt, sql`now()`))
  const cutoff = Date.now() - MIN_STRAY_AGE_SECONDS * 1_000
  const seenKeys = new Set<string>()
  let oldKeys: string[] = []
  for await (const { key, changedAt } of getFileStore().list()) {
    if (!KEY_PATTERN.test(key)) continue
    seenKeys.add(key)
    if (changedAt.getTime() < cutoff && oldKeys.push(key) >= BATCH_SIZE) {
      await removeStrays(db, oldKeys)
      oldKeys = []
    }
  }
  await removeStrays(db, oldKeys)
  await logMissingFiles(db, seenKeys)
  await clearWorkFolder(cutoff)
}

/** Under the lock, because someone may store the same bytes right now. */
export async function removeUnclaimed(db: Db, id: string, key: string) {
  return db.transaction(async (tx) => {
    await lockFile(tx as Db, id)
    const claimCount = await tx.$count(uploads, sql`${id} = any(${uploads.claimed})`)
    const existingIds = await findFileIds(tx as Db, [key])
    return claimCount === 0 && existingIds.size === 0 && removeKey(key)
  })
}

/** Not while an item, a payment, a signed list, a school's website, another file or another upload refers to it. */
async function deleteFileRow(tx: Db, actor: { id: string }, id: string) {
  await lockFile(tx, id)
  const copies = await tx
    .select({ id: pictureWidths.drawnId })
    .from(pictureWidths)
    .where(eq(pictureWidths.fileId, id))
  const [deletedFile] = await tx
    .delete(files)
    .where(
      sql`${files.id} = ${id}
        and ${isUnreferenced(id)}
        and not exists (select 1 from files other where other.cover_id = ${id})
        and not exists (select 1 from uploads other where ${isUploadOfOthers(actor, id)})`,
    )
    .returning({ coverId: files.coverId })
  if (!deletedFile) return null
  const { coverId } = deletedFile
  return { partIds: [...(coverId ? [coverId] : []), ...copies.map((copy) => copy.id)] }
}

const isUploadOfOthers = (actor: { id: string }, id: string) =>
  sql`other.file_id = ${id} and other.user_id <> ${actor.id}`

async function removeStrays(db: Db, keys: string[]) {
  const [existingIds, partKeys] = [await findFileIds(db, keys), await findPartKeys(db, keys)]
  for (const key of keys) {
    const id = parseFileId(key)
    if (id === null ? partKeys.has(key) : existingIds.has(id)) continue
    const isGone = id === null ? await removeKey(key) : await removeUnclaimed(db, id, key)
    if (isGone) log().info({ event: 'files.orphan-removed', room: key.split('/')[0] })
  }
}

async function removeKey(key: string) {
  await getFileStore().remove(key)
  return true
}

async function findFileIds(db: Db, keys: string[]) {
  const ids = keys.map(parseFileId).filter((id) => id !== null)
  if (ids.length === 0) return new Set<string>()
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function findPartKeys(db: Db, keys: string[]) {
  if (keys.length === 0) return new Set<string>()
  const rows = await db
    .select({ key: uploadParts.key })
    .from(uploadParts)
    .where(inArray(uploadParts.key, keys))
  return new Set(rows.map(({ key }) => key))
}

/** Newer rows may be missing from the listing. */
async function logMissingFiles(db: Db, seenKeys: Set<string>) {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, ago(MIN_STRAY_AGE_SECONDS))))
  const missingIds = rows.map(({ id }) => id).filter((id) => !seenKeys.has(buildFileKey(id)))
  if (missingIds.length > 0) log().error({ event: 'files.missing', ids: missingIds })
}

async function clearWorkFolder(cutoff: number) {
  // The folder does not exist before the first inspection.
  for (const name of await readdir(getWorkFolder()).catch(() => [])) {
    const filePath = path.join(getWorkFolder(), name)
    // Its own process may have just deleted it.
    const stats = await stat(filePath).catch(() => null)
    if (stats && stats.mtimeMs < cutoff) await rm(filePath, { recursive: true, force: true })
  }
}

const parseFileId = (key: string) => /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(key)?.[1] ?? null
