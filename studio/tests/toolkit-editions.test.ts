import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { translatedWorks } from '@/content/toolkit/catalogue'
import { sheetTexts } from '@/content/toolkit/sheet-text'
import { LANGUAGES } from '@/i18n/languages'
import { getTextFilePath } from '@/lib/toolkit/files'
import {
  editionFiles,
  openPdf,
  readOfficeParts,
  readToolkitFile,
  TOOLKIT_FOLDER,
} from '@/tests/support/toolkit-files'
import { toPlainText } from '../toolkit/inline-markup'
import { MAX_KB } from '../toolkit/limits'
import { createOfficeFile } from '../toolkit/office'
import { renderPage } from '../toolkit/pages'
import { computeFingerprint, readPrintRecord } from '../toolkit/print-record'

// The first PDF loads the PDF reader.
vi.setConfig({ testTimeout: 30_000 })

const MARGIN = 28
const A4 = [595, 842]
const PAGES = { cards: 8, templates: 3 }

const pdfFiles = editionFiles.filter(({ format }) => format === 'pdf')

test('every file is in the catalogue with its size and an English name', () => {
  const files = translatedWorks.flatMap((work) => work.files)
  expect(files.map(({ file }) => file).sort()).toEqual(editionFiles.map(({ file }) => file).sort())
  for (const { file, bytes, name, format } of files) {
    expect(readToolkitFile(file).length).toBe(bytes)
    expect(bytes).toBeLessThanOrEqual(MAX_KB[format] * 1024)
    expect(name).toMatch(/^UNS [\w ]+ - [\w ]+ - (Hindi|Tamil)\.(pdf|docx)$/)
  }
})

test.each(translatedWorks.map((work) => [work.id, work] as const))(
  '%s has a picture of each page',
  async (_, { pages, files }) => {
    const pdf = await openPdf(files.at(-1)?.file ?? '')
    expect(pages.length).toBe(pdf.pages.length)
    for (const { picture } of pages)
      expect(readToolkitFile(picture).toString('latin1', 8, 15)).toBe('WEBPVP8')
  },
)

describe.each(pdfFiles)('$file', ({ edition, part, file }) => {
  const label = part.id === 'cards' ? edition.cards : edition.templates

  test('matches the current texts (if not, run `npm run toolkit`)', () => {
    const record = readPrintRecord(TOOLKIT_FOLDER, edition)[part.id]
    expect(record?.source).toBe(computeFingerprint(renderPage(edition, part.id)))
    expect(record?.file).toBe(computeFingerprint(readToolkitFile(file)))
  })

  test('is tagged and titled in its language, and has an outline', async () => {
    const pdf = await openPdf(file)
    expect(pdf.isTagged).toBe(true)
    expect(pdf.title).toBe(label.title)
    expect(pdf.language).toBe(LANGUAGES[edition.language].tag)
    expect(pdf.outline[0]?.items.length).toBeGreaterThanOrEqual(2)
  })

  test('has A4 pages with margins and a readable font size', async () => {
    const { pages } = await openPdf(file)
    const extra = part.id === 'templates' ? edition.templates.forms.length - 2 : 0
    expect(pages.length).toBe(PAGES[part.id as keyof typeof PAGES] + extra)
    for (const { words, width, height } of pages) {
      expect([width, height].map(Math.round).sort()).toEqual(A4)
      const wordsInMargin = words.filter(
        ({ x, y, right, top }) =>
          x < MARGIN || y < MARGIN || right > width - MARGIN || top > height - MARGIN,
      )
      expect(wordsInMargin).toEqual([])
      expect(words.filter(({ size }) => size < 8.99)).toEqual([])
    }
  })

  test('draws every letter with an embedded font of its own', () => {
    const fonts = listFonts(readToolkitFile(file))
    expect(fonts.filter((font) => !OWN_FONTS.test(font))).toEqual([])
    expect(fonts.join()).toMatch(
      edition.language === 'hi' ? /NotoSerifDevanagari/ : /NotoSerifTamil/,
    )
  })

  test('has a searchable text with every card or form, and the licence', () => {
    const texts = JSON.parse(readFileSync(getTextFilePath(edition.id), 'utf8'))[file] as string[]
    const text = texts.join(' ')
    const titles =
      part.id === 'cards'
        ? edition.cards.cards.map(({ question }) => question)
        : edition.templates.forms.map(({ title }) => title)
    for (const title of titles) expect(text).toContain(toPlainText(title))
    expect(texts[0]).toContain(sheetTexts[edition.language].licence)
  })
})

describe.each(editionFiles.filter(({ format }) => format === 'docx'))(
  '$file',
  ({ edition, part, file }) => {
    test('is rebuilt from the texts to the same bytes (if not, run `npm run toolkit`)', async () => {
      const rebuilt = await createOfficeFile(edition, part.id)
      expect(rebuilt.equals(readToolkitFile(file))).toBe(true)
    })

    test('names a font with the script and its language, and sizes of complex scripts', async () => {
      const { 'word/styles.xml': styles = '' } = await readOfficeParts(file)
      expect(styles).toContain('w:cs="Nirmala UI"')
      expect(styles).toContain(`w:bidi="${LANGUAGES[edition.language].tag}"`)
      const count = (pattern: RegExp) => styles.match(pattern)?.length ?? 0
      expect(count(/<w:szCs /g)).toBe(count(/<w:sz /g))
      expect(count(/<w:bCs\/?/g)).toBe(count(/<w:b\/?>/g))
    })
  },
)

/** A letter that these lack would come from a font of the computer that printed the page. */
const OWN_FONTS = /^(Baloo2|BalooThambi2|Literata|NotoSerifDevanagari|NotoSerifTamil)-\w+$/

const listFonts = (pdf: Buffer) => [
  ...new Set(
    [...pdf.toString('latin1').matchAll(/\/BaseFont \/([A-Z]{6}\+)?([\w-]+)/g)].map(
      ([, , name = '']) => name,
    ),
  ),
]
