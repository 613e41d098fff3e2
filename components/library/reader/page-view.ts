import type { PDFViewer } from 'pdfjs-dist-browser/types/web/pdf_viewer'
import { type ReaderErrorName, readerText } from '@/i18n/reader'
import { addAccessibleNames } from './accessible-names'
import {
  type BookPosition,
  type BookView,
  type BookViewListeners,
  jumpToEdge,
  type SearchMatches,
  type ViewPoint,
} from './book-view'
import { openBookFile, requestHead } from './open-file'
import { loadPdfjs } from './pdfjs'
import { type PrintJob, type PrintState, startPrintJob } from './print-job'

/** Built on PDF.js's viewer, which handles rendering, text, links and search. */

const ZOOM_LEVELS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4]
/** About 16 MB per canvas; beyond it, only the visible part is sharp. */
const MAX_PIXELS = 2 ** 22
const DRAWING_DELAY_MS = 200

export type PageListeners = BookViewListeners & {
  onOpen: (pageCount: number) => void
  onDrawn: () => void
  onZoom: (zoom: number) => void
  onBusy: (isBusy: boolean) => void
  onFault: (fault: ReaderErrorName) => void
}

export type PageView = BookView & {
  retry: () => void
  print: (title: string, onStateChange: (state: PrintState | null) => void) => PrintJob
}

export async function openPages(
  fileUrl: string,
  container: HTMLDivElement,
  /** Asked when the pages are there: the stored position may arrive while the file opens. */
  getStartPosition: () => BookPosition,
  listeners: PageListeners,
): Promise<PageView> {
  const headRequest = requestHead(fileUrl)
  const { library: pdfjsLibrary, viewer: viewerLibrary } = await loadPdfjs()
  const openedFile = await openBookFile(pdfjsLibrary, fileUrl, headRequest, listeners)
  const events = new viewerLibrary.EventBus()
  const linkService = new viewerLibrary.PDFLinkService({
    eventBus: events,
    externalLinkTarget: viewerLibrary.LinkTarget.BLANK,
  })
  const findController = new viewerLibrary.PDFFindController({ linkService, eventBus: events })
  const viewer = new viewerLibrary.PDFViewer({
    ...{ container, eventBus: events, linkService, findController },
    // Our own labels, and no annotation editing.
    ...{ l10n: NO_LOCALIZATION, annotationMode: 1, annotationEditorMode: -1 },
    ...{ maxCanvasPixels: MAX_PIXELS, removePageBorders: true },
  } as unknown as ConstructorParameters<typeof viewerLibrary.PDFViewer>[0])
  linkService.setViewer(viewer)
  const sizing = createSizing(viewer, container, listeners.onZoom)

  events.on('pagesinit', () => {
    labelPages(viewer)
    sizing.fitAgain()
    scrollToPosition(viewer, container, getStartPosition())
    // Not earlier: sizing the pages reports page 1.
    events.on('updateviewarea', listeners.onMove)
    listeners.onOpen(viewer.pagesCount)
  })
  events.on('pagerendered', ({ error }: { error?: unknown }) =>
    error ? listeners.onFault('unreadable') : listeners.onDrawn(),
  )
  addAccessibleNames(events)
  const reportMatches = ({ matchesCount: matches, state }: MatchCountEvent) => {
    // Reported page by page; only the last report can be "not found".
    if (matches.total > 0 || state === FIND_STATE_NOT_FOUND) listeners.onMatches(matches)
  }
  events.on('updatefindmatchescount', reportMatches)
  events.on('updatefindcontrolstate', reportMatches)
  new ResizeObserver(sizing.fitAgain).observe(container)
  viewer.setDocument(openedFile.book)
  linkService.setDocument(openedFile.book, null)

  return {
    ...sizing,
    getPosition: () => readPosition(viewer, container),
    goTo: (position) => scrollToPosition(viewer, container, position),
    turn: (direction) =>
      scrollToPosition(viewer, container, {
        page: readPosition(viewer, container).page + direction,
        scroll: 0,
      }),
    jump: (direction) => jumpToEdge(container, direction),
    find: (query, isBackwards) => dispatchFind(events, query, isBackwards),
    retry: openedFile.retry,
    print: (title, onStateChange) => startPrintJob(openedFile.book, title, onStateChange),
  }
}

type MatchCountEvent = { matchesCount: SearchMatches; state?: number }
const FIND_STATE_NOT_FOUND = 1

const NO_LOCALIZATION = {
  pause() {},
  resume() {},
  translate: async () => {},
  getDirection: () => 'ltr',
}

/** Zoom 1 is the natural size, or the width of the frame if that is smaller. */
function createSizing(viewer: PDFViewer, container: HTMLElement, onZoom: (zoom: number) => void) {
  let [zoom, fit, width] = [1, 1, 0]
  const scaleTo = (requestedZoom: number, point?: ViewPoint) => {
    zoom = Math.min(Math.max(requestedZoom, ZOOM_LEVELS[0] ?? 1), ZOOM_LEVELS.at(-1) ?? 1)
    const origin = point && [point.x, point.y]
    const scaleFactor = (fit * zoom) / viewer.currentScale
    viewer.updateScale({ drawingDelay: DRAWING_DELAY_MS, scaleFactor, origin } as never)
    onZoom(zoom)
  }
  return {
    fitAgain: () => {
      // Hidden or without pages, the container has no width to fit.
      const availableWidth = viewer.pagesCount > 0 ? container.clientWidth : 0
      if (availableWidth === width || availableWidth === 0) return
      width = availableWidth
      viewer.currentScaleValue = 'page-width'
      fit = Math.min(viewer.currentScale, 1)
      viewer.currentScale = fit * zoom
    },
    stretch: (factor: number, point: ViewPoint) => scaleTo(zoom * factor, point),
    zoom: (step: 1 | -1 | 0, point?: ViewPoint) => {
      const larger = ZOOM_LEVELS.find((level) => level > zoom + 0.01)
      const smaller = ZOOM_LEVELS.findLast((level) => level < zoom - 0.01)
      scaleTo({ 1: larger, '-1': smaller, 0: 1 }[step] ?? zoom, point)
    },
  }
}

const getPageElement = (viewer: PDFViewer, page: number): HTMLElement | undefined =>
  viewer.getPageView(Math.min(Math.max(page, 1), viewer.pagesCount) - 1)?.div

function readPosition(viewer: PDFViewer, container: HTMLElement): BookPosition {
  const page = viewer.currentPageNumber
  const pageElement = getPageElement(viewer, page)
  if (!pageElement) return { page, scroll: 0 }
  const scroll = (container.scrollTop - pageElement.offsetTop) / pageElement.offsetHeight
  return { page, scroll: Math.min(Math.max(scroll, 0), 1) }
}

function scrollToPosition(
  viewer: PDFViewer,
  container: HTMLElement,
  { page, scroll }: BookPosition,
) {
  const pageElement = getPageElement(viewer, page)
  if (pageElement) container.scrollTop = pageElement.offsetTop + scroll * pageElement.offsetHeight
}

function labelPages(viewer: PDFViewer) {
  for (let page = 1; page <= viewer.pagesCount; page += 1) {
    const pageElement = getPageElement(viewer, page)
    if (pageElement) pageElement.ariaLabel = readerText().page(page)
  }
}

let lastQuery = ''
function dispatchFind(
  events: { dispatch: (name: string, data: object) => void },
  query: string,
  isBackwards: boolean,
) {
  const type = query === lastQuery ? 'again' : ''
  lastQuery = query
  events.dispatch('find', {
    ...{ source: dispatchFind, type, query, findPrevious: isBackwards },
    ...{ caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false },
  })
}
