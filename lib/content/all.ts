import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { language } from '@/words/language'
import type { Item, ItemFile, Shelf } from './item'
import { FOUND, inBestLanguage } from './queries'

/** Drafts included, and so for the team alone. */

export async function allItems(shelf: Shelf): Promise<Item[]> {
  const db = await database()
  return db
    .select(FOUND)
    .from(items)
    .innerJoin(itemTexts, inBestLanguage)
    .where(eq(items.shelf, shelf))
    .orderBy(asc(items.place), asc(items.id))
    .prepare('all_of_shelf')
    .execute({ language: language() })
}

export async function anyItem(id: string, within?: Db): Promise<Item | null> {
  const db = within ?? (await database())
  const [item] = await db
    .select(FOUND)
    .from(items)
    .innerJoin(itemTexts, inBestLanguage)
    .where(eq(items.id, id))
    .prepare('any_item')
    .execute({ language: language() })
  return item ?? null
}

export async function anyFile(id: string, role: string): Promise<ItemFile | null> {
  const db = await database()
  const [file] = await db
    .select({ bundled: itemFiles.bundled, fileId: itemFiles.fileId })
    .from(itemFiles)
    .where(and(eq(itemFiles.itemId, id), eq(itemFiles.role, role)))
  return file ?? null
}
