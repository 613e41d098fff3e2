import 'server-only'
import type { Db } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import type { CatalogueItem } from './catalogue'

type ItemRow = typeof items.$inferInsert

/** `overrides` of columns by item, for one that follows another in the database. */
export async function insertItems(
  tx: Db,
  catalogue: CatalogueItem[],
  overrides: Map<string, Partial<ItemRow>> = new Map(),
): Promise<void> {
  if (catalogue.length === 0) return
  await tx.insert(items).values(
    catalogue.map(
      ({ id, type: itemType, isPremium, facts, language, translationOf }, position) => ({
        ...{ id, type: itemType, position, facts, language, translationOf },
        access: isPremium ? ('premium' as const) : ('free' as const),
        state: 'published' as const,
        ...overrides.get(id),
      }),
    ),
  )
  await tx.insert(itemTexts).values(
    catalogue.map(({ id, title, content, language = 'en' }) => ({
      ...{ itemId: id, language, title, content },
    })),
  )
  await tx.insert(itemFiles).values(catalogue.flatMap(listFileRows))
}

export const listFileRows = ({ id, files }: CatalogueItem) =>
  Object.entries(files).map(([role, { bundled, ...facts }]) => ({
    ...{ itemId: id, role, bundled, facts },
  }))
