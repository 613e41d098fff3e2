import 'server-only'
import { type Db, database } from '@/db/client'
import { itemFiles, items, itemTexts, siteVersions } from '@/db/schema'
import { noteChange } from '@/db/version'
import { type CatalogueItem, catalogueItems } from './catalogue'

/**
 * Puts the catalogue into the tables, once and for ever: who inserts this row fills them in the same
 * transaction, and others that start meanwhile wait for its end and find it there.
 */
export async function fillFromCatalogue(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(siteVersions)
      .values({ name: 'catalogue', version: 1 })
      .onConflictDoNothing()
      .returning({ name: siteVersions.name })
    if (first.length === 0) return
    await putIn(tx, catalogueItems())
    await noteChange(tx)
  })
}

async function putIn(tx: Db, all: CatalogueItem[]) {
  const placed = all.map((item, place) => ({ ...item, place }))
  await tx.insert(items).values(
    placed.map(({ id, shelf, place, isPremium, facts }) => ({
      ...{ id, shelf, place, facts },
      access: isPremium ? ('premium' as const) : ('free' as const),
      state: 'published' as const,
    })),
  )
  await tx
    .insert(itemTexts)
    .values(placed.map(({ id, title, words }) => ({ itemId: id, language: 'en', title, words })))
  await tx.insert(itemFiles).values(
    placed.flatMap(({ id, files }) =>
      Object.entries(files).map(([role, { bundled, ...facts }]) => ({
        ...{ itemId: id, role, bundled, facts },
      })),
    ),
  )
}
