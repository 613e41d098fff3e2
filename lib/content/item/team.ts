import 'server-only'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { auditLog } from '@/db/read-models/audit'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { getLanguage } from '@/i18n/language'
import type { Item, ItemFile, ItemType, ListedItem } from '../item'
import { getFields } from '../policy'
import { ITEM_COLUMNS, isInBestLanguage } from '../published'
import type { ItemInput } from '../schema'

export async function canDelete(item: Pick<Item, 'id' | 'isPublished'>, tx?: Db) {
  const actionRows = await (tx ?? (await database()))
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.action} in ('item.created', 'item.published')`,
        // Entries from before targets hold it in their values.
        or(eq(auditLog.targetId, item.id), sql`${auditLog.values} ->> 'item' = ${item.id}`),
      ),
    )
  return isDeletable(
    item,
    actionRows.map(({ action }) => action),
  )
}

export function toItemFormValues({
  type: itemType,
  title,
  isPremium,
  content,
  facts,
  editionLanguage,
  translationOf,
}: Item): Partial<ItemInput> {
  const { companion, link, picture, theme, resourceType } = facts
  const [[kind, name] = []] = Object.entries(companion ?? {})
  const values: ItemInput = {
    ...{ title, access: isPremium ? 'premium' : 'free', description: content.description ?? '' },
    ...{
      author: content.author ?? '',
      category: content.category ?? '',
      grades: content.grades ?? '',
      subtitle: content.subtitle ?? '',
    },
    ...{
      theme: theme ?? '',
      resourceType: resourceType ?? '',
      companion: kind ? `${kind}:${name}` : '',
    },
    ...{ link: link ?? '', picture: picture ?? '' },
    ...{ language: editionLanguage, translationOf: translationOf ?? '' },
  }
  const fieldNames = new Set(['title', 'access', 'description', ...getFields(itemType)])
  return Object.fromEntries(Object.entries(values).filter(([field]) => fieldNames.has(field)))
}

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

/** Only a draft that was created here and never published. */
const isDeletable = ({ isPublished }: { isPublished: boolean }, actions: string[]): boolean =>
  !isPublished && actions.includes('item.created') && !actions.includes('item.published')
