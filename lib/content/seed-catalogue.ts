import 'server-only'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts, siteVersions } from '@/db/schema'
import { type CatalogueItem, getCatalogueItems } from './catalogue'

/** The marker row is inserted in the same transaction, so concurrent starts wait and then find it. */
export async function seedCatalogue(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const insertedVersion = await tx
      .insert(siteVersions)
      .values({ name: 'catalogue', version: 1 })
      .onConflictDoNothing()
      .returning({ name: siteVersions.name })
    if (insertedVersion.length === 0) return
    await insertItems(tx, getCatalogueItems())
    await bumpContentVersion(tx)
  })
}

async function insertItems(tx: Db, catalogue: CatalogueItem[]) {
  const positionedItems = catalogue.map((item, position) => ({ ...item, position }))
  await tx.insert(items).values(
    positionedItems.map(({ id, type: itemType, position, isPremium, facts }) => ({
      ...{ id, type: itemType, position, facts },
      access: isPremium ? ('premium' as const) : ('free' as const),
      state: 'published' as const,
    })),
  )
  await tx.insert(itemTexts).values(
    positionedItems.map(({ id, title, content }) => ({
      itemId: id,
      language: 'en',
      title,
      content,
    })),
  )
  await tx.insert(itemFiles).values(
    positionedItems.flatMap(({ id, files }) =>
      Object.entries(files).map(([role, { bundled, ...facts }]) => ({
        ...{ itemId: id, role, bundled, facts },
      })),
    ),
  )
}
