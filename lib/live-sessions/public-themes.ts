import 'server-only'
import { and, isNotNull, ne } from 'drizzle-orm'
import { database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { getLists, toPageLabel } from '@/lib/content/lists'
import { findPublicBooksOf, listBookThemes } from '@/lib/library/public-books'
import { findPublicResourcesOf, listResourceThemes } from '@/lib/toolkit/public-resources'
import { getProgramme } from './public-sessions'

/** A theme has a page while it has something to show. */

export type PublicTheme = NonNullable<Awaited<ReturnType<typeof getPublicTheme>>>

const MAX_COMING = 4

export async function getPublicTheme(slug: string) {
  const themes = await listPublicThemes()
  const theme = themes.find((candidate) => candidate.slug === slug)
  if (!theme) return null
  const { coming, past, earlier } = await getProgramme({ theme: slug })
  return {
    ...theme,
    coming: coming.filter(({ phase }) => phase !== 'cancelled').slice(0, MAX_COMING),
    ...{ past, hasEarlier: earlier !== null },
    resources: await findPublicResourcesOf(slug),
    books: await findPublicBooksOf(slug),
    others: themes.filter((other) => other !== theme),
  }
}

/** In the order of the list, with their names in the page's language. */
export async function listPublicThemes(): Promise<{ slug: string; label: string }[]> {
  const db = await database()
  const [lists, sessions, ofResources, ofBooks] = await Promise.all([
    getLists(),
    db
      .selectDistinct({ theme: liveSessions.theme })
      .from(liveSessions)
      .where(and(ne(liveSessions.state, 'draft'), isNotNull(liveSessions.theme))),
    listResourceThemes(),
    listBookThemes(),
  ])
  const used = new Set([...sessions.map(({ theme }) => theme), ...ofResources, ...ofBooks])
  return lists.theme
    .filter(({ slug }) => used.has(slug))
    .map((entry) => ({ slug: entry.slug, label: toPageLabel(entry) }))
}

export async function filterPublicThemes(slugs: string[]): Promise<string[]> {
  const themes = await listPublicThemes()
  return themes.map(({ slug }) => slug).filter((slug) => slugs.includes(slug))
}
