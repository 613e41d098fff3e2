/** PDF.js as it comes, in files of its own: so the shelf can fetch them ahead by their addresses. */
export const PDFJS = {
  library: new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href,
  worker: new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href,
}

export type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The library first: its viewer looks for it when it is read. */
export async function pdfjs() {
  const library: Library = await import(/* turbopackIgnore: true */ PDFJS.library)
  library.GlobalWorkerOptions.workerSrc = PDFJS.worker
  return { library, viewer: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') }
}
