import 'server-only'
import { and, eq, like, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { fileWithId, type StoredFile } from '@/lib/files/queries'
import type { Item } from '../item'
import { kindFor } from '../policy'
import { changeItem } from '../take'

/** Puts an uploaded file in its place; who asks from then on gets it. */
export async function attachFile(by: { id: string }, id: string, role: string, fileId: string) {
  // Before the transaction: on the embedded database nobody else is answered while one is under way.
  const file = await fileWithId(fileId)
  const cover = file?.coverId ? await fileWithId(file.coverId) : null
  await changeItem(by, id, 'item.file', async ({ tx, item }) => {
    const needed = kindFor(item.shelf, role)
    if (!file || !needed) throw new Refusal('notFound', 'nothingHere')
    if (needed !== file.kind)
      throw new Refusal('conflict', 'fileNotForThis', { values: { found: file.kind, needed } })
    await put(tx, item, role, file)
    await follow(tx, item, role, { file, cover })
  })
}

async function put(tx: Db, { id }: Item, role: string, file: StoredFile) {
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

type Put = { file: StoredFile; cover: StoredFile | null }

/** What else was true of the file before. */
async function follow(tx: Db, item: Item, role: string, { file, cover }: Put) {
  const { pages, seconds } = file.facts
  const learnt = { ...(pages && { pages }), ...(seconds && { seconds }) }
  await tx
    .update(items)
    .set({ facts: sql`${items.facts} || ${JSON.stringify(learnt)}::jsonb` })
    .where(eq(items.id, item.id))
  const others = (roles: ReturnType<typeof like>) =>
    tx.delete(itemFiles).where(and(eq(itemFiles.itemId, item.id), roles))
  if (role === 'document') {
    await others(eq(itemFiles.role, 'text'))
    if (cover && !item.files.cover) await put(tx, item, 'cover', cover)
  }
  if (role === 'pdf') {
    await others(like(itemFiles.role, 'page-%'))
    if (cover) await put(tx, item, 'page-1', cover)
    // What stood on each page was the old file's.
    const named = JSON.stringify({ pages: cover ? [item.title] : [] })
    await tx
      .update(itemTexts)
      .set({ words: sql`${itemTexts.words} || ${named}::jsonb` })
      .where(eq(itemTexts.itemId, item.id))
  }
}
