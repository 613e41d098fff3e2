import 'server-only'
import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { pageNotes, readingPositions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { openEbook } from './queries'
import type { PageNote, ReadingPlace } from './schema'

/** True for the first time of a day, in India: of two requests at once, for one. */
export async function saveReadingPlace(
  viewer: Viewer,
  bookId: string,
  place: ReadingPlace,
): Promise<boolean> {
  await requireOpenPage(viewer, bookId, place.page)
  const db = await database()
  const change = { ...place, updatedAt: sql`now()` }
  const [firstToday] = await db
    .insert(readingPositions)
    .values({ userId: viewer.id, bookId, ...place })
    .onConflictDoUpdate({
      target: [readingPositions.userId, readingPositions.bookId],
      set: change,
      setWhere: lt(
        readingPositions.updatedAt,
        sql`(day_in_india()::timestamp at time zone 'Asia/Kolkata')`,
      ),
    })
    .returning({ bookId: readingPositions.bookId })
  if (firstToday) return true
  await db
    .update(readingPositions)
    .set(change)
    .where(and(eq(readingPositions.userId, viewer.id), eq(readingPositions.bookId, bookId)))
  return false
}

export async function savePageNote(viewer: Viewer, bookId: string, { page, ...content }: PageNote) {
  await requireOpenPage(viewer, bookId, page)
  const db = await database()
  const row = { userId: viewer.id, bookId, page }
  if (content.bookmarked || content.note)
    await db
      .insert(pageNotes)
      .values({ ...row, ...content })
      .onConflictDoUpdate({
        target: [pageNotes.userId, pageNotes.bookId, pageNotes.page],
        set: { ...content, updatedAt: sql`now()` },
      })
  else
    await db
      .delete(pageNotes)
      .where(
        and(
          eq(pageNotes.userId, viewer.id),
          eq(pageNotes.bookId, bookId),
          eq(pageNotes.page, page),
        ),
      )
}

/** Only pages of books that the user can open, which bounds the number of rows. */
async function requireOpenPage(viewer: Viewer, bookId: string, page: number) {
  const book = await openEbook(viewer, bookId)
  if (!book || page > book.pages) throw new AppError('notFound', 'notFound')
}
