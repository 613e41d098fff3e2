import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, like, sql } from 'drizzle-orm'
import { pauseDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { type PictureLimits, storeSmallerPicture } from '@/lib/files/smaller-picture'
import { storeCheckedFile } from '@/lib/files/upload/finish'
import type { Item, ItemFile } from '../item'
import { changeItem, type LockedItem } from '../locks'
import { getRequiredKind } from '../policy'
import { getAnyItem } from './team'

/** Lists show them at this width. Their bytes keep `/ebook` below its budget. */
const LIST_PICTURES: Record<string, PictureLimits> = {
  cover: { width: 288, bytes: 10_000 },
  poster: { width: 640, bytes: 16_000 },
}

export async function attachFile(actor: { id: string }, id: string, role: string, fileId: string) {
  // Before the transaction: the embedded database runs one transaction at a time.
  const uploaded = await getFile(fileId)
  const file = uploaded && (await toListPicture(actor, role, uploaded))
  const covers = await findCovers(actor, uploaded)
  const applyChange = async ({ tx, item }: LockedItem) => {
    const requiredKind = getRequiredKind(item.type, role)
    if (!file || !requiredKind) throw new AppError('notFound', 'notFound')
    if (requiredKind !== file.kind)
      throw new AppError('conflict', 'fileKindWrong', {
        values: { actual: file.kind, needed: requiredKind },
      })
    await storeItemFile(tx, item, role, file)
    await updateDependentData(tx, item, role, { file, ...covers })
  }
  await changeItem(actor, id, 'item.file-replaced', applyChange, { role })
}

/** In a list's size, if that role has one. */
export const toListPicture = async (actor: { id: string }, role: string, file: StoredFile) => {
  const limits = file.kind === 'picture' && LIST_PICTURES[role]
  return limits ? storeSmallerPicture(actor, file, limits) : file
}

/** The drawn first page of a PDF, and the same for lists. */
export async function findCovers(
  actor: { id: string },
  pdf: StoredFile | null,
): Promise<DrawnCovers> {
  const firstPage = pdf?.coverId ? await getFile(pdf.coverId) : null
  return { firstPage, cover: firstPage && (await toListPicture(actor, 'cover', firstPage)) }
}

export async function storeItemFile(tx: Db, { id }: Item, role: string, file: StoredFile) {
  const { width, height } = file.facts
  const facts = { bytes: file.bytes, saveAs: file.name, width, height }
  await tx
    .insert(itemFiles)
    .values({ itemId: id, role, fileId: file.id, facts })
    .onConflictDoUpdate({
      target: [itemFiles.itemId, itemFiles.role],
      set: { fileId: file.id, bundled: null, facts },
    })
}

type DrawnCovers = { firstPage: StoredFile | null; cover: StoredFile | null }
type AttachedFiles = DrawnCovers & { file: StoredFile }

export async function updateDependentData(
  tx: Db,
  item: Item,
  role: string,
  { file, firstPage, cover }: AttachedFiles,
) {
  const { pages, seconds } = file.facts
  const learnedFacts = { ...(pages && { pages }), ...(seconds && { seconds }) }
  await tx
    .update(items)
    .set({ facts: sql`${items.facts} || ${JSON.stringify(learnedFacts)}::jsonb` })
    .where(eq(items.id, item.id))
  const deleteOtherFiles = (roles: ReturnType<typeof like>) =>
    tx.delete(itemFiles).where(and(eq(itemFiles.itemId, item.id), roles))
  if (role === 'document') {
    await deleteOtherFiles(eq(itemFiles.role, 'text'))
    if (cover && !item.files.cover) await storeItemFile(tx, item, 'cover', cover)
  }
  if (role === 'pdf') {
    await deleteOtherFiles(like(itemFiles.role, 'page-%'))
    if (firstPage) await storeItemFile(tx, item, 'page-1', firstPage)
    // The page texts belonged to the old file.
    const pageTitles = JSON.stringify({ pages: firstPage ? [item.title] : [] })
    await tx
      .update(itemTexts)
      .set({ content: sql`${itemTexts.content} || ${pageTitles}::jsonb` })
      .where(eq(itemTexts.itemId, item.id))
  }
}

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
