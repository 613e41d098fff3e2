import { readerWords } from '@/words/reader'

/**
 * PDF.js gives a tagged page its headings, lists and links; what it leaves without a name or an owner
 * is mended, once the letters and the links that the tree speaks of are both there.
 */

type Page = {
  div: HTMLElement
  structTreeLayer?: { render: () => Promise<HTMLElement | null> }
}
type Events = { on: (name: string, hear: (event: { source: Page }) => void) => void }

const LAYERS = ['textlayerrendered', 'annotationlayerrendered']

export function nameParts(events: Events) {
  const there = new WeakMap<Page, Set<string>>()
  // Drawn anew, it gets both layers anew.
  events.on('pagerendered', ({ source }) => there.set(source, new Set()))
  for (const layer of LAYERS)
    events.on(layer, ({ source }) => {
      const layers = there.get(source) ?? new Set()
      there.set(source, layers.add(layer))
      if (layers.size === LAYERS.length) void namePage(source)
    })
}

async function namePage({ div, structTreeLayer }: Page) {
  for (const link of div.querySelectorAll<HTMLAnchorElement>('.linkAnnotation > a'))
    link.ariaLabel = link.title || readerWords().linkInside
  const tree = await structTreeLayer?.render()
  if (!tree) return
  for (const part of tree.querySelectorAll('[aria-owns]'))
    if (!owned(part).every(Boolean)) part.removeAttribute('aria-owns')
  for (const heading of tree.querySelectorAll('[role="heading"]'))
    heading.ariaLabel = lettersOf(heading)
  for (const empty of tree.querySelectorAll(EMPTY))
    for (const said of ['role', 'aria-level', 'aria-label']) empty.removeAttribute(said)
}

/** A table's head, too, stands in the tree of a page to which only its later rows have come. */
const EMPTY =
  '[aria-label=""], :is([role="link"], [role="heading"], [role$="header"], [role="row"]):not([aria-owns], :has([aria-owns]))'

/** They stand in another layer; not every reader of screens follows there for a heading's name. */
const lettersOf = (part: Element) =>
  [part, ...part.querySelectorAll('[aria-owns]')]
    .flatMap(owned)
    .map((one) => one?.textContent ?? '')
    .join(' ')
    .trim()

const owned = (part: Element) =>
  (part.getAttribute('aria-owns')?.split(' ') ?? []).map((id) => document.getElementById(id))
