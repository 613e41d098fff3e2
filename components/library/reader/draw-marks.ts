import type { BookHighlight } from '@/lib/library/schema'
import { createQuoteFinder } from './find-quote'
import { indexText, type TextIndex } from './text-index'

type Place = { highlight: BookHighlight; start: number; end: number }

const MARK_CLASS = 'book-mark'

/**
 * Draws the highlights as elements: they can be pressed, printed and have borders, in every browser. Only text
 * nodes are wrapped, which React does not compare. Returns the ids of those whose words are in the text.
 */
export function drawMarks(scroller: HTMLElement, highlights: BookHighlight[]): Set<string> {
  removeMarks(scroller)
  if (highlights.length === 0) return new Set()
  const index = indexText(scroller)
  const find = createQuoteFinder(index.text)
  const places = highlights.flatMap((highlight) => {
    const place = find(highlight)
    return place ? [{ highlight, ...place }] : []
  })
  // From the end, so that the offsets before stay right.
  for (const part of splitPlaces(places).reverse()) wrapPart(index, part)
  return new Set(places.map(({ highlight }) => highlight.id))
}

export const findMarks = (scroller: HTMLElement, id: string) =>
  [...scroller.querySelectorAll<HTMLElement>(`.${MARK_CLASS}`)].filter(
    ({ dataset }) => dataset.highlight === id,
  )

/** Where highlights overlap, the last one is drawn. */
function splitPlaces(places: Place[]): Place[] {
  const edges = [...new Set(places.flatMap(({ start, end }) => [start, end]))].sort(
    (first, second) => first - second,
  )
  return edges.flatMap((start, index) => {
    const end = edges[index + 1] ?? start
    const top = places.findLast((place) => place.start <= start && place.end >= end)
    return top && end > start ? [{ highlight: top.highlight, start, end }] : []
  })
}

function wrapPart({ segments }: TextIndex, { highlight, start, end }: Place) {
  for (const { node, start: nodeStart } of [...segments].reverse()) {
    const from = Math.max(start - nodeStart, 0)
    const to = Math.min(end - nodeStart, node.length)
    if (from >= to) continue
    if (to < node.length) node.splitText(to)
    const words = from > 0 ? node.splitText(from) : node
    const mark = document.createElement('mark')
    mark.className = MARK_CLASS
    mark.dataset.highlight = highlight.id
    mark.dataset.colour = highlight.colour
    words.replaceWith(mark)
    mark.append(words)
  }
}

function removeMarks(scroller: HTMLElement) {
  const parents = new Set<Node>()
  for (const mark of scroller.querySelectorAll(`.${MARK_CLASS}`)) {
    if (mark.parentNode) parents.add(mark.parentNode)
    mark.replaceWith(...mark.childNodes)
  }
  for (const parent of parents) parent.normalize()
}
