import { describe, expect, test, vi } from 'vitest'
import { works } from '@/content/toolkit/catalogue'
import { fileOf, parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { openPdf, readToolkitFile } from '@/tests/support/toolkit-files'
import { toPlainText } from '../toolkit/inline-markup'
import { MAX_THUMBNAIL_KB } from '../toolkit/limits'

// The first PDF loads the PDF reader.
vi.setConfig({ testTimeout: 30_000 })

test('the catalogue has twenty resources in the order of the series, with the names from their texts', () => {
  expect(works.map(({ theme, resourceType: part }) => `${theme} ${part}`)).toEqual(
    themes.flatMap(({ id }) => parts.map((part) => `${id} ${part.id}`)),
  )
  for (const { theme: id, resourceType: part, title, subtitle, about, grades } of works) {
    const text = themes.find((theme) => theme.id === id)?.[part]
    const expectedTexts =
      text && [text.title, text.subtitle, text.about, text.grades].map(toPlainText)
    expect([title, subtitle, about, grades]).toEqual(expectedTexts)
  }
})

describe.each([...works])(
  '$id',
  ({ theme, resourceType: partId, pages, files, isCrossTheme: across, title }) => {
    test('has its files with their sizes and recognisable names', () => {
      const name = themes.find(({ id }) => id === theme)?.name
      const part = parts.find(({ id }) => id === partId)
      expect(files.map(({ format }) => format)).toEqual(part?.formats)
      for (const { file, bytes, name: saveAs, format } of files) {
        expect(file).toBe(part && fileOf({ id: theme, language: 'en' }, part, format))
        expect(readToolkitFile(file).length).toBe(bytes)
        expect(saveAs).toBe(`UNS ${part?.file} - ${name}.${format}`)
      }
    })

    test('has a small picture of each page of its PDF in the same orientation', async () => {
      const { pages: printedPages } = await openPdf(files.at(-1)?.file ?? '')
      expect(pages.length).toBe(printedPages.length)
      expect(pages[0]?.title).toBe(title)
      for (const [index, { picture, title: page }] of pages.entries()) {
        expect(page).not.toBe('')
        const bytes = readToolkitFile(picture)
        expect(bytes.length).toBeLessThanOrEqual(MAX_THUMBNAIL_KB * 1024)
        const { width = 0, height = 0 } = printedPages[index] ?? {}
        expect(width > height).toBe(across)
        expect(readWebpSize(bytes)).toEqual(across ? [320, 226] : [226, 320])
      }
    })
  },
)

function readWebpSize(bytes: Buffer) {
  expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8')
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
}
