import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { chromium } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { type Book, ebooks } from '@/content/ebooks/catalogue'
import { listImprint } from '@/content/ebooks/imprint'
import { nameCodesFile } from '@/lib/library/printed-codes'
import { toChapterPath } from '@/lib/routes'
import { findOrInstallChromium } from '@/scripts/browser'
import { findOrInstall } from '@/scripts/debian'
import { parseChapters } from './books/chapters'
import { createCodePlaces, emptyCodePlaces, replaceCodePictures } from './books/codes'
import { renderBook, type StartPages } from './books/html'
import { linearizePdf } from './books/linearize'
import { createPrinter } from './books/print'
import { readBook } from './books/read-pdf'
import { createBookText } from './books/text'
import {
  findNearlyEmptyPages,
  findShortenedChapters,
  findSpillingChapters,
} from './books/tight-chapters'

const FOLDER = 'content/ebooks'
const MIN_PAGES = 8
const MAX_BYTES = 600 * 1024

try {
  findOrInstall('qpdf')
  const requestedIds = process.argv.slice(2)
  const books = ebooks.filter(({ id }) => requestedIds.length === 0 || requestedIds.includes(id))
  for (const folder of ['files', 'texts']) mkdirSync(path.join(FOLDER, folder), { recursive: true })
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const print = await createPrinter(browser)
  for (const book of books) await createBook(book, print)
  await browser.close()
} catch (error) {
  exitWithError(error)
}

/** Four printings: find spilling chapters, try tighter setting, find start pages, print those. */
async function createBook(book: Book, print: (html: string) => Promise<Buffer>) {
  const chapters = parseChapters(readFileSync(path.join(FOLDER, `${book.id}.md`), 'utf8'))
  const places = await createCodePlaces(
    chapters.map((_, index) => toChapterPath(book.id, `${index + 1}`)),
  )
  const codeUrls = Object.fromEntries(
    chapters.map(({ id }, index) => [id, places[index]?.url ?? '']),
  )
  const printBook = (tightChapters: Set<string>, startPages: StartPages) =>
    print(renderBook(book, chapters, { tightChapters, startPages, codes: codeUrls }))
  const looseBook = await readBook(await printBook(new Set(), {}))
  const tightBook = await readBook(await printBook(findSpillingChapters(chapters, looseBook), {}))
  const tightChapters = findShortenedChapters(chapters, looseBook, tightBook)
  const proofBook = await readBook(await printBook(tightChapters, {}))
  const printedPdf = await printBook(tightChapters, proofBook.startPages)
  const changes = replaceCodePictures(printedPdf, places)
  const { pdf, codes } = emptyCodePlaces(linearizePdf(printedPdf, changes), places)
  const printedBook = await readBook(pdf)
  const { pageCount, title, startPages } = printedBook

  if (title !== book.title)
    throw new Error(`${book.id}: the PDF’s title is "${title}", not "${book.title}"`)
  if (!isDeepStrictEqual(startPages, proofBook.startPages))
    throw new Error(`${book.id}: the contents moved the chapters they point to`)
  if (pageCount < MIN_PAGES)
    throw new Error(`${book.id}: ${pageCount} pages, but at least ${MIN_PAGES} are needed`)
  const emptyPages = findNearlyEmptyPages(printedBook)
  if (emptyPages.length > 0)
    throw new Error(`${book.id}: nearly empty pages: ${emptyPages.join(', ')}`)
  if (pdf.length > MAX_BYTES)
    throw new Error(`${book.id}: ${pdf.length} bytes exceed the limit of ${MAX_BYTES}`)
  const pdfFile = path.join(FOLDER, 'files', book.file)
  writeFileSync(pdfFile, pdf)
  writeFileSync(nameCodesFile(pdfFile), `${JSON.stringify(codes, null, 2)}\n`)
  const text = JSON.stringify(
    createBookText(chapters, listImprint(book.id, book.author), printedBook),
    null,
    2,
  )
  writeFileSync(path.join(FOLDER, 'texts', `${book.id}.json`), `${text}\n`)
  printLine(`${book.file}: ${pageCount} pages, ${Math.round(pdf.length / 1024)} KB`)
}
