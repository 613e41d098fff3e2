import 'server-only'
import { desc, sql } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { database, prepareOnce } from '@/db/client'
import { siteTextVersions } from '@/db/schema'
import { getContentVersion } from '@/lib/content/version'
import { getWatchedContentVersion } from '@/server/contract'
import { isTextName, type TextFieldValues, type TextName } from './kinds'

export type PublishedTexts = {
  values: Partial<Record<TextName, TextFieldValues>>
  /** In India, by the clock of the database; null while no text is published. */
  today: string | null
}

export const NO_TEXTS: PublishedTexts = { values: {}, today: null }

const OWN_CHECK_INTERVAL_MS = 1_000

type TextCache = {
  version?: string
  texts?: Promise<PublishedTexts>
  /** Of the version that this module has read itself, on hosts where no server watches it. */
  checkedAt?: number
}

/**
 * One query per content version and process: pages that are rendered per request read the copy. The build
 * has no database, so a static host shows the texts of the code.
 */
export async function getPublishedTexts(): Promise<PublishedTexts> {
  if (settings().building) return NO_TEXTS
  const cache = getProcessSingleton<TextCache>('published texts', () => ({}))
  const version = getWatchedContentVersion() ?? (await checkVersion(cache))
  if (cache.texts && cache.version === version) return cache.texts
  const texts = loadPublishedTexts()
  Object.assign(cache, { version, texts })
  texts.catch(() => {
    // The callers get the error; the next one asks the database again.
    if (cache.texts === texts) cache.texts = undefined
  })
  return texts
}

async function checkVersion(cache: TextCache): Promise<string> {
  const now = Date.now()
  if (cache.version && now - (cache.checkedAt ?? 0) < OWN_CHECK_INTERVAL_MS) return cache.version
  const version = await getContentVersion()
  cache.checkedAt = now
  return version
}

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
  const known = rows.filter(({ name }) => isTextName(name))
  return {
    values: Object.fromEntries(known.map(({ name, values }) => [name, values])),
    today: rows[0]?.today ?? null,
  }
}
