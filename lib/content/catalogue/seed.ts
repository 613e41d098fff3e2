import 'server-only'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts, siteVersions } from '@/db/schema'
import { type CatalogueItem, getCatalogueItems } from './catalogue'

type ItemRow = typeof items.$inferInsert

/** A changed item has a higher version. */
const UNCHANGED = 1

/** Of the shipped items. An older database gets the translations, which came with 2, once. */
const CATALOGUE_VERSION = 2

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

/** The marker row changes in the same transaction, so concurrent starts wait and then find it. */
export async function seedCatalogue(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    if (await insertMarker(tx)) await insertItems(tx, getCatalogueItems())
    else if (await raiseMarker(tx)) {
      await refreshResources(tx)
      await insertTranslations(tx)
    } else return
    await bumpContentVersion(tx)
  })
}

async function refresh(tx: Db, resource: CatalogueItem) {
  await tx
    .update(itemTexts)
    .set({ title: resource.title, content: resource.content })
    .where(and(eq(itemTexts.itemId, resource.id), eq(itemTexts.language, 'en')))
  await tx.delete(itemFiles).where(eq(itemFiles.itemId, resource.id))
  await tx.insert(itemFiles).values(listFileRows(resource))
}

async function insertMarker(tx: Db): Promise<boolean> {
  const inserted = await tx
    .insert(siteVersions)
    .values({ name: 'catalogue', version: CATALOGUE_VERSION })
    .onConflictDoNothing()
    .returning({ name: siteVersions.name })
  return inserted.length > 0
}

async function raiseMarker(tx: Db): Promise<boolean> {
  const raised = await tx
    .update(siteVersions)
    .set({ version: CATALOGUE_VERSION })
    .where(and(eq(siteVersions.name, 'catalogue'), lt(siteVersions.version, CATALOGUE_VERSION)))
    .returning({ name: siteVersions.name })
  return raised.length > 0
}
