import { type BookPosition, type BookViewListeners, jumpToEdge, type TextView } from './book-view'
import { createTextFinder } from './find-in-text'

/** The text in one column, with markers where printed pages begin. */

/** Text at this distance from the top counts as the reading position. */
const READING_LINE_PX = 48
/** Overlap that stays visible when turning a screen. */
const TURN_OVERLAP_PX = 56

export function createTextView(
  scroller: HTMLElement,
  stepSize: (direction: 1 | -1 | 0) => void,
  listeners: BookViewListeners,
): TextView {
  const markers = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  const finder = createTextFinder(scroller, listeners.onMatches)
  scroller.addEventListener('scroll', listeners.onMove, { passive: true })

  /** A page extends from its marker to the next one. */
  const measurePage = (index: number) => {
    const top = measureTop(markers[index])
    const next = markers[index + 1]
    return { top, height: Math.max((next ? measureTop(next) : scroller.scrollHeight) - top, 1) }
  }
  const measureTop = (marker: HTMLElement | undefined) =>
    marker
      ? marker.getBoundingClientRect().top -
        scroller.getBoundingClientRect().top +
        scroller.scrollTop
      : 0

  const getPosition = (): BookPosition => {
    const readingLine = scroller.scrollTop + READING_LINE_PX
    const index = Math.max(
      markers.findLastIndex((marker) => measureTop(marker) <= readingLine),
      0,
    )
    const { top, height } = measurePage(index)
    return {
      page: readPageNumber(markers[index]),
      scroll: Math.min(Math.max((readingLine - top) / height, 0), 1),
    }
  }

  const goTo = ({ page, scroll }: BookPosition) => {
    const index = Math.max(
      markers.findLastIndex((marker) => readPageNumber(marker) <= page),
      0,
    )
    const { top, height } = measurePage(index)
    // A page without a marker counts as the middle of the page before it.
    const share = readPageNumber(markers[index]) < page ? 0.5 : scroll
    scroller.scrollTop = page === 1 && scroll < 0.1 ? 0 : top + share * height - READING_LINE_PX + 1
  }

  return {
    getPosition,
    goTo,
    turn: (direction) =>
      scroller.scrollBy({ top: direction * (scroller.clientHeight - TURN_OVERLAP_PX) }),
    jump: (direction) => jumpToEdge(scroller, direction),
    zoom: stepSize,
    find: finder.find,
    list: finder.list,
    goToHit: finder.goTo,
  }
}

const readPageNumber = (marker: HTMLElement | undefined) => Number(marker?.dataset.page ?? 1)
