import type { PDFViewer } from 'pdfjs-dist/types/web/pdf_viewer'
import { type ReaderFault, readerWords } from '@/words/reader'
import type { BookView, Listeners, Matches, Place, Point } from './book-view'
import { nameParts } from './name-parts'
import { askForHead, openFile } from './open-file'
import { pdfjs } from './pdfjs'
import { type PrintJob, type PrintState, startPrintJob } from './print-job'

/** The printed pages, in PDF.js's own viewer: which pages are drawn, their text, links and search are its own. */

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4]
/** About 16 MB a picture; what is magnified further is drawn sharp where it is looked at. */
const MAX_PIXELS = 2 ** 22
const SETTLED_MS = 200

export type PageListeners = Listeners & {
  onOpen: (pages: number) => void
  onDrawn: () => void
  onZoom: (zoom: number) => void
  onBusy: (busy: boolean) => void
  onFault: (fault: ReaderFault) => void
}

export type PageView = BookView & {
  retry: () => void
  print: (title: string, tell: (state: PrintState | null) => void) => PrintJob
}

export async function openPages(
  file: string,
  container: HTMLDivElement,
  start: Place,
  listeners: PageListeners,
): Promise<PageView> {
  const asked = askForHead(file)
  const { library, viewer: parts } = await pdfjs()
  const opened = await openFile(library, file, asked, listeners)
  const events = new parts.EventBus()
  const links = new parts.PDFLinkService({
    eventBus: events,
    externalLinkTarget: parts.LinkTarget.BLANK,
  })
  const finder = new parts.PDFFindController({ linkService: links, eventBus: events })
  const pages = new parts.PDFViewer({
    ...{ container, eventBus: events, linkService: links, findController: finder },
    // The words are ours, and nobody writes into a book.
    ...{ l10n: SILENT, annotationMode: 1, annotationEditorMode: -1 },
    ...{ maxCanvasPixels: MAX_PIXELS, removePageBorders: true },
  } as unknown as ConstructorParameters<typeof parts.PDFViewer>[0])
  links.setViewer(pages)
  const sized = sizing(pages, container, listeners.onZoom)

  events.on('pagesinit', () => {
    namePages(pages)
    sized.fitAgain()
    goTo(pages, container, start)
    listeners.onOpen(pages.pagesCount)
  })
  events.on('updateviewarea', listeners.onMove)
  events.on('pagerendered', ({ error }: { error?: unknown }) =>
    error ? listeners.onFault('unreadable') : listeners.onDrawn(),
  )
  nameParts(events)
  const count = ({ matchesCount: matches, state }: Counted) => {
    // Page by page; only the last word on it is that there is none.
    if (matches.total > 0 || state === NOT_FOUND) listeners.onMatches(matches)
  }
  events.on('updatefindmatchescount', count)
  events.on('updatefindcontrolstate', count)
  new ResizeObserver(sized.fitAgain).observe(container)
  pages.setDocument(opened.book)
  links.setDocument(opened.book, null)

  return {
    ...sized,
    place: () => placeIn(pages, container),
    goTo: (place) => goTo(pages, container, place),
    turn: (by) => goTo(pages, container, { page: placeIn(pages, container).page + by, down: 0 }),
    find: (words, back) => seek(events, words, back),
    retry: opened.retry,
    print: (title, tell) => startPrintJob(opened.book, title, tell),
  }
}

type Counted = { matchesCount: Matches; state?: number }
const NOT_FOUND = 1

const SILENT = { pause() {}, resume() {}, translate: async () => {}, getDirection: () => 'ltr' }

/** Zoom 1 is the natural size, or the width of the frame where that is less. */
function sizing(pages: PDFViewer, container: HTMLElement, onZoom: (zoom: number) => void) {
  let [zoom, fit, width] = [1, 1, 0]
  const scaleTo = (wish: number, at?: Point) => {
    zoom = Math.min(Math.max(wish, ZOOMS[0] ?? 1), ZOOMS.at(-1) ?? 1)
    const origin = at && [at.x, at.y]
    const scaleFactor = (fit * zoom) / pages.currentScale
    pages.updateScale({ drawingDelay: SETTLED_MS, scaleFactor, origin } as never)
    onZoom(zoom)
  }
  return {
    fitAgain: () => {
      // Hidden behind the text, or without pages yet, it has no width to fit.
      const wide = pages.pagesCount > 0 ? container.clientWidth : 0
      if (wide === width || wide === 0) return
      width = wide
      pages.currentScaleValue = 'page-width'
      fit = Math.min(pages.currentScale, 1)
      pages.currentScale = fit * zoom
    },
    stretch: (factor: number, at: Point) => scaleTo(zoom * factor, at),
    zoom: (step: 1 | -1 | 0, at?: Point) => {
      const larger = ZOOMS.find((one) => one > zoom + 0.01)
      const smaller = ZOOMS.findLast((one) => one < zoom - 0.01)
      scaleTo({ 1: larger, '-1': smaller, 0: 1 }[step] ?? zoom, at)
    },
  }
}

const sheetOf = (pages: PDFViewer, page: number): HTMLElement | undefined =>
  pages.getPageView(Math.min(Math.max(page, 1), pages.pagesCount) - 1)?.div

function placeIn(pages: PDFViewer, container: HTMLElement): Place {
  const page = pages.currentPageNumber
  const sheet = sheetOf(pages, page)
  if (!sheet) return { page, down: 0 }
  const down = (container.scrollTop - sheet.offsetTop) / sheet.offsetHeight
  return { page, down: Math.min(Math.max(down, 0), 1) }
}

function goTo(pages: PDFViewer, container: HTMLElement, { page, down }: Place) {
  const sheet = sheetOf(pages, page)
  if (sheet) container.scrollTop = sheet.offsetTop + down * sheet.offsetHeight
}

function namePages(pages: PDFViewer) {
  for (let page = 1; page <= pages.pagesCount; page += 1) {
    const sheet = sheetOf(pages, page)
    if (sheet) sheet.ariaLabel = readerWords().page(page)
  }
}

let sought = ''
function seek(
  events: { dispatch: (name: string, data: object) => void },
  words: string,
  back: boolean,
) {
  const type = words === sought ? 'again' : ''
  sought = words
  events.dispatch('find', {
    ...{ source: seek, type, query: words, findPrevious: back },
    ...{ caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false },
  })
}
