import 'server-only'
import { eq } from 'drizzle-orm'
import { log } from '@/base/log'
import { database } from '@/db/client'
import { uploadParts } from '@/db/schema'
import { getFileStore } from '../store'

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
