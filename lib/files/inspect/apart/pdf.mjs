import { open, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answer, refuse } from './say.mjs'

/** Opens a PDF, counts its pages, takes its words out and draws its first page. */

const MOST_PAGES = 2_000
const MOST_LETTERS = 8_000_000
const COVER_WIDTH = 600
const MOST_COVER_HEIGHT = 1_200
const MOST_PIXELS_INSIDE = 40_000_000
const TAIL_BYTES = 2_048

const [file, cover, words] = process.argv.slice(2)
const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function lookInto() {
  if (!(await endsAsPdf())) return refuse({ word: 'pdfBroken' })
  const pdf = await getDocument({
    url: pathToFileURL(file).href,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    maxImageSize: MOST_PIXELS_INSIDE,
    cMapUrl: `${home}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${home}/standard_fonts/`,
    wasmUrl: `${home}/wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const { info } = await pdf.getMetadata()
  if (info.EncryptFilterName) return refuse({ word: 'pdfLocked' })
  if (pdf.numPages > MOST_PAGES) return refuse({ word: 'pdfTooLong', values: { most: MOST_PAGES } })
  await writeFile(words, JSON.stringify(await wordsOf(pdf)))
  answer({ pages: pdf.numPages, cover: await draw(await pdf.getPage(1)) })
}

/** What is cut off has no end; a reader would make up the rest. */
async function endsAsPdf() {
  const handle = await open(file)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
  await handle.read(tail, 0, tail.length, size - tail.length)
  await handle.close()
  return tail.includes('%%EOF')
}

async function wordsOf(pdf) {
  const pages = []
  let letters = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')
    letters += text.length
    // A surrogate without its other half, and NUL, are no text to a database.
    pages.push(letters > MOST_LETTERS ? '' : text.toWellFormed().replaceAll('\0', '').trim())
    page.cleanup()
  }
  return pages
}

async function draw(page) {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(COVER_WIDTH / width, MOST_COVER_HEIGHT / height)
  const viewport = page.getViewport({ scale })
  const [w, h] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)))
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(w, h)
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
  await writeFile(cover, await canvas.encode('webp', 82))
  return { width: w, height: h }
}

await lookInto().catch((error) =>
  refuse({ word: error?.name === 'PasswordException' ? 'pdfLocked' : 'pdfBroken' }),
)
