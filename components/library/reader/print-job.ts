import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readerWords } from '@/words/reader'
import { layOut, type PrintSheet } from './print-layout'
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
const BEFORE_DIALOG_MS = 300
const LOOK_AGAIN_MS = 500

/** `tell` hears each state, and null when all is over and nothing is left behind. */
export function startPrintJob(
  book: PDFDocumentProxy,
  title: string,
  tell: (state: PrintState | null) => void,
) {
  const host = window.parent
  const over = new AbortController()
  const { signal } = over
  const canvas = document.createElement('canvas')
  const sheets: PrintSheet[] = []
  const urls: string[] = []
  let next = 1

  const report = (step: PrintState['step']) => {
    if (!signal.aborted) tell({ step, done: next - 1, total: book.numPages })
  }
  const prepare = async () => {
    const { blob, isWide } = await drawPage(book, next, canvas, signal)
    signal.throwIfAborted()
    const url = URL.createObjectURL(blob)
    urls.push(url)
    const picture = await loadPicture(host.document, url, readerWords().page(next))
    sheets.push({ picture, isWide })
  }
  const run = async () => {
    try {
      for (; next <= book.numPages; next += 1) {
        report('preparing')
        await prepare()
      }
    } catch {
      // The person reads which page it was, and decides; one who has left is told nothing.
      return report('broken')
    }
    if (signal.aborted) return
    if (sheets.length === 0) return end()
    const remove = layOut(host.document, title, sheets)
    signal.addEventListener('abort', remove)
    report('ready')
    setTimeout(() => signal.aborted || host.print(), BEFORE_DIALOG_MS)
  }
  const end = () => {
    if (signal.aborted) return
    over.abort()
    for (const url of urls) URL.revokeObjectURL(url)
    canvas.width = canvas.height = 0
    tell(null)
  }

  // Where the system prints, it may ask for the pages again until the person is back.
  const endWhenBack = () => {
    const look = setInterval(() => host.document.hasFocus() && end(), LOOK_AGAIN_MS)
    signal.addEventListener('abort', () => clearInterval(look))
  }
  host.addEventListener('afterprint', endWhenBack, { signal, once: true })
  window.addEventListener('pagehide', end, { signal })
  void run()

  return {
    end,
    print: () => host.print(),
    retry: () => void run(),
    leaveOut: () => {
      next += 1
      void run()
    },
  }
}

function loadPicture(page: Document, url: string, alt: string) {
  const picture = page.createElement('img')
  return new Promise<HTMLImageElement>((resolve, reject) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error(`${alt} did not load`))
    Object.assign(picture, { alt, src: url })
  })
}
