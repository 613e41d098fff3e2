import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pauseDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { storeCheckedFile } from '@/lib/files/upload/whole'
import type { Item, ItemFile } from '../item'
import { changeItem } from '../locks'
import { findCovers, storeItemFile } from './attach'
import { getAnyItem } from './team'

/** Books that come with the site. */
const BOOKS_FOLDER = 'content/ebooks/files'

/**
 * The first page of an upload was drawn when the file was checked. A book that comes with the site is checked
 * now, in the same limited process.
 */
export async function makeCoverFromFirstPage(actor: { id: string }, id: string): Promise<void> {
  const document = requirePdf(await getAnyItem(id))
  const pdf = document.fileId
    ? await getFile(document.fileId)
    : await pauseDeadline(storeBundledBook(actor, document.bundled ?? ''))
  try {
    await storeCover(actor, id, document, (await findCovers(actor, pdf)).cover)
  } finally {
    // Only its first page was needed.
    if (pdf && !document.fileId) await removeUnusedFiles(actor, [pdf.id])
  }
}

async function storeCover(
  actor: { id: string },
  id: string,
  document: ItemFile,
  cover: StoredFile | null,
) {
  await changeItem(actor, id, 'item.cover-drawn', async ({ tx, item }) => {
    const current = requirePdf(item)
    if (current.fileId !== document.fileId || current.bundled !== document.bundled)
      throw new AppError('conflict', 'changedByColleague')
    if (!cover) throw new AppError('conflict', 'coverNotDrawn')
    await storeItemFile(tx, item, 'cover', cover)
  })
}

function requirePdf(item: Item | null): ItemFile {
  if (!item) throw new AppError('notFound', 'notFound')
  const { document } = item.files
  if (item.type !== 'book' || !document) throw new AppError('conflict', 'coverNeedsPdf')
  return document
}

async function storeBundledBook(actor: { id: string }, name: string) {
  const filePath = path.join(BOOKS_FOLDER, path.basename(name))
  const { size: bytes } = await stat(filePath)
  const stream = { bytes, chunks: createReadStream(filePath), drain: async () => {} }
  return storeCheckedFile(actor.id, { name: encodeURIComponent(path.basename(name)), stream })
}
