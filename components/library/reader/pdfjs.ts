/** PDF.js in files of its own: so the shelf can fetch them ahead. The build shortens its worker. */
export const PDFJS = {
  library: new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href,
  worker: new URL('./made/pdf.worker.mjs', import.meta.url).href,
}

export type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The library first: its viewer looks for it when it is read. The worker is on its way meanwhile. */
export async function pdfjs() {
  void fetch(PDFJS.worker).catch(() => {})
  const library: Library = await import(/* turbopackIgnore: true */ PDFJS.library)
  library.GlobalWorkerOptions.workerSrc = PDFJS.worker
  return { library, viewer: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') }
}
