import type { SearchMatches } from './book-view'
import { findTextRanges } from './find-text-ranges'

/** Highlights all matches where supported and selects the current one. */
const HIGHLIGHT_NAME = 'search-match'

export function createTextFinder(
  scroller: HTMLElement,
  onMatches: (matches: SearchMatches) => void,
) {
  let lastQuery = ''
  let ranges: Range[] = []
  let index = -1

  return (query: string, isBackwards: boolean) => {
    if (query !== lastQuery) {
      lastQuery = query
      ranges = findRanges(query, scroller)
      highlightRanges(ranges)
      index = isBackwards ? 0 : findFirstBelowTop(ranges, scroller) - 1
    }
    if (ranges.length > 0) index = (index + (isBackwards ? -1 : 1) + ranges.length) % ranges.length
    scrollToRange(ranges[index], scroller)
    onMatches({ current: ranges.length > 0 ? index + 1 : 0, total: ranges.length })
  }
}

/** Matches can span elements, such as bold words. */
const findRanges = (query: string, scroller: HTMLElement): Range[] =>
  findTextRanges(readText(scroller), query).map(([start, end]) =>
    createRangeAt(start, end, scroller),
  )

/** Without our own links between the chapters. */
const walkTextNodes = (scroller: HTMLElement) =>
  document.createTreeWalker(scroller, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('.book-extra')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )

function readText(scroller: HTMLElement) {
  let text = ''
  for (const nodes = walkTextNodes(scroller); nodes.nextNode(); )
    text += nodes.currentNode.nodeValue
  return text
}

function createRangeAt(start: number, end: number, scroller: HTMLElement) {
  const range = document.createRange()
  let offset = 0
  for (const nodes = walkTextNodes(scroller); nodes.nextNode(); ) {
    const { currentNode: node } = nodes
    const length = node.nodeValue?.length ?? 0
    if (start >= offset && start < offset + length) range.setStart(node, start - offset)
    if (end <= offset + length) {
      range.setEnd(node, end - offset)
      return range
    }
    offset += length
  }
  return range
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

function scrollToRange(range: Range | undefined, scroller: HTMLElement) {
  if (!range) return
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  const { top } = range.getBoundingClientRect()
  scroller.scrollTop += top - scroller.getBoundingClientRect().top - scroller.clientHeight / 3
}
