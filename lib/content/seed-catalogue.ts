import 'server-only'
import { and, eq, lt } from 'drizzle-orm'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { siteVersions } from '@/db/schema'
import { getCatalogueItems } from './catalogue'
import { insertItems } from './insert-catalogue-items'
import { insertTranslations, refreshResources } from './update-catalogue'

/** Of the shipped items. An older database gets the translations, which came with 2, once. */
const CATALOGUE_VERSION = 2

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
