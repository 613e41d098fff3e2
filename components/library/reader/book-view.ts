import type { ReadingPlace } from '@/lib/library/schema'

export type BookView = {
  getPosition: () => BookPosition
  goTo: (position: BookPosition) => void
  /** One page, or one screen of text. */
  turn: (direction: 1 | -1) => void
  /** To the start or the end of the book. */
  jump: (direction: 1 | -1) => void
  /** In, out or reset. */
  zoom: (step: 1 | -1 | 0, point?: ViewPoint) => void
  /** For pinch and wheel; the text view has sizes instead. */
  stretch?: (factor: number, point: ViewPoint) => void
  find: (query: string, isBackwards: boolean) => void
}

/** The text can also list its matches, even while the printed pages are shown. */
export type TextView = BookView & {
  list: (query: string) => { hits: SearchHit[]; total: number }
  goToHit: (query: string, index: number) => void
}

export type BookPosition = Pick<ReadingPlace, 'page' | 'scroll'>
export type BookViewMode = ReadingPlace['view']
export type SearchMatches = { current: number; total: number }
/** With the words around it. */
export type SearchHit = {
  chapter: string
  page: number
  before: string
  match: string
  after: string
}
export type ViewPoint = { x: number; y: number }

/** At once: a key pressed while the browser still scrolls would be lost. */
export function jumpToEdge(scroller: HTMLElement, direction: 1 | -1): void {
  scroller.scrollTop = direction === 1 ? scroller.scrollHeight : 0
}

export type BookViewListeners = {
  onMove: () => void
  onMatches: (matches: SearchMatches) => void
}
