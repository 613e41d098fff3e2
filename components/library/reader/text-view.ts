import type { BookView, Listeners, Place } from './book-view'
import { finderIn } from './find-in-text'

/** The book's text: one long column in which marks say where a printed page begins. */

/** A line below the edge: what stands there is being read. */
const EYES = 48
/** Of a screen that is turned, so much stays on view. */
const OVERLAP = 56

export function textView(
  scroller: HTMLElement,
  stepSize: (by: 1 | -1 | 0) => void,
  listeners: Listeners,
): BookView {
  const marks = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  const find = finderIn(scroller, listeners.onMatches)
  scroller.addEventListener('scroll', listeners.onMove, { passive: true })

  /** A page reaches from its mark to the next one. */
  const extent = (index: number) => {
    const top = heightOf(marks[index])
    const next = marks[index + 1]
    return { top, height: Math.max((next ? heightOf(next) : scroller.scrollHeight) - top, 1) }
  }
  const heightOf = (mark: HTMLElement | undefined) =>
    mark
      ? mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      : 0

  const place = (): Place => {
    const eyes = scroller.scrollTop + EYES
    const index = Math.max(
      marks.findLastIndex((mark) => heightOf(mark) <= eyes),
      0,
    )
    const { top, height } = extent(index)
    return { page: pageOf(marks[index]), down: Math.min(Math.max((eyes - top) / height, 0), 1) }
  }

  const goTo = ({ page, down }: Place) => {
    const index = Math.max(
      marks.findLastIndex((mark) => pageOf(mark) <= page),
      0,
    )
    const { top, height } = extent(index)
    // A page that begins nowhere in the text lies in the middle of the one before it.
    const share = pageOf(marks[index]) < page ? 0.5 : down
    scroller.scrollTop = page === 1 && down < 0.1 ? 0 : top + share * height - EYES + 1
  }

  return {
    place,
    goTo,
    turn: (by) => scroller.scrollBy({ top: by * (scroller.clientHeight - OVERLAP) }),
    zoom: stepSize,
    find,
  }
}

const pageOf = (mark: HTMLElement | undefined) => Number(mark?.dataset.page ?? 1)
