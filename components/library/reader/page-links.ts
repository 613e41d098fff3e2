import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readerWords } from '@/words/reader'

/** The links of a page, laid over its picture. */

export type Target = string | unknown[]

type Annotation = {
  subtype: string
  rect: number[]
  url?: string
  dest?: Target | null
  overlaidText?: string
}

export async function linksOf(sheet: PDFPageProxy, follow: (target: Target) => void) {
  const layer = document.createElement('div')
  layer.className = 'book-links'
  const annotations: Annotation[] = await sheet.getAnnotations()
  for (const annotation of annotations) {
    const link = linkFor(annotation, follow)
    if (link) layer.append(placed(link, annotation.rect, sheet))
  }
  return layer
}

function linkFor({ subtype, url, dest, overlaidText }: Annotation, follow: (to: Target) => void) {
  if (subtype !== 'Link') return
  if (url) {
    const link = document.createElement('a')
    link.href = url
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.ariaLabel = overlaidText || url
    return link
  }
  if (!dest) return
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = overlaidText || readerWords().linkInside
  button.addEventListener('click', () => follow(dest))
  return button
}

function placed(link: HTMLElement, rect: number[], sheet: PDFPageProxy) {
  const { width, height, ...viewport } = sizeAndRect(sheet, rect)
  link.style.left = `${(100 * viewport.left) / width}%`
  link.style.top = `${(100 * viewport.top) / height}%`
  link.style.width = `${(100 * (viewport.right - viewport.left)) / width}%`
  link.style.height = `${(100 * (viewport.bottom - viewport.top)) / height}%`
  return link
}

function sizeAndRect(sheet: PDFPageProxy, rect: number[]) {
  const viewport = sheet.getViewport({ scale: 1 })
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect)
  return {
    width: viewport.width,
    height: viewport.height,
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  }
}

/** The page that a link means, and how far down on it, as a share of its height. */
export async function placeOf(target: Target, book: PDFDocumentProxy) {
  const place = typeof target === 'string' ? await book.getDestination(target) : target
  if (!place) return
  const [where, kind, left, top] = place
  const page = typeof where === 'number' ? where : await book.getPageIndex(where as never)
  const height = kind?.name === 'XYZ' ? top : kind?.name === 'FitH' ? left : null
  if (typeof height !== 'number') return { page: page + 1, down: 0 }
  const viewport = (await book.getPage(page + 1)).getViewport({ scale: 1 })
  const [, y = 0] = viewport.convertToViewportPoint(0, height)
  return { page: page + 1, down: y / viewport.height }
}
