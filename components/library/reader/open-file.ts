import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type FileListeners, fileParts } from './file-parts'
import { fetchPart, ReadingFault } from './file-ranges'
import type { Library } from './pdfjs'

/** Opens a book by its parts: what the pages on view need comes first. */

/** Small, because a book's index lies scattered over its file; a picture is asked for in one piece. */
const PART = 16_384
/** What is fetched at once. A book made for it has its whole first page there. */
const HEAD = 3 * PART
/** The rest of a small book follows by itself. */
const SMALL_BOOK = 2 ** 20

export type OpenFile = { book: PDFDocumentProxy; retry: () => void }

/** It needs nothing but the address, so it comes beside PDF.js and not after it. */
export function askForHead(file: string) {
  const leaving = new AbortController()
  const head = fetchPart(file, 0, HEAD, leaving.signal)
  // Whoever opens the book hears of it.
  head.catch(() => {})
  return { head, leaving }
}

export async function openFile(
  library: Library,
  file: string,
  { head, leaving }: ReturnType<typeof askForHead>,
  listeners: FileListeners,
): Promise<OpenFile> {
  const { bytes, total } = await head
  const range = new library.PDFDataRangeTransport(total, bytes)
  const { brokenOff, opened, retry } = fileParts(range, file, leaving, listeners)
  const task = library.getDocument({
    range,
    rangeChunkSize: PART,
    disableAutoFetch: total > SMALL_BOOK,
    disableStream: true,
    isEvalSupported: false,
    verbosity: library.VerbosityLevel.ERRORS,
  })
  try {
    const book = await Promise.race([task.promise, brokenOff])
    opened()
    return { book, retry }
  } catch (fault) {
    leaving.abort()
    void task.destroy()
    throw fault instanceof ReadingFault ? fault : new ReadingFault('unreadable')
  }
}
