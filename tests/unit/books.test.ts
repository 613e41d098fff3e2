import { existsSync, readFileSync } from 'node:fs'
import { marked, type Token } from 'marked'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { chaptersOf } from '@/scripts/books/chapters'
import { readBook } from '@/scripts/books/read'
import { bookText } from '@/scripts/books/text'

const source = (id: string) => readFileSync(`content/ebooks/${id}.md`, 'utf8')
const words = (text: string) => new Set(text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [])

async function open(file: string) {
  const bytes = readFileSync(`content/ebooks/files/${file}`)
  const book = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let page = 1; page <= book.numPages; page++) {
    const { items } = await (await book.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { info } = await book.getMetadata()
  const outline = await book.getOutline()
  return { bytes, texts, title: (info as { Title?: string }).Title, outline }
}

test('the library has six books, four of them premium, each with its own files', () => {
  expect(ebooks.length).toBe(6)
  expect(ebooks.filter(({ isPremium }) => isPremium).length).toBe(4)
  for (const key of ['id', 'title', 'file', 'cover'] as const) {
    expect(new Set(ebooks.map((book) => book[key])).size).toBe(6)
  }
})

describe.each([...ebooks])('$title', ({ id, title, cover, file, pages, text }) => {
  test('has a cover of three by four', () => {
    expect(existsSync(`public/pictures/books/${cover}`)).toBe(true)
    const drawing = readFileSync(`public/pictures/books/${cover}`, 'utf8')
    expect(drawing).toMatch(/^<svg [^>]*width="300" height="400"/)
    expect(drawing).not.toContain('<text')
  })

  test('is written without HTML', () => {
    const found: string[] = []
    marked.walkTokens(marked.lexer(source(id)), (token: Token) => {
      if (token.type === 'html') found.push(token.raw)
    })
    expect(found).toEqual([])
  })

  test('opens as a PDF of at least eight pages, titled, with an outline and text to search', async () => {
    const book = await open(file)
    expect(book.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(book.texts.length).toBeGreaterThanOrEqual(8)
    expect(book.title).toBe(title)
    expect(book.outline[0]?.title).toBe(title)
    expect(book.texts[1]?.replace(/\s+/g, ' ')).toContain(title)
  })

  test('was printed from the text as it stands: else run `npm run books`', async () => {
    const { texts } = await open(file)
    const printed = words(texts.join(' '))
    expect([...words(source(id))].filter((word) => !printed.has(word))).toEqual([])
  })

  test('has its first page at the beginning of the file, so that it opens before the rest has come', () => {
    const head = readFileSync(`content/ebooks/files/${file}`).subarray(0, 1024).toString('latin1')
    const [, end] = /\/Linearized 1 .*?\/E (\d+)/.exec(head) ?? []
    expect(Number(end)).toBeGreaterThan(0)
    expect(Number(end)).toBeLessThanOrEqual(48 * 1024)
  })

  test('its text to read is that of the source and of the printed pages: else run `npm run books`', async () => {
    const printed = await readBook(readFileSync(`content/ebooks/files/${file}`))
    const made = bookText(chaptersOf(source(id)), printed)
    expect(JSON.parse(readFileSync(`content/ebooks/texts/${text}`, 'utf8'))).toEqual(made)
    expect(pages).toBe(printed.pages)
  })
})
