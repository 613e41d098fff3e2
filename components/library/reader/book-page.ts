import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readerWords } from '@/words/reader'
import { linksOf, type Target } from './page-links'

/** One page: an empty sheet of its size until it comes near, then its picture, its text and its links. */

const MAX_RATIO = 2
/** About 32 MB a picture, which a phone with little memory still holds. */
const MAX_PIXELS = 2 ** 23

export type Size = { width: number; height: number }

export type Desk = {
  book: PDFDocumentProxy
  scaleOf: (size: Size) => number
  follow: (target: Target) => void
}

export class BookPage {
  readonly element = document.createElement('div')
  drawnScale = 0
  size: Size
  #sheet: PDFPageProxy | undefined
  #canvas: HTMLCanvasElement | undefined
  #extras: HTMLElement[] = []
  #stop: (() => void) | undefined

  constructor(
    readonly number: number,
    readonly desk: Desk,
    size: Size,
  ) {
    this.size = size
    this.element.className = 'book-page'
    this.element.role = 'group'
    this.element.ariaLabel = readerWords().page(number)
  }

  get stale() {
    return this.#extras.length === 0 || this.drawnScale !== this.desk.scaleOf(this.size)
  }

  /** Settles when the page is drawn or no longer wanted; what it waited for may never arrive. */
  draw(onSize: (page: BookPage, size: Size) => void): Promise<void> {
    let wanted = true
    const stopped = new Promise<void>((resolve) => {
      this.#stop = () => {
        wanted = false
        resolve()
      }
    })
    return Promise.race([this.#drawn(onSize, () => wanted), stopped])
  }

  async #drawn(onSize: (page: BookPage, size: Size) => void, wanted: () => boolean) {
    const sheet = await this.desk.book.getPage(this.number)
    if (!wanted()) return
    this.#sheet = sheet
    const { width, height } = sheet.getViewport({ scale: 1 })
    if (width !== this.size.width || height !== this.size.height) onSize(this, { width, height })
    const scale = this.desk.scaleOf(this.size)
    const canvas = document.createElement('canvas')
    const viewport = sheet.getViewport({ scale: scale * ratioFor(this.size, scale) })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.ariaHidden = 'true'
    const drawing = sheet.render({ canvas, viewport })
    const cancel = this.#stop
    this.#stop = () => {
      drawing.cancel()
      cancel?.()
    }
    await drawing.promise.catch((fault) => {
      if (wanted()) throw fault
    })
    this.#stop = cancel
    if (!wanted()) return release(canvas)
    this.#show(canvas, scale)
    if (this.#extras.length === 0) await this.#addTextAndLinks(sheet, wanted)
  }

  #show(canvas: HTMLCanvasElement, scale: number) {
    const old = this.#canvas
    this.element.prepend(canvas)
    this.#canvas = canvas
    this.drawnScale = scale
    this.element.dataset.drawn = ''
    release(old)
  }

  async #addTextAndLinks(sheet: PDFPageProxy, wanted: () => boolean) {
    const text = document.createElement('div')
    text.className = 'book-text'
    const viewport = sheet.getViewport({ scale: 1 })
    const source = sheet.streamTextContent({
      includeMarkedContent: true,
      disableNormalization: true,
    })
    const layer = new TextLayer({ textContentSource: source, container: text, viewport })
    const [links] = await Promise.all([linksOf(sheet, this.desk.follow), layer.render()])
    if (!wanted()) return
    this.#extras = [text, links]
    this.element.append(...this.#extras)
  }

  stop() {
    this.#stop?.()
    this.#stop = undefined
  }

  /** Back to an empty sheet: pictures of pages far away would fill the memory of a phone. */
  clear() {
    this.stop()
    release(this.#canvas)
    for (const extra of this.#extras) extra.remove()
    this.#canvas = undefined
    this.#extras = []
    this.drawnScale = 0
    delete this.element.dataset.drawn
    this.#sheet?.cleanup()
  }
}

function ratioFor({ width, height }: Size, scale: number) {
  const area = width * height * scale * scale
  return Math.min(window.devicePixelRatio || 1, MAX_RATIO, Math.sqrt(MAX_PIXELS / area))
}

/** Some browsers keep a canvas's memory until it has no size. */
function release(canvas: HTMLCanvasElement | undefined) {
  if (!canvas) return
  canvas.remove()
  canvas.width = 0
  canvas.height = 0
}
