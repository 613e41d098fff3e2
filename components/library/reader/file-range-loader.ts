import type { PDFDataRangeTransport } from 'pdfjs-dist-browser'
import type { ReaderErrorName } from '@/i18n/reader'
import { BookFileError, fetchRange } from '@/lib/client/fetch-range'

export type BookFileListeners = {
  onBusy: (isBusy: boolean) => void
  onFault: (fault: ReaderErrorName) => void
}

export function attachRangeLoader(
  transport: PDFDataRangeTransport,
  fileUrl: string,
  abortController: AbortController,
  listeners: BookFileListeners,
) {
  const { signal } = abortController
  const missingRanges = new Map<number, number>()
  let pendingCount = 0
  let rejectOpening: (fault: BookFileError) => void
  const openingFailure = new Promise<never>((_, reject) => {
    rejectOpening = reject
  })
  // Callers handle the rejection; this avoids an unhandled one before they attach.
  openingFailure.catch(() => {})

  const updatePendingCount = (delta: number) => {
    pendingCount += delta
    if (!signal.aborted) listeners.onBusy(pendingCount > 0)
  }
  const requestRange = async (start: number, end: number) => {
    updatePendingCount(1)
    try {
      const { bytes } = await fetchRange(fileUrl, start, end, signal)
      if (!signal.aborted) transport.onDataRange(start, bytes)
    } catch (fault) {
      if (signal.aborted || !(fault instanceof BookFileError)) return
      missingRanges.set(start, end)
      rejectOpening(fault)
    } finally {
      updatePendingCount(-1)
    }
  }
  transport.requestDataRange = (start, end) => void requestRange(start, end)
  transport.abort = () => abortController.abort()

  return {
    /** Rejects with the first fault, until the book is open. */
    brokenOff: openingFailure,
    opened: () => {
      rejectOpening = ({ kind }) => listeners.onFault(kind)
    },
    /** PDF.js keeps waiting for missing ranges and continues when they arrive. */
    retry: () => {
      const ranges = [...missingRanges]
      missingRanges.clear()
      for (const [start, end] of ranges) void requestRange(start, end)
    },
  }
}
