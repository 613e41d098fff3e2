import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { getLanguage } from '@/i18n/language'
import type { Item, ItemFile, ItemType, ListedItem } from './item'
import { ITEM_COLUMNS, isInBestLanguage } from './queries'

/** Includes drafts: for the team only. */

export async function findAllItems(itemType: ItemType): Promise<ListedItem[]> {
  const db = await database()
  return db
    .select({ ...ITEM_COLUMNS, changedAt: items.updatedAt })
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(eq(items.type, itemType))
    .orderBy(asc(items.position), asc(items.id))
    .prepare('all_items_of_type')
    .execute({ language: getLanguage() })
}

export async function getAnyItem(id: string, tx?: Db): Promise<Item | null> {
  const db = tx ?? (await database())
  const [item] = await db
    .select(ITEM_COLUMNS)
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(eq(items.id, id))
    .prepare('any_item')
    .execute({ language: getLanguage() })
  return item ?? null
}

export async function getAnyFile(id: string, role: string): Promise<ItemFile | null> {
  const db = await database()
  const [file] = await db
    .select({ bundled: itemFiles.bundled, fileId: itemFiles.fileId })
    .from(itemFiles)
    .where(and(eq(itemFiles.itemId, id), eq(itemFiles.role, role)))
  return file ?? null
}
