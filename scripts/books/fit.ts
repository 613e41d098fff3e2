import type { Chapter } from './chapters'
import type { ReadBook } from './read'

/** So few lines on a chapter's last page look like a mistake. */
const SPILL = 8

/** Chapters that run over onto a page by a few lines. */
export function spilling(chapters: Chapter[], book: ReadBook): Set<string> {
  const found = chapters.filter((_, index) => {
    const { first, last } = extent(chapters, index, book)
    return last > first && (book.lines[last - 1] ?? 0) <= SPILL
  })
  return new Set(found.map(({ id }) => id))
}

/** Those that need fewer pages in the second printing than in the first. */
export function shortened(chapters: Chapter[], before: ReadBook, after: ReadBook): Set<string> {
  const length = (index: number, book: ReadBook) => {
    const { first, last } = extent(chapters, index, book)
    return last - first
  }
  const found = chapters.filter((_, index) => length(index, after) < length(index, before))
  return new Set(found.map(({ id }) => id))
}

function extent(chapters: Chapter[], index: number, { opensOn, pages }: ReadBook) {
  const first = opensOn[chapters[index]?.id ?? ''] ?? 1
  const next = opensOn[chapters[index + 1]?.id ?? ''] ?? pages + 1
  return { first, last: next - 1 }
}
