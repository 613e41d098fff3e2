import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { teamLibraryText } from '@/i18n/team-library'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile } from '@/lib/files/file'
import type { ItemType } from '../item'
import { changeItem } from '../locks'
import { chooseItemType, listFileKinds } from '../policy'
import { type FileDraftInput, newItemForm } from '../schema'
import { findCovers, storeItemFile, updateDependentData } from './attach'
import { canDelete, getAnyItem } from './team'

/** A draft at the end of its list. Its slug derives from the title and is never reused. */
export async function createItem(
  actor: { id: string },
  type: ItemType,
  title: string,
): Promise<string> {
  const db = await database()
  const id = createItemId(title)
  await db.transaction((tx) => insertDraft(tx as Db, actor, { id, type, title }))
  return id
}

/** False if it exists already. */
export async function insertDraft(
  tx: Db,
  actor: { id: string },
  { id, type, title }: { id: string; type: ItemType; title: string },
): Promise<boolean> {
  const inserted = await tx
    .insert(items)
    .values({
      ...{ id, type, access: 'premium', changedBy: actor.id },
      position: sql`(select coalesce(max(last.position), 0) + 1 from items last)`,
    })
    .onConflictDoNothing()
    .returning({ id: items.id })
  if (inserted.length === 0) return false
  await tx.insert(itemTexts).values({ itemId: id, language: 'en', title, content: {} })
  await writeAuditLog(tx, {
    action: 'item.created',
    actor: userActor(actor.id),
    targetId: id,
    values: { title },
  })
  return true
}

/** The same key gives the same slug. */
export function createItemId(title: string, key?: string) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['item']
  const suffix = key
    ? createHash('sha256').update(key).digest('hex').slice(0, 12)
    : randomBytes(3).toString('hex')
  return [...words.slice(0, 6), suffix].join('-')
}

/** One draft with the file, also when the browser repeats the request: the key identifies it. */
export async function createItemFromFile(
  actor: { id: string },
  { type: openType, fileName, fileId, key }: FileDraftInput,
): Promise<string> {
  const file = await getFile(fileId)
  if (!file) throw new AppError('notFound', 'notFound')
  const itemType = chooseItemType(file.kind, openType)
  const [role] = (itemType && listFileKinds(itemType).find(([, kind]) => kind === file.kind)) ?? []
  if (!itemType || !role)
    throw new AppError('conflict', 'fileNotAnItem', { values: { actual: file.kind } })
  const covers = await findCovers(actor, file)
  const title = toTitle(fileName)
  const id = createItemId(title, key)
  const db = await database()
  await db.transaction(async (tx) => {
    if (!(await insertDraft(tx, actor, { id, type: itemType, title }))) return
    const item = await getAnyItem(id, tx)
    if (!item) throw new Error('a new draft has no row')
    await storeItemFile(tx, item, role, file)
    await updateDependentData(tx, item, role, { file, ...covers })
  })
  return id
}

/** A name without spaces uses other characters for them. */
export function toTitle(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const spaced = name.replaceAll('_', ' ').trim()
  const words = (spaced.includes(' ') ? spaced : spaced.replaceAll(/[-.+]+/g, ' ')).trim()
  const title = words.slice(0, 1).toUpperCase() + words.slice(1, 160)
  const parsed = newItemForm.shape.title.safeParse(title.toWellFormed())
  return parsed.success ? parsed.data : teamLibraryText().addFiles.untitled
}

/** The title must be typed. Items that were ever published have users' notes, and cannot be deleted. */
export async function deleteItemDraft(actor: { id: string }, id: string, typedTitle: string) {
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
