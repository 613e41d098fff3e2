/** Separate files, so that the library page can prefetch them. The build minifies the worker. */
export const PDFJS_URLS = {
  library: new URL('pdfjs-dist-browser/legacy/build/pdf.min.mjs', import.meta.url).href,
  worker: new URL('./generated/pdf.worker.mjs', import.meta.url).href,
}

/** PDF.js decodes the pictures of scanned books with these, and loads them when it meets one. */
const IMAGE_DECODERS: Record<string, string> = {
  'jbig2.wasm': new URL('pdfjs-dist-browser/wasm/jbig2.wasm', import.meta.url).href,
  'openjpeg.wasm': new URL('pdfjs-dist-browser/wasm/openjpeg.wasm', import.meta.url).href,
}

export class ImageDecoderFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = IMAGE_DECODERS[filename]
    const response = url === undefined ? undefined : await fetch(url)
    if (!response?.ok) throw new Error(`${filename} is not there`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** A worker starts without a connection only from below the scope of the service worker that has its file. */
function getWorkerUrl() {
  const { scriptURL = '' } = navigator.serviceWorker?.controller ?? {}
  if (!scriptURL.endsWith('/kept-worker.js')) return PDFJS_URLS.worker
  return window.location.pathname + new URL(PDFJS_URLS.worker, window.location.href).pathname
}

export type PdfjsLibrary = typeof import('pdfjs-dist-browser')

/** The library first: the viewer reads it as a global. The worker loads meanwhile. */
export async function loadPdfjs() {
  void fetch(PDFJS_URLS.worker).catch(() => {})
  const library: PdfjsLibrary = await import(/* turbopackIgnore: true */ PDFJS_URLS.library)
  library.GlobalWorkerOptions.workerSrc = getWorkerUrl()
  return { library, viewer: await import('pdfjs-dist-browser/legacy/web/pdf_viewer.mjs') }
}
