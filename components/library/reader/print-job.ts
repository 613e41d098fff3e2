import type { PDFDocumentProxy } from 'pdfjs-dist-browser'
import { readerText } from '@/i18n/reader'
import { layOutSheets, type PrintSheet } from './print-layout'
import { drawPage } from './print-picture'

/**
 * Renders every page for printing, one at a time, and opens the print dialog. Pages go into the
 * surrounding document, because some browsers print that even for the frame's `print()`.
 */

export type PrintState = {
  step: 'preparing' | 'broken' | 'ready'
  doneCount: number
  total: number
}
export type PrintJob = ReturnType<typeof startPrintJob>

/** Time for a screen reader to announce the pages before the dialog silences it. */
const DIALOG_DELAY_MS = 300
const FOCUS_POLL_MS = 500

/** `tell` gets each state, and null once everything is cleaned up. */
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
    if (!signal.aborted) onStateChange({ step, doneCount: nextPage - 1, total: book.numPages })
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
      // The user sees the failed page and decides; after a cancel nothing is reported.
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

  // System dialogs can request the pages again until the window has focus.
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
