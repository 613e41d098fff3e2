import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { files, fileTexts, uploadParts, uploads } from '@/db/schema'
import type { Found } from '../inspect/found'
import type { UploadContent } from '../parts'
import { sumOf } from '../store/sum'
import { claim } from './claim'
import { dropKeys } from './drop'
import { putFile, type Sent } from './put'

type Upload = typeof uploads.$inferSelect
type Checked = { sha256: string; found: Found; content: UploadContent }

/** Into the store first and then into the tables: a file that has a row is there, whole. */
export async function keepFile(upload: Upload, { sha256, found, content }: Checked) {
  const { instead, cover } = found
  const own = { id: sha256, bytes: content.bytes, open: () => content.chunks() }
  const main = instead ? await local(instead) : own
  const front = cover && (await local(cover.file))
  const sent = front ? [front, main] : [main]
  await claim(
    upload.id,
    sent.map(({ id }) => id),
  )
  for (const one of sent) await putFile(one)
  const db = await database()
  const parts = await db.transaction(async (tx) => {
    if (front && cover) await insert(tx as Db, upload, front, coverOf(cover))
    await insert(tx as Db, upload, main, found, front?.id)
    if (found.pages)
      await tx
        .insert(fileTexts)
        .values({ fileId: main.id, pages: found.pages })
        .onConflictDoNothing()
    await tx
      .update(uploads)
      .set({ fileId: main.id, claimed: [], checkedUntil: null })
      .where(eq(uploads.id, upload.id))
    return tx
      .delete(uploadParts)
      .where(eq(uploadParts.uploadId, upload.id))
      .returning({ key: uploadParts.key })
  })
  await dropKeys(parts.map(({ key }) => key))
  return main.id
}

/** The same bytes may be there already, from somebody else or from this very moment. */
async function insert(tx: Db, upload: Upload, sent: Sent, found: Found, coverId?: string) {
  const { kind, type, facts } = found
  const { id, bytes } = sent
  const { name, userId: createdBy } = upload
  await tx
    .insert(files)
    .values({ id, bytes, kind, type, facts, name, createdBy, coverId })
    .onConflictDoNothing()
}

const coverOf = ({ width, height }: { width: number; height: number }): Found => ({
  kind: 'picture',
  type: 'image/webp',
  facts: { width, height },
})

/** Made by ourselves just now, and small. */
async function local(file: string): Promise<Sent> {
  const open = () => createReadStream(file)
  const { size } = await stat(file)
  return { id: await sumOf(open()), bytes: size, open }
}
