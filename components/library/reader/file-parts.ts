import type { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReaderFault } from '@/words/reader'
import { fetchPart, ReadingFault } from './file-ranges'

export type FileListeners = {
  onBusy: (busy: boolean) => void
  onFault: (fault: ReaderFault) => void
}

/** Brings PDF.js the parts of a file that it asks for, and knows which did not come. */
export function fileParts(
  parts: PDFDataRangeTransport,
  file: string,
  leaving: AbortController,
  listeners: FileListeners,
) {
  const { signal } = leaving
  const missing = new Map<number, number>()
  let underWay = 0
  let tell: (fault: ReadingFault) => void
  const brokenOff = new Promise<never>((_, reject) => {
    tell = reject
  })
  // Whoever waits for a part hears of it; nobody may be waiting yet.
  brokenOff.catch(() => {})

  const busy = (change: number) => {
    underWay += change
    if (!signal.aborted) listeners.onBusy(underWay > 0)
  }
  const ask = async (begin: number, end: number) => {
    busy(1)
    try {
      const { bytes } = await fetchPart(file, begin, end, signal)
      if (!signal.aborted) parts.onDataRange(begin, bytes)
    } catch (fault) {
      if (signal.aborted || !(fault instanceof ReadingFault)) return
      missing.set(begin, end)
      tell(fault)
    } finally {
      busy(-1)
    }
  }
  parts.requestDataRange = (begin, end) => void ask(begin, end)
  parts.abort = () => leaving.abort()

  return {
    /** Rejects with the first fault, until the book is open. */
    brokenOff,
    opened: () => {
      tell = ({ kind }) => listeners.onFault(kind)
    },
    /** PDF.js still waits for what is missing and goes on by itself when it arrives. */
    retry: () => {
      const again = [...missing]
      missing.clear()
      for (const [begin, end] of again) void ask(begin, end)
    },
  }
}
