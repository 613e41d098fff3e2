import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { chromium } from 'playwright'
import { giveUp, say } from '@/base/say'
import { type Book, ebooks } from '@/content/ebooks/catalogue'
import { chaptersOf } from './books/chapters'
import { shortened, spilling } from './books/fit'
import { bookHtml, type OpensOn } from './books/html'
import { linearized } from './books/linear'
import { printer } from './books/print'
import { readBook } from './books/read'
import { bookText } from './books/text'
import { findOrInstallChromium } from './browser'
import { findOrInstall } from './debian'

const FOLDER = 'content/ebooks'
const LEAST_PAGES = 8
const MOST_BYTES = 600 * 1024

try {
  findOrInstall('qpdf')
  const wanted = process.argv.slice(2)
  const books = ebooks.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  for (const made of ['files', 'texts']) mkdirSync(path.join(FOLDER, made), { recursive: true })
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const print = await printer(browser)
  for (const book of books) await make(book, print)
  await browser.close()
} catch (error) {
  giveUp(error)
}

/**
 * Printed four times: the first shows which chapters spill a few lines onto a page of their own, the
 * second whether tighter setting takes them back, the third where chapters then open; the fourth
 * prints that in the contents.
 */
async function make(book: Book, print: (html: string) => Promise<Buffer>) {
  const chapters = chaptersOf(readFileSync(path.join(FOLDER, `${book.id}.md`), 'utf8'))
  const set = (tight: Set<string>, opensOn: OpensOn) =>
    print(bookHtml(book, chapters, { tight, opensOn }))
  const loose = await readBook(await set(new Set(), {}))
  const tried = await readBook(await set(spilling(chapters, loose), {}))
  const tight = shortened(chapters, loose, tried)
  const proof = await readBook(await set(tight, {}))
  const pdf = linearized(await set(tight, proof.opensOn))
  const printed = await readBook(pdf)
  const { pages, title, opensOn } = printed

  if (title !== book.title) throw new Error(`${book.id}: the PDF is titled "${title}"`)
  if (!isDeepStrictEqual(opensOn, proof.opensOn))
    throw new Error(`${book.id}: the contents moved the chapters they point to`)
  if (pages < LEAST_PAGES) throw new Error(`${book.id}: ${pages} pages; at least ${LEAST_PAGES}`)
  if (pdf.length > MOST_BYTES) throw new Error(`${book.id}: ${pdf.length} bytes is too heavy`)
  writeFileSync(path.join(FOLDER, 'files', book.file), pdf)
  const text = JSON.stringify(bookText(chapters, printed), null, 2)
  writeFileSync(path.join(FOLDER, 'texts', `${book.id}.json`), `${text}\n`)
  say(`${book.file}: ${pages} pages, ${Math.round(pdf.length / 1024)} KB`)
}
