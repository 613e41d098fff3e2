import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An A4 sheet at 150 dots an inch; a page of any size becomes a picture that fills it. */
const [SHORT_PIXELS, LONG_PIXELS] = [1240, 1754]
/** Browsers hand a JPEG on to the printer as it is. */
const [TYPE, QUALITY] = ['image/jpeg', 0.85] as const

/** All pages are drawn on the same canvas, so one of them is in memory at a time. */
export async function drawPage(
  book: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
) {
  const page = await book.getPage(number)
  signal.throwIfAborted()
  try {
    const isWide = await render(page, canvas, signal)
    return { blob: await blobOf(canvas), isWide }
  } finally {
    page.cleanup()
  }
}

async function render(page: PDFPageProxy, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const { width, height } = page.getViewport({ scale: 1 })
  const isWide = width > height
  const [across, down] = isWide ? [LONG_PIXELS, SHORT_PIXELS] : [SHORT_PIXELS, LONG_PIXELS]
  const viewport = page.getViewport({ scale: Math.min(across / width, down / height) })
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  const task = page.render({ canvas, viewport, intent: 'print' })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  await task.promise.finally(() => signal.removeEventListener('abort', stop))
  return isWide
}

function blobOf(canvas: HTMLCanvasElement) {
  return new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('no memory for the picture of a page'))
    canvas.toBlob(take, TYPE, QUALITY)
  })
}
