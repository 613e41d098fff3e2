import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { BookPage, type Desk, type Size } from './book-page'
import { Drawing } from './drawing'
import { MAX_ZOOM, MIN_ZOOM, type OpenAt, within } from './open-parameters'
import { placeOf, type Target } from './page-links'

/** All pages of a book, one below the other. */

const NATURAL = 96 / 72
const SETTLED_MS = 150
const GAP = 8

type Point = { x: number; y: number }
type Listeners = {
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  onFault: () => void
}

export class PageStack {
  readonly pages: BookPage[]
  zoom = 1
  current = 0
  #drawing: Drawing | undefined
  #settling: ReturnType<typeof setTimeout> | undefined
  #width = 0
  #widthWatch = new ResizeObserver(() => this.#noteWidth())

  /** Sheets take the size of the first page until they are known: asking each would fetch all the book. */
  constructor(
    readonly scroller: HTMLElement,
    readonly list: HTMLElement,
    readonly book: PDFDocumentProxy,
    size: Size,
    readonly listeners: Listeners,
  ) {
    const desk: Desk = { book, scaleOf: this.scaleOf, follow: this.follow }
    this.pages = Array.from(
      { length: book.numPages },
      (_, index) => new BookPage(index + 1, desk, size),
    )
    this.#measure()
    list.replaceChildren(...this.pages.map(({ element }) => element))
  }

  start({ page, zoom }: OpenAt) {
    this.zoomTo(zoom)
    this.goTo(page)
    this.#drawing = new Drawing(this.scroller, this.pages, {
      current: () => this.current,
      onSize: this.#noteSize,
      onFault: this.listeners.onFault,
    })
    this.#widthWatch.observe(this.scroller)
    this.scroller.addEventListener('scroll', this.#notePage, { passive: true })
    this.#notePage()
  }

  close() {
    clearTimeout(this.#settling)
    this.#widthWatch.disconnect()
    this.#drawing?.close()
    this.scroller.removeEventListener('scroll', this.#notePage)
    this.list.replaceChildren()
  }

  retry() {
    this.#drawing?.retry()
  }

  scaleOf = (size: Size) => this.#fit(size) * this.zoom

  follow = async (target: Target) => {
    // A link to nowhere in the book leads nowhere.
    const place = await placeOf(target, this.book).catch(() => undefined)
    if (place) this.goTo(place.page, place.down)
  }

  goTo(number: number, down = 0) {
    const page = this.pages[within(number, 1, this.pages.length) - 1]?.element
    if (page) this.scroller.scrollTop = page.offsetTop - GAP + down * page.offsetHeight
  }

  zoomTo(wish: number, point?: Point) {
    this.stretchTo(wish, point)
    this.redrawSoon()
  }

  /**
   * Keeps the point that the fingers hold, or the middle, where it is. Redrawing waits until they let
   * go: a finger on an element that is replaced is heard of no more.
   */
  stretchTo(wish: number, point?: Point) {
    clearTimeout(this.#settling)
    this.zoom = within(wish, MIN_ZOOM, MAX_ZOOM)
    const { clientWidth, clientHeight } = this.scroller
    this.#keepingPlace(point ?? { x: clientWidth / 2, y: clientHeight / 2 }, () =>
      this.list.style.setProperty('--zoom', String(this.zoom)),
    )
    this.listeners.onZoom(this.zoom)
  }

  redrawSoon() {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#drawing?.startAgain(), SETTLED_MS)
  }

  #frameWidth = () => this.scroller.clientWidth

  #fit({ width }: Size) {
    const margin = this.#width < 600 ? 6 : 24
    return Math.min(NATURAL, Math.max(this.#width - 2 * margin, 120) / width)
  }

  #measure() {
    this.#width = this.#frameWidth()
    for (const page of this.pages) this.#resize(page)
  }

  #resize({ element, size }: BookPage) {
    element.style.setProperty('--fit', String(this.#fit(size)))
    element.style.setProperty('--page-width', String(size.width))
    element.style.setProperty('--page-height', String(size.height))
  }

  #keepingPlace(point: Point, change: () => void) {
    const { scroller } = this
    const frame = scroller.getBoundingClientRect()
    const held = this.#pageAt(scroller.scrollTop + point.y)?.element
    const before = held?.getBoundingClientRect()
    change()
    const after = held?.getBoundingClientRect()
    if (!before || !after || before.height === 0) return
    const across = (point.x + frame.left - before.left) / before.width
    const down = (point.y + frame.top - before.top) / before.height
    scroller.scrollLeft += after.left + across * after.width - (point.x + frame.left)
    scroller.scrollTop += after.top + down * after.height - (point.y + frame.top)
  }

  /** The last page that begins above this height. */
  #pageAt(height: number) {
    let low = 0
    let high = this.pages.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.pages[middle]?.element.offsetTop ?? 0) <= height) low = middle
      else high = middle - 1
    }
    return this.pages[low]
  }

  #notePage = () => {
    const { scrollTop, clientHeight, scrollHeight } = this.scroller
    const read = scrollTop / Math.max(scrollHeight - clientHeight, 1)
    this.scroller.style.setProperty('--read', read.toFixed(4))
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
    const page = atEnd ? this.pages.at(-1) : this.#pageAt(scrollTop + clientHeight * 0.4)
    if (!page || page.number === this.current) return
    this.current = page.number
    this.listeners.onPage(page.number)
  }

  #noteWidth() {
    if (this.#frameWidth() === this.#width) return
    this.#keepingPlace({ x: 0, y: 0 }, () => this.#measure())
    this.redrawSoon()
  }

  #noteSize = (page: BookPage, size: Size) => {
    this.#keepingPlace({ x: 0, y: 0 }, () => {
      page.size = size
      this.#resize(page)
    })
  }
}
