import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fetchPart, type Part, ReadingFault } from './file-ranges'

/** Opens a book by its parts: only what the pages on view need is ever fetched. */

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href

/** Small, because a book's index lies scattered over its file; a picture is asked for in one piece. */
const PART = 16_384
/** What is fetched at once: the beginning, and a small book's whole file. */
const HEAD = 8 * PART
const SMALL_BOOK = 16 * PART

export type OpenFile = { book: PDFDocumentProxy; retry: () => void; close: () => void }

type Listeners = { onBusy: (busy: boolean) => void; onFault: (fault: ReadingFault) => void }

export async function openFile(file: string, listeners: Listeners): Promise<OpenFile> {
  const leaving = new AbortController()
  const { bytes, total } = await fetchHead(file, leaving.signal)
  const parts = new FileParts(file, total, bytes, listeners, leaving)
  const task = getDocument({
    range: parts,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => {
    leaving.abort()
    void task.destroy()
  }
  try {
    const book = await Promise.race([task.promise, parts.brokenOff])
    parts.opened = true
    return { book, retry: parts.retry, close }
  } catch (fault) {
    close()
    throw fault instanceof ReadingFault ? fault : new ReadingFault('unreadable')
  }
}

async function fetchHead(file: string, leaving: AbortSignal): Promise<Part> {
  const head = await fetchPart(file, 0, HEAD, leaving)
  const { bytes, total } = head
  if (total <= bytes.length || total > SMALL_BOOK) return head
  const rest = await fetchPart(file, bytes.length, total, leaving)
  return { bytes: new Uint8Array([...bytes, ...rest.bytes]), total }
}

class FileParts extends PDFDataRangeTransport {
  opened = false
  brokenOff: Promise<never>
  #breakOff: (fault: ReadingFault) => void = () => {}
  #missing = new Map<number, number>()
  #underWay = 0

  constructor(
    readonly file: string,
    total: number,
    first: Uint8Array,
    readonly listeners: Listeners,
    readonly leaving: AbortController,
  ) {
    super(total, first)
    this.brokenOff = new Promise((_, reject) => {
      this.#breakOff = reject
    })
    // Whoever waits for a part hears of it; nobody may be waiting yet.
    this.brokenOff.catch(() => {})
  }

  override requestDataRange(begin: number, end: number) {
    void this.#fetch(begin, end)
  }

  override abort() {
    this.leaving.abort()
  }

  /** PDF.js still waits for what is missing and goes on by itself when it arrives. */
  retry = () => {
    const missing = [...this.#missing]
    this.#missing.clear()
    for (const [begin, end] of missing) void this.#fetch(begin, end)
  }

  async #fetch(begin: number, end: number) {
    this.#busy(1)
    try {
      const { bytes } = await fetchPart(this.file, begin, end, this.leaving.signal)
      if (!this.leaving.signal.aborted) this.onDataRange(begin, bytes)
    } catch (fault) {
      if (this.leaving.signal.aborted || !(fault instanceof ReadingFault)) return
      this.#missing.set(begin, end)
      if (this.opened) this.listeners.onFault(fault)
      else this.#breakOff(fault)
    } finally {
      this.#busy(-1)
    }
  }

  #busy(change: number) {
    this.#underWay += change
    if (!this.leaving.signal.aborted) this.listeners.onBusy(this.#underWay > 0)
  }
}
