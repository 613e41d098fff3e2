import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { database, prepareOnce } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { getLanguage } from '@/i18n/language'
import { isPublished } from './conditions'
import type { Edition, Item, ItemFile, ItemType } from './item'
import { chooseEditions } from './item'

/** Falls back to an available language where there is no translation. */
export const isInBestLanguage = and(
  eq(itemTexts.itemId, items.id),
  sql`${itemTexts.language} = (
    select l.language from item_texts l where l.item_id = ${items.id}
    order by l.language = ${sql.placeholder('language')} desc, l.language limit 1)`,
)

export const ITEM_COLUMNS = {
  id: items.id,
  type: items.type,
  isPremium: sql<boolean>`${items.access} = 'premium'`,
  isPublished,
  publishAt: items.publishAt,
  isListed: items.isListed,
  version: items.version,
  facts: items.facts,
  editionLanguage: items.language,
  translationOf: items.translationOf,
  editions: sql<Edition[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'language', e.language, 'title', (
      select t.title from item_texts t where t.item_id = e.id
      order by t.language = e.language desc, t.language limit 1)) order by e.language, e.id)
    from items e where e.id <> ${items.id} and e.is_listed
    and coalesce(e.translation_of, e.id) = coalesce(${items.translationOf}, ${items.id})
    and (e.state = 'published' or coalesce(e.publish_at <= now(), false))), '[]')`,
  language: itemTexts.language,
  title: itemTexts.title,
  content: itemTexts.content,
  files: sql<Record<string, ItemFile>>`coalesce((
    select jsonb_object_agg(f.role, f.facts || jsonb_build_object('bundled', f.bundled, 'fileId', f.file_id))
    from item_files f where f.item_id = ${items.id} and f.role not like 'page-%'), '{}')`,
}

const otherTitles = sql<string[]>`array(
  select o.title from item_texts o
  where o.item_id = ${items.id} and o.language <> ${itemTexts.language} order by o.language)`

const publishedItemsQuery = prepareOnce((db) =>
  db
    .select({ ...ITEM_COLUMNS, otherTitles })
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(and(eq(items.type, sql.placeholder('type')), isPublished, items.isListed))
    .orderBy(asc(items.position), asc(items.id))
    .prepare('published_items'),
)

const publishedItemQuery = prepareOnce((db) =>
  db
    .select(ITEM_COLUMNS)
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(
      and(
        eq(items.id, sql.placeholder('id')),
        eq(items.type, sql.placeholder('type')),
        isPublished,
      ),
    )
    .prepare('published_item'),
)

const publishedItemByIdQuery = prepareOnce((db) =>
  db
    .select(ITEM_COLUMNS)
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(and(eq(items.id, sql.placeholder('id')), isPublished))
    .prepare('published_item_by_id'),
)

export async function filterPublishedIds(ids: string[]): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), isPublished))
  return rows.map(({ id }) => id)
}

/**
 * For lists, searches and counts: without unlisted items, which only their link opens, and with one edition of
 * each work.
 */
export async function findPublishedItems(
  itemType: ItemType,
  language: string = getLanguage(),
): Promise<Item[]> {
  const items = await publishedItemsQuery(await database()).execute({ type: itemType, language })
  return chooseEditions(items, language)
}

export async function getPublishedItem(itemType: ItemType, id: string): Promise<Item | null> {
  if (!isSlug(id)) return null
  const [item] = await publishedItemQuery(await database()).execute({
    type: itemType,
    id,
    language: getLanguage(),
  })
  return item ?? null
}

/** Of any type, for the item's own page. */
export async function getPublishedItemById(id: string): Promise<Item | null> {
  if (!isSlug(id)) return null
  const [item] = await publishedItemByIdQuery(await database()).execute({
    id,
    language: getLanguage(),
  })
  return item ?? null
}

export async function getPublishedFile(id: string, role: string): Promise<ItemFile | null> {
  if (!isSlug(id)) return null
  const db = await database()
  const [file] = await db
    .select({ bundled: itemFiles.bundled, fileId: itemFiles.fileId })
    .from(itemFiles)
    .innerJoin(items, eq(items.id, itemFiles.itemId))
    .where(and(eq(items.id, id), isPublished, eq(itemFiles.role, role)))
  return file ?? null
}

/** Public because a published item uses it; by file id. */
export async function isPublishedPicture(fileId: string): Promise<boolean> {
  if (!isSlug(fileId)) return false
  const db = await database()
  const [match] = await db
    .select({ id: items.id })
    .from(itemFiles)
    .innerJoin(items, eq(items.id, itemFiles.itemId))
    .where(
      and(eq(itemFiles.fileId, fileId), isPublished, inArray(itemFiles.role, ['cover', 'poster'])),
    )
    .limit(1)
  return match !== undefined
}

/** Works of a type that have listed editions, with the languages of these. */
export async function listPublicWorks(itemType: ItemType) {
  const db = await database()
  return db
    .select({
      work,
      languages: sql<string[]>`array_agg(distinct ${items.language})`,
      lastModified: sql`max(${items.updatedAt})`.mapWith(items.updatedAt),
    })
    .from(items)
    .where(isPublic(itemType))
    .groupBy(work)
    .orderBy(work)
}

/** Works that have a listed edition in some language. */
export async function filterPublicWorks(itemType: ItemType, works: string[]): Promise<string[]> {
  const db = await database()
  const rows = await db
    .selectDistinct({ work })
    .from(items)
    .where(and(isPublic(itemType), inArray(work, works)))
  return rows.map((row) => row.work)
}

const work = sql<string>`coalesce(${items.translationOf}, ${items.id})`

const isPublic = (itemType: ItemType) => and(eq(items.type, itemType), items.isListed, isPublished)

/** Titles are public, and are still needed for notes in books that the user can no longer open. */
export async function findTitles(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await database()
  const rows = await db
    .select({ id: items.id, title: itemTexts.title })
    .from(items)
    .innerJoin(itemTexts, isInBestLanguage)
    .where(inArray(items.id, ids))
    .prepare('item_titles')
    .execute({ language: getLanguage() })
  return new Map(rows.map(({ id, title }) => [id, title]))
}
