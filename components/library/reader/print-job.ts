import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readerText } from '@/i18n/reader'
import { layOutSheets, type PrintSheet } from './print-layout'
import { drawPage } from './print-picture'

/**
 * Prepares every page of a book for printing, one after the other, and opens the print dialog. The
 * pages are laid into the document around the reader: browsers print that one from their own menu,
 * and some of them from a frame's `print()` too.
 */

export type PrintState = {
  step: 'preparing' | 'broken' | 'ready'
  /** How many pages have been dealt with. */
  done: number
  total: number
}
export type PrintJob = ReturnType<typeof startPrintJob>

/** A screen reader needs a moment to say that the pages are ready: the dialog silences it. */
const DIALOG_DELAY_MS = 300
const FOCUS_POLL_MS = 500

/** `tell` hears each state, and null when all is over and nothing is left behind. */
export function startPrintJob(
  book: PDFDocumentProxy,
  title: string,
  onStateChange: (state: PrintState | null) => void,
) {
  const hostWindow = window.parent
  const abortController = new AbortController()
  const { signal } = abortController
  const canvas = document.createElement('canvas')
  const sheets: PrintSheet[] = []
  const urls: string[] = []
  let nextPage = 1

  const reportStep = (step: PrintState['step']) => {
    if (!signal.aborted) onStateChange({ step, done: nextPage - 1, total: book.numPages })
  }
  const prepare = async () => {
    const { blob, isWide } = await drawPage(book, nextPage, canvas, signal)
    signal.throwIfAborted()
    const url = URL.createObjectURL(blob)
    urls.push(url)
    const picture = await loadPicture(hostWindow.document, url, readerText().page(nextPage))
    sheets.push({ picture, isWide })
  }
  const run = async () => {
    try {
      for (; nextPage <= book.numPages; nextPage += 1) {
        reportStep('preparing')
        await prepare()
      }
    } catch {
      // The person reads which page it was, and decides; one who has left is told nothing.
      return reportStep('broken')
    }
    if (signal.aborted) return
    if (sheets.length === 0) return end()
    const remove = layOutSheets(hostWindow.document, title, sheets)
    signal.addEventListener('abort', remove)
    reportStep('ready')
    setTimeout(() => signal.aborted || hostWindow.print(), DIALOG_DELAY_MS)
  }
  const end = () => {
    if (signal.aborted) return
    abortController.abort()
    for (const url of urls) URL.revokeObjectURL(url)
    canvas.width = canvas.height = 0
    onStateChange(null)
  }

  // Where the system prints, it may ask for the pages again until the person is back.
  const endWhenBack = () => {
    const timer = setInterval(() => hostWindow.document.hasFocus() && end(), FOCUS_POLL_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  hostWindow.addEventListener('afterprint', endWhenBack, { signal, once: true })
  window.addEventListener('pagehide', end, { signal })
  void run()

  return {
    end,
    print: () => hostWindow.print(),
    retry: () => void run(),
    leaveOut: () => {
      nextPage += 1
      void run()
    },
  }
}

function loadPicture(targetDocument: Document, url: string, alt: string) {
  const picture = targetDocument.createElement('img')
  return new Promise<HTMLImageElement>((resolve, reject) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error(`${alt} did not load`))
    Object.assign(picture, { alt, src: url })
  })
}
