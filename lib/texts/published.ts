import 'server-only'
import { desc, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { database, prepareOnce } from '@/db/client'
import { siteTextVersions } from '@/db/schema'
import { keepPerContentVersion } from '@/lib/content/version'
import { isTextId, type TextFieldValues, type TextId } from './kinds'

export type PublishedTexts = {
  values: Partial<Record<TextId, TextFieldValues>>
  /** In India, by the clock of the database; null while no text is published. */
  today: string | null
}

export const NO_TEXTS: PublishedTexts = { values: {}, today: null }

const publishedTexts = keepPerContentVersion('published texts', loadPublishedTexts)

/** The build has no database, so a static host shows the texts of the code. */
export const getPublishedTexts = async (): Promise<PublishedTexts> =>
  settings().building ? NO_TEXTS : publishedTexts.get()

const publishedQuery = prepareOnce((db) =>
  db
    .selectDistinctOn([siteTextVersions.name], {
      name: siteTextVersions.name,
      values: siteTextVersions.values,
      today: sql<string>`day_in_india()::text`,
    })
    .from(siteTextVersions)
    .orderBy(siteTextVersions.name, desc(siteTextVersions.number))
    .prepare('published_texts'),
)

export async function loadPublishedTexts(): Promise<PublishedTexts> {
  const rows = await publishedQuery(await database()).execute()
  const known = rows.filter(({ name }) => isTextId(name))
  return {
    values: Object.fromEntries(known.map(({ name, values }) => [name, values])),
    today: rows[0]?.today ?? null,
  }
}
