import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { BookFileError, fetchRange } from './fetch-range'
import { attachRangeLoader, type BookFileListeners } from './file-range-loader'
import type { PdfjsLibrary } from './pdfjs'

/** Opens a book by its parts: what the pages on view need comes first. */

/** Small, because a book's index lies scattered over its file; a picture is asked for in one piece. */
const CHUNK_BYTES = 16_384
/** What is fetched at once. A book made for it has its whole first page there. */
const HEAD_BYTES = 3 * CHUNK_BYTES
/** The rest of a small book follows by itself. */
const MAX_AUTO_FETCH_BYTES = 2 ** 20

export type OpenBookFile = { book: PDFDocumentProxy; retry: () => void }

/** It needs nothing but the address, so it comes beside PDF.js and not after it. */
export function requestHead(fileUrl: string) {
  const abortController = new AbortController()
  const head = fetchRange(fileUrl, 0, HEAD_BYTES, abortController.signal)
  // Whoever opens the book hears of it.
  head.catch(() => {})
  return { head, leaving: abortController }
}

export async function openBookFile(
  pdfjsLibrary: PdfjsLibrary,
  fileUrl: string,
  { head, leaving: abortController }: ReturnType<typeof requestHead>,
  listeners: BookFileListeners,
): Promise<OpenBookFile> {
  const { bytes, total } = await head
  const transport = new pdfjsLibrary.PDFDataRangeTransport(total, bytes)
  const {
    brokenOff: openingFailure,
    opened: confirmOpened,
    retry,
  } = attachRangeLoader(transport, fileUrl, abortController, listeners)
  const task = pdfjsLibrary.getDocument({
    range: transport,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: total > MAX_AUTO_FETCH_BYTES,
    disableStream: true,
    isEvalSupported: false,
    verbosity: pdfjsLibrary.VerbosityLevel.ERRORS,
  })
  try {
    const book = await Promise.race([task.promise, openingFailure])
    confirmOpened()
    return { book, retry }
  } catch (fault) {
    abortController.abort()
    void task.destroy()
    throw fault instanceof BookFileError ? fault : new BookFileError('unreadable')
  }
}
