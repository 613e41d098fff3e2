import { scrollIntoReading } from '../find-in-text'
import { announceReadingPlace } from '../focus-line'
import { indexText, type TextIndex, toRange } from '../text-index'
import type { SpokenSentence } from './list-sentences'

const HIGHLIGHT_NAME = 'spoken'
/** So much of the text stays visible before and after the sentence. */
const MARGIN_PX = 24

/**
 * Marks the sentence that is read and keeps it on the screen, until someone scrolls it away to read elsewhere; it
 * is followed again once they come back to it.
 */
export function createSpokenMark(scroller: HTMLElement) {
  let range: Range | null = null
  let element: Element | null = null
  let isFollowing = true
  let seenTop = scroller.scrollTop
  const handleScroll = () => {
    if (range && scroller.scrollTop !== seenTop) isFollowing = isOnScreen(range, scroller, 0)
    seenTop = scroller.scrollTop
  }
  scroller.addEventListener('scroll', handleScroll, { passive: true })

  const clear = () => {
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT_NAME)
    element?.removeAttribute('data-spoken')
    range = null
  }

  return {
    show: (sentence: SpokenSentence, mustFollow: boolean) => {
      // The event of a scroll comes with the next frame, which may be after the sentence.
      handleScroll()
      clear()
      range = makeRange(indexText(scroller), sentence)
      if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range))
      // Of a picture, and of the whole paragraph where the browser cannot mark words.
      element = sentence.element
      element.setAttribute('data-spoken', '')
      isFollowing ||= mustFollow
      if (isFollowing && !isOnScreen(range, scroller, MARGIN_PX)) scrollIntoReading(range, scroller)
      // Only a person's scrolling stops it.
      seenTop = scroller.scrollTop
      if (isFollowing) announceReadingPlace(scroller, range)
    },
    release: () => {
      clear()
      scroller.removeEventListener('scroll', handleScroll)
    },
  }
}

function makeRange(index: TextIndex, { start, end, element, isPicture }: SpokenSentence): Range {
  if (!isPicture) return toRange(index, start, end)
  const range = document.createRange()
  range.selectNode(element)
  return range
}

/** With a margin, all of it; without one, any of it. */
function isOnScreen(range: Range, scroller: HTMLElement, margin: number): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  if (margin === 0) return bottom > view.top && top < view.bottom
  return top >= view.top + margin && bottom <= view.bottom - margin
}

/** The sentence of the selected words, else the remembered one if it is on the screen, else the first there. */
export function findFirstSentence(
  sentences: SpokenSentence[],
  scroller: HTMLElement,
  { selected, remembered }: { selected?: number; remembered?: number },
): number {
  if (selected !== undefined)
    return Math.max(
      sentences.findIndex(({ end }) => end > selected),
      0,
    )
  const index = indexText(scroller)
  const measure = (sentence: SpokenSentence) => makeRange(index, sentence)
  const known = remembered === undefined ? undefined : sentences[remembered]
  if (remembered !== undefined && known && isOnScreen(measure(known), scroller, 0))
    return remembered
  const { top } = scroller.getBoundingClientRect()
  return Math.max(
    sentences.findIndex((sentence) => measure(sentence).getBoundingClientRect().bottom > top + 8),
    0,
  )
}
