/** The text of a book in one string, so that words can be found and kept across elements. */
export type TextIndex = { text: string; segments: { node: Text; start: number }[] }

/** Our own links, the numbers of the printed pages and the labels of a drawing are not the book's words. */
const FOREIGN = '.book-extra, .page-mark, svg'
export const TEXT_BLOCKS =
  'p, li, td, th, h1, h2, h3, h4, blockquote, figcaption, caption, dt, dd, pre'

/** A line break stands between blocks. */
export function indexText(root: HTMLElement): TextIndex {
  const segments: TextIndex['segments'] = []
  let text = ''
  let lastBlock: Element | null = null
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(FOREIGN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const block = node.parentElement?.closest(TEXT_BLOCKS) ?? root
    if (lastBlock && block !== lastBlock) text += '\n'
    lastBlock = block
    segments.push({ node, start: text.length })
    text += node.data
  }
  return { text, segments }
}

type Segment = TextIndex['segments'][number]

const getEnd = ({ node, start }: Segment) => start + node.length

/** The last segment that begins at this offset or before it, by halving. */
function findSegmentIndex(segments: Segment[], offset: number): number {
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Words that begin at a line break begin in the next segment. */
function findSegmentAt(segments: Segment[], offset: number): Segment | undefined {
  const index = Math.max(findSegmentIndex(segments, offset), 0)
  const segment = segments[index]
  return segment && offset >= getEnd(segment) ? segments[index + 1] : segment
}

export function toRange({ segments }: TextIndex, start: number, end: number): Range {
  const range = document.createRange()
  const first = findSegmentAt(segments, start)
  const last = segments[findSegmentIndex(segments, end - 1)]
  if (!first || !last) return range
  range.setStart(first.node, Math.max(start - first.start, 0))
  range.setEnd(last.node, Math.min(end - last.start, last.node.length))
  return range
}

/** Without white space at the ends. Null where the range has no words of the book. */
export function toOffsets(index: TextIndex, range: Range): [start: number, end: number] | null {
  const parts = index.segments.flatMap((segment) => {
    if (!range.intersectsNode(segment.node)) return []
    const { node, start } = segment
    const from = node === range.startContainer ? range.startOffset : 0
    const to = node === range.endContainer ? range.endOffset : node.length
    return from < to ? [[start + from, start + to] as const] : []
  })
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return null
  const selected = index.text.slice(first[0], last[1])
  const start = first[0] + selected.length - selected.trimStart().length
  const end = start + selected.trim().length
  return start < end ? [start, end] : null
}

/** The element around the words at this offset. */
export const findElementAt = ({ segments }: TextIndex, offset: number) =>
  findSegmentAt(segments, offset)?.node.parentElement ?? null

/** The printed page on which these words begin, by the last mark before them. */
export function findPageAt(root: HTMLElement, element: Element | null): number {
  const marks = [...root.querySelectorAll<HTMLElement>('[data-page]')]
  const isBefore = (mark: HTMLElement) =>
    element !== null &&
    (mark.contains(element) ||
      Boolean(mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
  return Number(marks.findLast(isBefore)?.dataset.page ?? 1)
}
