import { readerText } from '@/i18n/reader'

/** Repairs names and owners that PDF.js omits, once text and link layers are both rendered. */

type RenderedPage = {
  div: HTMLElement
  structTreeLayer?: { render: () => Promise<HTMLElement | null> }
}
type ViewerEvents = {
  on: (name: string, listener: (event: { source: RenderedPage }) => void) => void
}

const LAYER_EVENTS = ['textlayerrendered', 'annotationlayerrendered']

export function addAccessibleNames(events: ViewerEvents) {
  const layersByPage = new WeakMap<RenderedPage, Set<string>>()
  // A re-rendered page gets both layers again.
  events.on('pagerendered', ({ source }) => layersByPage.set(source, new Set()))
  for (const layer of LAYER_EVENTS)
    events.on(layer, ({ source }) => {
      const layers = layersByPage.get(source) ?? new Set()
      layersByPage.set(source, layers.add(layer))
      if (layers.size === LAYER_EVENTS.length) void nameElements(source)
    })
}

async function nameElements({ div, structTreeLayer }: RenderedPage) {
  for (const link of div.querySelectorAll<HTMLAnchorElement>('.linkAnnotation > a'))
    link.ariaLabel = link.title || readerText().linkInside
  const tree = await structTreeLayer?.render()
  if (!tree) return
  for (const element of tree.querySelectorAll('[aria-owns]'))
    if (!findOwnedElements(element).every(Boolean)) element.removeAttribute('aria-owns')
  for (const heading of tree.querySelectorAll('[role="heading"]'))
    heading.ariaLabel = readOwnedText(heading)
  for (const emptyElement of tree.querySelectorAll(EMPTY_ELEMENTS))
    for (const attribute of ['role', 'aria-level', 'aria-label'])
      emptyElement.removeAttribute(attribute)
}

/** Table heads also appear on pages that hold only later rows. */
const EMPTY_ELEMENTS =
  '[aria-label=""], :is([role="link"], [role="heading"], [role$="header"], [role="row"]):not([aria-owns], :has([aria-owns]))'

/** Some screen readers do not follow aria-owns into another layer for a heading's name. */
const readOwnedText = (element: Element) =>
  [element, ...element.querySelectorAll('[aria-owns]')]
    .flatMap(findOwnedElements)
    .map((ownedElement) => ownedElement?.textContent ?? '')
    .join(' ')
    .trim()

const findOwnedElements = (element: Element) =>
  (element.getAttribute('aria-owns')?.split(' ') ?? []).map((id) => document.getElementById(id))
