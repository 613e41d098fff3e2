import 'server-only'
import { eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { files, fileTexts, uploadParts, uploads } from '@/db/schema'
import { deleteKeys } from '../cleanup'
import { claimFiles } from '../file'
import type { InspectionResult } from '../inspect/result'
import { type FileToStore, putFile, readLocalFile } from '../put'
import type { UploadContent } from './append'

type UploadRow = typeof uploads.$inferSelect
type CheckedUpload = { sha256: string; inspection: InspectionResult; content: UploadContent }

/** Store before row: a file with a row is always complete. */
export async function storeUpload(
  upload: UploadRow,
  { sha256, inspection, content }: CheckedUpload,
) {
  const { replacementFile, cover } = inspection
  const originalFile = { id: sha256, bytes: content.bytes, open: () => content.chunks() }
  const mainFile = replacementFile ? await readLocalFile(replacementFile) : originalFile
  const coverFile = cover && (await readLocalFile(cover.file))
  const filesToStore = coverFile ? [coverFile, mainFile] : [mainFile]
  await claimFiles(
    upload.id,
    filesToStore.map(({ id }) => id),
  )
  for (const file of filesToStore) await putFile(file)
  const db = await database()
  const parts = await db.transaction(async (tx) => {
    if (coverFile && cover) await insertFile(tx as Db, upload, coverFile, buildCoverResult(cover))
    await insertFile(tx as Db, upload, mainFile, inspection, coverFile?.id)
    if (inspection.pages)
      await tx
        .insert(fileTexts)
        .values({ fileId: mainFile.id, pages: inspection.pages })
        .onConflictDoNothing()
    await tx
      .update(uploads)
      .set({ fileId: mainFile.id, claimed: [], checkedUntil: null })
      .where(eq(uploads.id, upload.id))
    return tx
      .delete(uploadParts)
      .where(eq(uploadParts.uploadId, upload.id))
      .returning({ key: uploadParts.key })
  })
  await deleteKeys(parts.map(({ key }) => key))
  return mainFile.id
}

/** The same bytes may already be stored, even by a concurrent upload. */
async function insertFile(
  tx: Db,
  upload: UploadRow,
  file: FileToStore,
  inspection: InspectionResult,
  coverId?: string,
) {
  const { kind, type, facts } = inspection
  const { id, bytes } = file
  const { name, userId: createdBy } = upload
  await tx
    .insert(files)
    .values({ id, bytes, kind, type, facts, name, createdBy, coverId })
    .onConflictDoNothing()
}

const buildCoverResult = ({
  width,
  height,
}: {
  width: number
  height: number
}): InspectionResult => ({
  kind: 'picture',
  type: 'image/webp',
  facts: { width, height },
})
