import { open, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hasActiveContent } from './pdf-active.mjs'
import { respondWithRejection, respondWithResult } from './respond.mjs'

const MAX_PAGES = 2_000
const MAX_CHARS = 8_000_000
const COVER_WIDTH = 600
const MAX_COVER_HEIGHT = 1_200
const MAX_IMAGE_PIXELS = 40_000_000
const TAIL_BYTES = 2_048

const [filePath, coverPath, textsPath] = process.argv.slice(2)
const pdfjsFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function inspectPdf() {
  if (!(await hasEndMarker())) return respondWithRejection({ code: 'pdfBroken' })
  const pdf = await getDocument({
    url: pathToFileURL(filePath).href,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    cMapUrl: `${pdfjsFolder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${pdfjsFolder}/standard_fonts/`,
    wasmUrl: `${pdfjsFolder}/wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const { info } = await pdf.getMetadata()
  if (info.EncryptFilterName) return respondWithRejection({ code: 'pdfLocked' })
  if (hasActiveContent(await readFile(filePath))) return respondWithRejection({ code: 'pdfActive' })
  if (pdf.numPages > MAX_PAGES)
    return respondWithRejection({ code: 'pdfTooLong', values: { most: MAX_PAGES } })
  await writeFile(textsPath, JSON.stringify(await readPageTexts(pdf)))
  respondWithResult({ pages: pdf.numPages, cover: await renderCover(await pdf.getPage(1)) })
}

/** A truncated file lacks the end marker, and readers would invent the rest. */
async function hasEndMarker() {
  const handle = await open(filePath)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
  await handle.read(tail, 0, tail.length, size - tail.length)
  await handle.close()
  return tail.includes('%%EOF')
}

async function readPageTexts(pdf) {
  const pages = []
  let charCount = 0
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const page = await pdf.getPage(pageNumber)
    const { items } = await page.getTextContent()
    const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')
    charCount += text.length
    // PostgreSQL rejects lone surrogates and NUL.
    pages.push(charCount > MAX_CHARS ? '' : text.toWellFormed().replaceAll('\0', '').trim())
    page.cleanup()
  }
  return pages
}

async function renderCover(page) {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(COVER_WIDTH / width, MAX_COVER_HEIGHT / height)
  const viewport = page.getViewport({ scale })
  const [w, h] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)))
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(w, h)
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
  await writeFile(coverPath, await canvas.encode('webp', 82))
  return { width: w, height: h }
}

await inspectPdf().catch((error) =>
  respondWithRejection({ code: error?.name === 'PasswordException' ? 'pdfLocked' : 'pdfBroken' }),
)
