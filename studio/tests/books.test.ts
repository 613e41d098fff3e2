import { existsSync, readFileSync } from 'node:fs'
import { marked, type Token } from 'marked'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { listImprint } from '@/content/ebooks/imprint'
import { parseChapters } from '../books/chapters'
import { readBook, removeSpaces } from '../books/read-pdf'
import { createBookText } from '../books/text'
import { findNearlyEmptyPages } from '../books/tight-chapters'

const readSource = (id: string) => readFileSync(`content/ebooks/${id}.md`, 'utf8')
/** Descriptions of drawings are not printed. */
const readPrintedSource = (id: string) => readSource(id).replaceAll(/^!\[.*$/gm, '')
const collectWords = (text: string) =>
  new Set(text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [])

async function openBook(file: string) {
  const bytes = readFileSync(`content/ebooks/files/${file}`)
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { info } = await pdf.getMetadata()
  const outline = await pdf.getOutline()
  return { bytes, texts, title: (info as { Title?: string }).Title, outline }
}

test('the library has six books, four of them premium, each with its own files', () => {
  expect(ebooks.length).toBe(6)
  expect(ebooks.filter(({ isPremium }) => isPremium).length).toBe(4)
  for (const key of ['id', 'title', 'file', 'cover'] as const) {
    expect(new Set(ebooks.map((book) => book[key])).size).toBe(6)
  }
})

describe.each([...ebooks])('$title', ({ id, title, author, cover, file, pages, text }) => {
  test('has a cover in the ratio 3:4', () => {
    expect(existsSync(`public/pictures/books/${cover}`)).toBe(true)
    const svg = readFileSync(`public/pictures/books/${cover}`, 'utf8')
    expect(svg).toMatch(/^<svg [^>]*width="300" height="400"/)
    expect(svg).not.toContain('<text')
  })

  test('is written without HTML', () => {
    const htmlTokens: string[] = []
    marked.walkTokens(marked.lexer(readSource(id)), (token: Token) => {
      if (token.type === 'html') htmlTokens.push(token.raw)
    })
    expect(htmlTokens).toEqual([])
  })

  test('opens as a PDF of at least eight pages with a title, an outline and searchable text', async () => {
    const pdf = await openBook(file)
    expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.texts.length).toBeGreaterThanOrEqual(8)
    expect(pdf.title).toBe(title)
    expect(pdf.outline[0]?.title).toBe(title)
    expect(pdf.texts[1]?.replace(/\s+/g, ' ')).toContain(title)
  })

  test('matches the current source text (if not, run `npm run studio -- books`)', async () => {
    const { texts } = await openBook(file)
    const printedWords = collectWords(texts.join(' '))
    expect(
      [...collectWords(readPrintedSource(id))].filter((word) => !printedWords.has(word)),
    ).toEqual([])
  })

  test('has its first page at the start of the file, so that it opens before the download ends', () => {
    const head = readFileSync(`content/ebooks/files/${file}`).subarray(0, 1024).toString('latin1')
    const [, firstPageEnd] = /\/Linearized 1 .*?\/E (\d+)/.exec(head) ?? []
    expect(Number(firstPageEnd)).toBeGreaterThan(0)
    expect(Number(firstPageEnd)).toBeLessThanOrEqual(48 * 1024)
  })

  test('has a reading text that matches the source and the printed pages (if not, run `npm run studio -- books`)', async () => {
    const printedBook = await readBook(readFileSync(`content/ebooks/files/${file}`))
    const expected = createBookText(
      parseChapters(readSource(id)),
      listImprint(id, author),
      printedBook,
    )
    expect(JSON.parse(readFileSync(`content/ebooks/texts/${text}`, 'utf8'))).toEqual(expected)
    expect(pages).toBe(printedBook.pageCount)
  })

  test('has an imprint, contents with the printed page of each chapter, and no nearly empty page', async () => {
    const printedBook = await readBook(readFileSync(`content/ebooks/files/${file}`))
    const { pageTexts, startPages } = printedBook
    for (const line of listImprint(id, author)) {
      expect(line.text).not.toBe('')
      expect(pageTexts[2]).toContain(removeSpaces(line.text))
    }
    const contents = pageTexts.slice(3, 5).join('')
    for (const chapter of parseChapters(readSource(id)))
      expect(contents).toContain(removeSpaces(`${chapter.title}${startPages[chapter.id]}`))
    expect(findNearlyEmptyPages(printedBook)).toEqual([])
  })
})
