import type { ReadingPlace } from '@/lib/library/schema'

/** What the bar, the keys and the fingers ask of either view of a book: its text or its printed pages. */
export type BookView = {
  place: () => BookPosition
  goTo: (position: BookPosition) => void
  /** One page, or one screen of text, on or back. */
  turn: (direction: 1 | -1) => void
  /** Larger, smaller, or as it was. */
  zoom: (step: 1 | -1 | 0, point?: ViewPoint) => void
  /** By fingers and by the wheel; a text has sizes instead. */
  stretch?: (factor: number, point: ViewPoint) => void
  find: (query: string, isBackwards: boolean) => void
}

export type BookPosition = Pick<ReadingPlace, 'page' | 'down'>
export type BookViewMode = ReadingPlace['view']
export type SearchMatches = { current: number; total: number }
export type ViewPoint = { x: number; y: number }

export type BookViewListeners = {
  onMove: () => void
  onMatches: (matches: SearchMatches) => void
}
