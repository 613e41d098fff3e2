import { indexText, toOffsets } from './text-index'
import type { SelectedWords } from './use-selected-words'

const PARAGRAPHS = '.book-run :is(p, li, td), .book-run h3'

export type Paragraph = SelectedWords & { element: HTMLElement }

/** All that a keyboard can choose to highlight, in order. */
export function listParagraphs(scroller: HTMLElement): Paragraph[] {
  const index = indexText(scroller)
  return [...scroller.querySelectorAll<HTMLElement>(PARAGRAPHS)].flatMap((element) => {
    if (element.querySelector('p, li')) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const offsets = toOffsets(index, range)
    return offsets ? [{ element, start: offsets[0], end: offsets[1] }] : []
  })
}

/** The first one on the screen. */
export function findTopParagraph(paragraphs: Paragraph[], scroller: HTMLElement): number {
  const { top } = scroller.getBoundingClientRect()
  return Math.max(
    paragraphs.findIndex(({ element }) => element.getBoundingClientRect().top >= top),
    0,
  )
}
