import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { itemFiles, items } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/remove-unused'
import { canDelete } from '../can-delete'
import { changeItem } from '../locks'

/** The title must be typed. Items that were ever published have users' notes, and cannot be deleted. */
export async function deleteDraft(actor: { id: string }, id: string, typedTitle: string) {
  let fileIds: string[] = []
  await changeItem(actor, id, 'item.deleted', async ({ tx, item }) => {
    if (!(await canDelete(item, tx))) throw new AppError('conflict', 'itemNotDeletable')
    if (typedTitle !== item.title)
      throw new AppError('invalid', 'checkForm', { errors: { typed: 'titleNotTyped' } })
    const files = await tx
      .select({ id: sql<string>`${itemFiles.fileId}` })
      .from(itemFiles)
      .where(and(eq(itemFiles.itemId, id), isNotNull(itemFiles.fileId)))
    fileIds = files.map((file) => file.id)
    await tx.delete(items).where(eq(items.id, id))
  })
  await removeUnusedFiles(actor, fileIds)
}
