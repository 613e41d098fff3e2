import type { Matches } from './book-view'

/** All places of some words are tinted where the browser can; the one at hand is selected. */
const TINT = 'found'

export function finderIn(scroller: HTMLElement, onMatches: (matches: Matches) => void) {
  let sought = ''
  let found: Range[] = []
  let at = -1

  return (words: string, back: boolean) => {
    if (words !== sought) {
      sought = words
      found = placesOf(words, scroller)
      tint(found)
      at = back ? 0 : firstBelow(found, scroller) - 1
    }
    if (found.length > 0) at = (at + (back ? -1 : 1) + found.length) % found.length
    show(found[at], scroller)
    onMatches({ current: found.length > 0 ? at + 1 : 0, total: found.length })
  }
}

/** Words may run over from one element into the next, a bold one say. */
function placesOf(words: string, scroller: HTMLElement): Range[] {
  const [letters, wanted] = [plain(textOf(scroller)), plain(words.trim())]
  const places: Range[] = []
  if (!wanted) return places
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    places.push(rangeOf(at, at + wanted.length, scroller))
  return places
}

const nodesIn = (scroller: HTMLElement) => document.createTreeWalker(scroller, NodeFilter.SHOW_TEXT)

function textOf(scroller: HTMLElement) {
  let text = ''
  for (const nodes = nodesIn(scroller); nodes.nextNode(); ) text += nodes.currentNode.nodeValue
  return text
}

/** Letter by letter of the same length, so that places in the one are places in the other. */
const plain = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

function rangeOf(from: number, to: number, scroller: HTMLElement) {
  const range = document.createRange()
  let passed = 0
  for (const nodes = nodesIn(scroller); nodes.nextNode(); ) {
    const { currentNode: node } = nodes
    const length = node.nodeValue?.length ?? 0
    if (from >= passed && from < passed + length) range.setStart(node, from - passed)
    if (to <= passed + length) {
      range.setEnd(node, to - passed)
      return range
    }
    passed += length
  }
  return range
}

function firstBelow(found: Range[], scroller: HTMLElement) {
  const { top } = scroller.getBoundingClientRect()
  return Math.max(
    found.findIndex((range) => range.getBoundingClientRect().top >= top),
    0,
  )
}

function tint(found: Range[]) {
  if ('highlights' in CSS) CSS.highlights.set(TINT, new Highlight(...found))
}

function show(range: Range | undefined, scroller: HTMLElement) {
  if (!range) return
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  const { top } = range.getBoundingClientRect()
  scroller.scrollTop += top - scroller.getBoundingClientRect().top - scroller.clientHeight / 3
}
