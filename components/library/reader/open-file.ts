import type { PDFDocumentProxy } from 'pdfjs-dist-browser'
import { BookFileError, fetchRange } from '@/lib/client/fetch-range'
import { attachRangeLoader, type BookFileListeners } from './file-range-loader'
import { ImageDecoderFactory, type PdfjsLibrary } from './pdfjs'

/** Small, because a book's index is scattered over its file; images come in one request. */
const CHUNK_BYTES = 16_384
/** First request; files optimised for it hold the whole first page there. */
const HEAD_BYTES = 3 * CHUNK_BYTES
/** Smaller files are loaded completely in the background. */
const MAX_AUTO_FETCH_BYTES = 2 ** 20

export type OpenBookFile = { book: PDFDocumentProxy; retry: () => void }

/** Needs only the URL, so it runs in parallel with loading PDF.js. */
export function requestHead(fileUrl: string) {
  const abortController = new AbortController()
  const head = fetchRange(fileUrl, 0, HEAD_BYTES, abortController.signal)
  // The caller that opens the book handles the rejection.
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
    BinaryDataFactory: ImageDecoderFactory,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: total > MAX_AUTO_FETCH_BYTES,
    disableStream: true,
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
