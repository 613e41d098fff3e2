/** Separate files, so that the library page can prefetch them. The build minifies the worker. */
export const PDFJS_URLS = {
  library: new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href,
  worker: new URL('./generated/pdf.worker.mjs', import.meta.url).href,
}

export type PdfjsLibrary = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The library first: the viewer reads it as a global. The worker loads meanwhile. */
export async function loadPdfjs() {
  void fetch(PDFJS_URLS.worker).catch(() => {})
  const library: PdfjsLibrary = await import(/* turbopackIgnore: true */ PDFJS_URLS.library)
  library.GlobalWorkerOptions.workerSrc = PDFJS_URLS.worker
  return { library, viewer: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') }
}
