import type { PrintedChapter } from './chapters'
import type { ParsedBook } from './read-pdf'

/** Fewer lines than this on a last page look like a mistake. */
const MAX_SPILL_LINES = 8

export function findSpillingChapters(chapters: PrintedChapter[], book: ParsedBook): Set<string> {
  const matches = chapters.filter((_, index) => {
    const { first, last } = getPageRange(chapters, index, book)
    return last > first && (book.lineCounts[last - 1] ?? 0) <= MAX_SPILL_LINES
  })
  return new Set(matches.map(({ id }) => id))
}

export function findShortenedChapters(
  chapters: PrintedChapter[],
  before: ParsedBook,
  after: ParsedBook,
): Set<string> {
  const getPageSpan = (index: number, book: ParsedBook) => {
    const { first, last } = getPageRange(chapters, index, book)
    return last - first
  }
  const matches = chapters.filter(
    (_, index) => getPageSpan(index, after) < getPageSpan(index, before),
  )
  return new Set(matches.map(({ id }) => id))
}

function getPageRange(
  chapters: PrintedChapter[],
  index: number,
  { startPages, pageCount }: ParsedBook,
) {
  const first = startPages[chapters[index]?.id ?? ''] ?? 1
  const nextStart = startPages[chapters[index + 1]?.id ?? ''] ?? pageCount + 1
  return { first, last: nextStart - 1 }
}
