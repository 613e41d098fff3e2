/** PDF.js in files of its own: so the shelf can fetch them ahead. The build shortens its worker. */
export const PDFJS_URLS = {
  library: new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href,
  worker: new URL('./made/pdf.worker.mjs', import.meta.url).href,
}

export type PdfjsLibrary = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The library first: its viewer looks for it when it is read. The worker is on its way meanwhile. */
export async function loadPdfjs() {
  void fetch(PDFJS_URLS.worker).catch(() => {})
  const library: PdfjsLibrary = await import(/* turbopackIgnore: true */ PDFJS_URLS.library)
  library.GlobalWorkerOptions.workerSrc = PDFJS_URLS.worker
  return { library, viewer: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') }
}
