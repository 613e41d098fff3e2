import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist-browser'

/** A4 at 150 dpi; pages of any size are scaled to it. */
const [SHORT_EDGE_PIXELS, LONG_EDGE_PIXELS] = [1240, 1754]
/** Browsers pass JPEGs to the printer unchanged. */
const [IMAGE_TYPE, IMAGE_QUALITY] = ['image/jpeg', 0.85] as const

/** One canvas for all pages, so that only one is in memory. */
export async function drawPage(
  book: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
) {
  const page = await book.getPage(pageNumber)
  signal.throwIfAborted()
  try {
    const isWide = await renderPage(page, canvas, signal)
    return { blob: await toBlob(canvas), isWide }
  } finally {
    page.cleanup()
  }
}

async function renderPage(page: PDFPageProxy, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const { width, height } = page.getViewport({ scale: 1 })
  const isWide = width > height
  const [targetWidth, targetHeight] = isWide
    ? [LONG_EDGE_PIXELS, SHORT_EDGE_PIXELS]
    : [SHORT_EDGE_PIXELS, LONG_EDGE_PIXELS]
  const viewport = page.getViewport({ scale: Math.min(targetWidth / width, targetHeight / height) })
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  const task = page.render({ canvas, viewport, intent: 'print' })
  const cancelRendering = () => task.cancel()
  signal.addEventListener('abort', cancelRendering)
  await task.promise.finally(() => signal.removeEventListener('abort', cancelRendering))
  return isWide
}

function toBlob(canvas: HTMLCanvasElement) {
  return new Promise<Blob>((resolve, reject) => {
    const handleBlob = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('no memory for the picture of a page'))
    canvas.toBlob(handleBlob, IMAGE_TYPE, IMAGE_QUALITY)
  })
}
