import 'server-only'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { pageNotes, readingPositions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { findTitles } from '@/lib/content/queries'
import { openEbook } from './queries'
import type { ReadingState } from './schema'

export async function getReading(viewer: Viewer, bookId: string): Promise<ReadingState> {
  if (!(await openEbook(viewer, bookId))) throw new AppError('notFound', 'notFound')
  const db = await database()
  const [place] = await db
    .select({
      view: readingPositions.view,
      page: readingPositions.page,
      scroll: readingPositions.scroll,
      secondsAgo: sql<number>`extract(epoch from now() - ${readingPositions.updatedAt})::int`,
    })
    .from(readingPositions)
    .where(and(eq(readingPositions.userId, viewer.id), eq(readingPositions.bookId, bookId)))
  const notes = await db
    .select({ page: pageNotes.page, bookmarked: pageNotes.bookmarked, note: pageNotes.note })
    .from(pageNotes)
    .where(and(eq(pageNotes.userId, viewer.id), eq(pageNotes.bookId, bookId)))
    .orderBy(asc(pageNotes.page))
  return { place: place ?? null, notes }
}

/** The book read last, if it can still be opened and is in the list. */
export async function findLastRead(viewer: Viewer) {
  const db = await database()
  const [place] = await db
    .select({ id: readingPositions.bookId })
    .from(readingPositions)
    .where(eq(readingPositions.userId, viewer.id))
    .orderBy(desc(readingPositions.updatedAt))
    .limit(1)
  const book = place && (await openEbook(viewer, place.id))
  return book?.item.isListed ? { id: book.id, title: book.title } : null
}

/** Includes notes in books that the user can no longer open. */
export async function findNotes(userId: string) {
  const db = await database()
  const rows = await db
    .select({
      bookId: pageNotes.bookId,
      page: pageNotes.page,
      bookmarked: pageNotes.bookmarked,
      note: pageNotes.note,
      updatedAt: pageNotes.updatedAt,
    })
    .from(pageNotes)
    .where(eq(pageNotes.userId, userId))
    .orderBy(asc(pageNotes.bookId), asc(pageNotes.page))
  const titles = await findTitles([...new Set(rows.map(({ bookId }) => bookId))])
  return rows.map(({ bookId, ...row }) => ({ book: titles.get(bookId) ?? bookId, ...row }))
}
