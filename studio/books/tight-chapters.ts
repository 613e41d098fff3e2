import type { PrintedChapter } from './chapters'
import type { ParsedBook } from './read-pdf'

/** Less than this on a last page looks like a mistake. */
const MIN_FILL = 0.3

export function findSpillingChapters(chapters: PrintedChapter[], book: ParsedBook): Set<string> {
  const matches = chapters.filter((_, index) => {
    const { first, last } = getPageRange(chapters, index, book)
    return last > first && (book.fills[last - 1] ?? 0) < MIN_FILL
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

/** From the imprint on; a table of contents may end early too. */
export const findNearlyEmptyPages = ({ fills }: ParsedBook): number[] =>
  fills.flatMap((fill, index) => (index > 1 && fill < MIN_FILL ? [index + 1] : []))

function getPageRange(
  chapters: PrintedChapter[],
  index: number,
  { startPages, pageCount }: ParsedBook,
) {
  const first = startPages[chapters[index]?.id ?? ''] ?? 1
  const nextStart = startPages[chapters[index + 1]?.id ?? ''] ?? pageCount + 1
  return { first, last: nextStart - 1 }
}
