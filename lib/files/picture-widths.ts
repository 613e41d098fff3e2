import 'server-only'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { pauseDeadline } from '@/base/deadline'
import { type Db, database } from '@/db/client'
import { files, pictureWidths } from '@/db/schema'
import { lockFile, type StoredFile } from './file'
import { inspectInSandbox } from './inspect/sandbox'
import { putFile, readLocalFile } from './put'
import { buildFileKey, getFileStore } from './store'
import { createTempFolder } from './work-folder'

/** A phone shows a picture in half of its window or in all of it; a laptop has more pixels. */
export const PICTURE_WIDTHS = [400, 720, 1440] as const

export type PictureWidth = { id: string; width: number; height: number; bytes: number }

type DrawnSize = { width: number; height: number }

/** Those that are narrower than the picture. Drawing them twice changes nothing. */
export async function drawPictureWidths(
  actor: { id: string } | null,
  picture: StoredFile,
): Promise<void> {
  const { width: ownWidth = 0 } = picture.facts
  const widths = PICTURE_WIDTHS.filter((width) => width < ownWidth).map(String)
  if (widths.length === 0) return
  const folder = await createTempFolder()
  try {
    await pauseDeadline(drawAndStore(actor, picture, widths, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** By the id of the picture, the narrowest first. Pictures without copies are left out. */
export async function readPictureWidths(
  db: Db,
  ids: string[],
): Promise<Record<string, PictureWidth[]>> {
  if (ids.length === 0) return {}
  const rows = await db
    .select({
      fileId: pictureWidths.fileId,
      id: pictureWidths.drawnId,
      width: pictureWidths.width,
      height: pictureWidths.height,
      bytes: files.bytes,
    })
    .from(pictureWidths)
    .innerJoin(files, eq(files.id, pictureWidths.drawnId))
    .where(inArray(pictureWidths.fileId, ids))
    .orderBy(pictureWidths.width)
  const widths: Record<string, PictureWidth[]> = {}
  for (const { fileId, ...width } of rows) {
    widths[fileId] ??= []
    widths[fileId].push(width)
  }
  return widths
}

/** As a condition on a column with the id of a picture. */
export const lacksCopies = (id: PgColumn): SQL =>
  sql`not exists (select 1 from ${pictureWidths} where ${pictureWidths.fileId} = ${id})`

/** The pictures that have this file as a narrower copy. */
export async function findPicturesOfCopy(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: pictureWidths.fileId })
    .from(pictureWidths)
    .where(eq(pictureWidths.drawnId, id))
  return rows.map(({ fileId }) => fileId)
}

async function drawAndStore(
  actor: { id: string } | null,
  { id, name }: StoredFile,
  widths: string[],
  folder: string,
) {
  const source = path.join(folder, 'file')
  await pipeline(await getFileStore().get(buildFileKey(id)), createWriteStream(source))
  const { sizes } = await inspectInSandbox<{ sizes: DrawnSize[] }>('picture-widths', [
    ...[source, folder],
    ...widths,
  ])
  for (const [index, size] of sizes.entries()) {
    const drawn = await readLocalFile(path.join(folder, widths[index] ?? ''))
    const db = await database()
    await db.transaction(async (tx) => {
      // Nobody removes the same bytes between store and row.
      await lockFile(tx as Db, drawn.id)
      await putFile(drawn)
      const row = { id: drawn.id, bytes: drawn.bytes, name, createdBy: actor?.id }
      await tx
        .insert(files)
        .values({ ...row, kind: 'picture', type: 'image/webp', facts: size })
        .onConflictDoNothing()
      await tx
        .insert(pictureWidths)
        .values({ fileId: id, drawnId: drawn.id, ...size })
        .onConflictDoNothing()
    })
  }
}
