import type { ReadingPlace } from '@/lib/library/schema'

/** What the bar, the keys and the fingers ask of either view of a book: its text or its printed pages. */
export type BookView = {
  place: () => Place
  goTo: (place: Place) => void
  /** One page, or one screen of text, on or back. */
  turn: (by: 1 | -1) => void
  /** Larger, smaller, or as it was. */
  zoom: (step: 1 | -1 | 0, at?: Point) => void
  /** By fingers and by the wheel; a text has sizes instead. */
  stretch?: (factor: number, at: Point) => void
  find: (words: string, back: boolean) => void
}

export type Place = Pick<ReadingPlace, 'page' | 'down'>
export type View = ReadingPlace['view']
export type Matches = { current: number; total: number }
export type Point = { x: number; y: number }

export type Listeners = {
  onMove: () => void
  onMatches: (matches: Matches) => void
}
