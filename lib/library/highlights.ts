import 'server-only'
import { and, asc, eq, lt, lte, ne, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { highlights } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { openEbook } from './books'
import { type Age, type BookHighlight, type HighlightInput, MAX_HIGHLIGHTS } from './schema'
import { toTime } from './written-at'

const columns = {
  id: highlights.id,
  page: highlights.page,
  quote: highlights.quote,
  before: highlights.before,
  after: highlights.after,
  colour: highlights.colour,
  note: highlights.note,
}

/**
 * Of a deleted one the row stays, without words, so that no earlier writing of it comes back from a device, which keeps
 * a book for 30 days. Of each user, only so many.
 */
const isThere = ne(highlights.quote, '')
const DELETED = { quote: '', before: '', after: '', note: null }
const isForgotten = (userId: string) => {
  const isDeleted = and(eq(highlights.userId, userId), eq(highlights.quote, ''))
  const newest = sql`(select id from highlights where ${isDeleted}
    order by updated_at desc limit ${MAX_HIGHLIGHTS})`
  return and(
    isDeleted,
    or(
      lt(highlights.updatedAt, sql`now() - interval '31 days'`),
      sql`${highlights.id} not in ${newest}`,
    ),
  )
}

/** The caller checks that the user may open the book. In the order of the pages. */
export async function listHighlights(userId: string, bookId: string): Promise<BookHighlight[]> {
  const db = await database()
  return db
    .select(columns)
    .from(highlights)
    .where(and(eq(highlights.userId, userId), eq(highlights.bookId, bookId), isThere))
    .orderBy(asc(highlights.page), asc(highlights.createdAt), asc(highlights.id))
}

/** Of all books, also of those that the user can no longer open. */
export async function findHighlights(userId: string) {
  const db = await database()
  return db
    .select({ ...columns, bookId: highlights.bookId, updatedAt: highlights.updatedAt })
    .from(highlights)
    .where(and(eq(highlights.userId, userId), isThere))
    .orderBy(asc(highlights.bookId), asc(highlights.page), asc(highlights.createdAt))
}

/**
 * Adds, changes or, without a colour, deletes one highlight: the latest writing counts, of this highlight only. Its id
 * comes from the browser, so that a request that is sent twice adds one.
 */
export async function storeHighlight(
  viewer: Viewer,
  bookId: string,
  { id, colour, secondsAgo, ...content }: HighlightInput & Age,
): Promise<void> {
  const book = await openEbook(viewer, bookId)
  if (!book || content.page > book.pages) throw new AppError('notFound', 'notFound')
  const db = await database()
  const isThis = and(
    eq(highlights.userId, viewer.id),
    eq(highlights.id, id),
    eq(highlights.bookId, bookId),
  )
  const updatedAt = toTime(secondsAgo)
  const isEarlier = lte(highlights.updatedAt, updatedAt)
  const change = colour === null ? { ...DELETED, updatedAt } : { ...content, colour, updatedAt }
  const changed = await db
    .update(highlights)
    .set(change)
    .where(and(isThis, isEarlier))
    .returning({ id: highlights.id })
  if (colour === null) return void (await db.delete(highlights).where(isForgotten(viewer.id)))
  if (changed.length > 0 || (await db.$count(highlights, isThis)) > 0) return
  if ((await countHighlights(viewer.id, bookId)) >= MAX_HIGHLIGHTS)
    throw new AppError('conflict', 'tooManyHighlights', { values: { limit: MAX_HIGHLIGHTS } })
  const added = await db
    .insert(highlights)
    .values({ userId: viewer.id, bookId, id, ...content, colour, updatedAt })
    .onConflictDoUpdate({
      target: [highlights.userId, highlights.id],
      set: change,
      setWhere: and(eq(highlights.bookId, bookId), isEarlier),
    })
    .returning({ id: highlights.id })
  // A later writing of it may have been first.
  if (added.length === 0 && (await db.$count(highlights, isThis)) === 0)
    throw new AppError('notFound', 'notFound')
}

async function countHighlights(userId: string, bookId: string): Promise<number> {
  const db = await database()
  return db.$count(
    highlights,
    and(eq(highlights.userId, userId), eq(highlights.bookId, bookId), isThere),
  )
}
