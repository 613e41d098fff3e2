import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { itemFiles, items, itemTexts } from '@/db/schema'
import { type CatalogueItem, getCatalogueItems } from './catalogue'
import { insertItems, listFileRows } from './insert-catalogue-items'

/** A changed item has a higher version. */
const UNCHANGED = 1

/** Resources that the team has never changed follow their files. */
export async function refreshResources(tx: Db): Promise<void> {
  const resources = getCatalogueItems().filter(
    ({ type: itemType, translationOf }) => itemType === 'resource' && !translationOf,
  )
  const unchanged = await tx
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        inArray(
          items.id,
          resources.map(({ id }) => id),
        ),
        eq(items.version, UNCHANGED),
      ),
    )
  const ids = new Set(unchanged.map(({ id }) => id))
  for (const resource of resources.filter(({ id }) => ids.has(id))) await refresh(tx, resource)
}

async function refresh(tx: Db, resource: CatalogueItem) {
  await tx
    .update(itemTexts)
    .set({ title: resource.title, content: resource.content })
    .where(and(eq(itemTexts.itemId, resource.id), eq(itemTexts.language, 'en')))
  await tx.delete(itemFiles).where(eq(itemFiles.itemId, resource.id))
  await tx.insert(itemFiles).values(listFileRows(resource))
}

/** Beside their originals, under the same rules. Those of deleted resources are left out. */
export async function insertTranslations(tx: Db): Promise<void> {
  const translations = getCatalogueItems().filter(({ translationOf }) => translationOf)
  const taken = await tx
    .select({
      ...{ id: items.id, access: items.access, state: items.state, isListed: items.isListed },
      ...{ position: items.position, publishAt: items.publishAt },
    })
    .from(items)
    .where(
      inArray(
        items.id,
        translations.flatMap(({ id, translationOf = '' }) => [id, translationOf]),
      ),
    )
  const rows = new Map(taken.map(({ id, ...row }) => [id, row]))
  const missing = translations.filter(
    ({ id, translationOf = '' }) => rows.has(translationOf) && !rows.has(id),
  )
  const overrides = new Map(
    missing.map(({ id, translationOf = '' }) => [id, rows.get(translationOf) ?? {}]),
  )
  await insertItems(tx, missing, overrides)
}
