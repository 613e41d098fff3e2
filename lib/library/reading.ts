import 'server-only'
import { and, asc, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { pageNotes, readingPositions } from '@/db/schema'
import { readerText } from '@/i18n/reader'
import type { Viewer } from '@/lib/auth/sessions'
import { findTitles } from '@/lib/content/published'
import { openEbook } from './books'
import { findHighlights, listHighlights } from './highlights'
import type { Age, PageNote, ReadingPlace, ReadingState } from './schema'
import { toTime } from './written-at'

type ReaderNotes = Awaited<ReturnType<typeof findNotes>>

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
    .where(and(eq(pageNotes.userId, viewer.id), eq(pageNotes.bookId, bookId), isNotEmpty))
    .orderBy(asc(pageNotes.page))
  const highlights = await listHighlights(viewer.id, bookId)
  return { place: place ?? null, notes, highlights }
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
  return book?.item.isListed ? { id: book.id, title: book.title, cover: book.cover } : null
}

/** With highlights, in the order of the pages. Includes those in books that the user can no longer open. */
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
    .where(and(eq(pageNotes.userId, userId), isNotEmpty))
    .orderBy(asc(pageNotes.bookId), asc(pageNotes.page))
  const highlights = await findHighlights(userId)
  const all = [
    ...rows.map((row) => ({ ...row, highlight: null })),
    ...highlights.map(({ bookId, page, note, updatedAt, ...highlight }) => ({
      ...{ bookId, page, bookmarked: false, note, updatedAt, highlight },
    })),
  ].sort(comparePlaces)
  const titles = await findTitles([...new Set(all.map(({ bookId }) => bookId))])
  return all.map(({ bookId, ...row }) => ({ book: titles.get(bookId) ?? bookId, ...row }))
}

type BookPlace = { bookId: string; page: number }

const comparePlaces = (first: BookPlace, second: BookPlace) =>
  first.bookId === second.bookId ? first.page - second.page : first.bookId < second.bookId ? -1 : 1

export function sendNotesAsText(notes: ReaderNotes): Response {
  const text = readerText()
  const books = [...new Set(notes.map(({ book }) => book))]
  const lines = books.flatMap((book) => [
    book,
    ...notes.filter((candidate) => candidate.book === book).flatMap(writeNote),
    '',
  ])
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${text.mine.fileName}.txt"`,
    },
  })
}

function writeNote({ page, note, highlight }: ReaderNotes[number]): string[] {
  const text = readerText()
  if (!highlight) return [`  ${text.page(page)}: ${note ?? text.bookmark}`]
  const words = highlight.quote.replace(/\s+/g, ' ')
  return [
    `  ${text.page(page)}: “${words}” (${text.highlights.colours[highlight.colour]})`,
    ...(note ? [`    ${note}`] : []),
  ]
}

/** True for the first time of a day, in India: of two requests at once, for one. */
export async function saveReadingPlace(
  viewer: Viewer,
  bookId: string,
  { secondsAgo, ...place }: ReadingPlace & Age,
): Promise<boolean> {
  await requireOpenPage(viewer, bookId, place.page)
  const db = await database()
  const change = { ...place, updatedAt: toTime(secondsAgo) }
  const isEarlier = lte(readingPositions.updatedAt, change.updatedAt)
  const startOfToday = sql`(day_in_india()::timestamp at time zone 'Asia/Kolkata')`
  const [firstToday] = await db
    .insert(readingPositions)
    .values({ userId: viewer.id, bookId, ...change })
    .onConflictDoUpdate({
      target: [readingPositions.userId, readingPositions.bookId],
      set: change,
      setWhere: and(lt(readingPositions.updatedAt, startOfToday), isEarlier),
    })
    .returning({ isToday: sql<boolean>`${readingPositions.updatedAt} >= ${startOfToday}` })
  if (firstToday) return firstToday.isToday
  await db
    .update(readingPositions)
    .set(change)
    .where(
      and(eq(readingPositions.userId, viewer.id), eq(readingPositions.bookId, bookId), isEarlier),
    )
  return false
}

export async function savePageNote(
  viewer: Viewer,
  bookId: string,
  { page, secondsAgo, ...content }: PageNote & Age,
) {
  await requireOpenPage(viewer, bookId, page)
  const db = await database()
  const change = { ...content, updatedAt: toTime(secondsAgo) }
  const isEarlier = lte(pageNotes.updatedAt, change.updatedAt)
  if (content.bookmarked || content.note)
    await db
      .insert(pageNotes)
      .values({ userId: viewer.id, bookId, page, ...change })
      .onConflictDoUpdate({
        target: [pageNotes.userId, pageNotes.bookId, pageNotes.page],
        set: change,
        setWhere: isEarlier,
      })
  else
    await db
      .update(pageNotes)
      .set(change)
      .where(
        and(
          eq(pageNotes.userId, viewer.id),
          eq(pageNotes.bookId, bookId),
          eq(pageNotes.page, page),
          isEarlier,
        ),
      )
}

const isNotEmpty = or(pageNotes.bookmarked, isNotNull(pageNotes.note))

/** Only pages of books that the user can open, which bounds the number of rows. */
async function requireOpenPage(viewer: Viewer, bookId: string, page: number) {
  const book = await openEbook(viewer, bookId)
  if (!book || page > book.pages) throw new AppError('notFound', 'notFound')
}
