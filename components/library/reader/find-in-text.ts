import type { SearchHit, SearchMatches } from './book-view'
import { findTextRanges } from './find-text-ranges'
import { findElementAt, findPageAt, indexText, type TextIndex, toRange } from './text-index'

/** Highlights all matches where supported and selects the current one. */
const HIGHLIGHT_NAME = 'search-match'
/** So many are listed; the arrows reach the others. */
const MAX_LISTED = 200
const SNIPPET_LENGTH = 60

export function createTextFinder(
  scroller: HTMLElement,
  onMatches: (matches: SearchMatches) => void,
) {
  let lastQuery = ''
  let places: [number, number][] = []
  let current = -1

  /** Marks of the reader change the elements, so ranges are made when they are needed. */
  const show = (index: number) => {
    current = index
    const place = places[current]
    if (place) scrollToRange(toRange(indexText(scroller), ...place), scroller)
    onMatches({ current: current + 1, total: places.length })
  }
  const search = (query: string) => {
    lastQuery = query
    const textIndex = indexText(scroller)
    places = findTextRanges(textIndex.text, query)
    const ranges = places.map(([start, end]) => toRange(textIndex, start, end))
    highlightRanges(ranges)
    return { textIndex, ranges }
  }

  return {
    find: (query: string, isBackwards: boolean) => {
      const isNew = query !== lastQuery
      if (isNew) {
        const { ranges } = search(query)
        current = isBackwards ? 0 : findFirstBelowTop(ranges, scroller) - 1
      }
      if (places.length === 0) return show(-1)
      show((current + (isBackwards ? -1 : 1) + places.length) % places.length)
    },
    goTo: (query: string, index: number) => {
      if (query !== lastQuery) search(query)
      show(index)
    },
    /** Also of a hidden text. Nothing is shown yet. */
    list: (query: string): { hits: SearchHit[]; total: number } => {
      const textIndex = indexText(scroller)
      const all = findTextRanges(textIndex.text, query)
      const hits = all
        .slice(0, MAX_LISTED)
        .map(([start, end]) => describeHit(scroller, textIndex, start, end))
      return { hits, total: all.length }
    },
  }
}

function describeHit(
  scroller: HTMLElement,
  textIndex: TextIndex,
  start: number,
  end: number,
): SearchHit {
  const element = findElementAt(textIndex, start)
  const { text } = textIndex
  const [line = ''] = text
    .slice(Math.max(0, start - SNIPPET_LENGTH), start)
    .split('\n')
    .slice(-1)
  const [rest = ''] = text.slice(end, end + SNIPPET_LENGTH).split('\n')
  return {
    chapter: element?.closest('section')?.querySelector('h2')?.textContent ?? '',
    page: findPageAt(scroller, element),
    before: line.length < SNIPPET_LENGTH ? line : `…${line.slice(line.indexOf(' ') + 1)}`,
    match: text.slice(start, end),
    after: rest.length < SNIPPET_LENGTH ? rest : `${rest.slice(0, rest.lastIndexOf(' ') + 1)}…`,
  }
}

function findFirstBelowTop(ranges: Range[], scroller: HTMLElement) {
  const { top } = scroller.getBoundingClientRect()
  return Math.max(
    ranges.findIndex((range) => range.getBoundingClientRect().top >= top),
    0,
  )
}

function highlightRanges(ranges: Range[]) {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges))
}

function scrollToRange(range: Range, scroller: HTMLElement) {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  scrollIntoReading(range, scroller)
}

/** To a third below the top, where a list at the bottom does not cover it. */
export function scrollIntoReading(range: Range, scroller: HTMLElement) {
  const { top } = range.getBoundingClientRect()
  scroller.scrollTop += top - scroller.getBoundingClientRect().top - scroller.clientHeight / 3
}
