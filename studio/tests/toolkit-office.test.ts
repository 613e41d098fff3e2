import { describe, expect, test } from 'vitest'
import { licence } from '@/content/toolkit/parts'
import {
  filterByFormat,
  readOfficeParts,
  readOfficeText,
  readToolkitFile,
} from '@/tests/support/toolkit-files'
import { toPlainText } from '../toolkit/inline-markup'
import { createOfficeFile } from '../toolkit/office'
import { LAYOUTS } from '../toolkit/pptx/slides'

const officeFiles = [...filterByFormat('pptx'), ...filterByFormat('docx')]

describe.each(officeFiles)('$file', ({ theme, part, file }) => {
  test('is rebuilt from the texts to the same bytes (if not, run `npm run toolkit`)', async () => {
    const rebuilt = await createOfficeFile(theme, part.id)
    expect(rebuilt.equals(readToolkitFile(file))).toBe(true)
  })

  test('contains every announced part, no picture, and the licence for teachers', async () => {
    const parts = await readOfficeParts(file)
    const types = parts['[Content_Types].xml'] ?? ''
    const announcedParts = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(announcedParts.filter((name) => !(name in parts))).toEqual([])
    expect(Object.keys(parts).filter((name) => /\.(png|jpe?g|emf|bin)$/.test(name))).toEqual([])
    for (const [name, rels] of Object.entries(parts).filter(([name]) => name.endsWith('.rels'))) {
      expect(listTargets(name, rels).filter((target) => !(target in parts))).toEqual([])
    }
    expect(parts['docProps/core.xml']).toContain(licence)
    expect(parts['docProps/core.xml']).toContain(theme.name)
  })
})

describe.each(filterByFormat('pptx'))('$file', ({ theme, file }) => {
  const slides = theme.deck.periods.flatMap((period) => period.slides)

  test('has a titled slide with its layout and notes for each slide in the text', async () => {
    const parts = await readOfficeParts(file)
    const names = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    expect(names.length).toBe(slides.length)
    for (const [index, { title, layout, notes }] of slides.entries()) {
      const slide = parts[`ppt/slides/slide${index + 1}.xml`] ?? ''
      const rels = parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] ?? ''
      const [, layoutName = ''] = /slideLayouts\/(slideLayout\d+)\.xml/.exec(rels) ?? []
      expect(parts[`ppt/slideLayouts/${layoutName}.xml`]).toContain(
        `<p:cSld name="${LAYOUTS[layout]}"`,
      )
      expect(slide).toMatch(/<p:ph\s[^>]*type="title"/)
      expect(readOfficeText(slide)).toContain(escapeXml(toPlainText(title)))
      const spokenText = readOfficeText(parts[`ppt/notesSlides/notesSlide${index + 1}.xml`] ?? '')
      for (const noteText of [notes.say, notes.do, notes.watch]) {
        expect(spokenText).toContain(escapeXml(toPlainText(noteText)))
      }
    }
  })

  test('describes each tally for screen readers', async () => {
    const parts = await readOfficeParts(file)
    const counts = slides.flatMap((slide) => (slide.layout === 'tally' ? slide.rows : []))
    const allXml = Object.values(parts).join('')
    for (const { label, count } of counts) {
      expect(allXml).toContain(`descr="${count} tally marks: ${escapeXml(label)}"`)
    }
  })
})

describe.each(filterByFormat('docx'))('$file', ({ file }) => {
  test('has its headings in order', async () => {
    const { 'word/document.xml': xml = '' } = await readOfficeParts(file)
    const levels = [...xml.matchAll(/<w:pStyle w:val="(Title|Heading(\d))"/g)].map(
      ([, name, level]) => (name === 'Title' ? 0 : Number(level)),
    )
    expect(levels[0]).toBe(0)
    expect(levels.filter((level) => level === 1).length).toBeGreaterThanOrEqual(3)
    levels.forEach((level, index) => {
      if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  test('keeps table rows on one page and repeats the head on the next', async () => {
    const { 'word/document.xml': xml = '' } = await readOfficeParts(file)
    const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    expect(tables.length).toBeGreaterThan(5)
    for (const table of tables) {
      for (const row of table.match(/<w:tr>.*?<\/w:tr>/gs) ?? [])
        expect(row).toContain('<w:cantSplit/>')
      if (table.includes('"TableHead"')) expect(table).toContain('<w:tblHeader/>')
    }
  })

  test('is in Indian English', async () => {
    const { 'word/styles.xml': styles = '' } = await readOfficeParts(file)
    expect(styles).toContain('<w:lang w:val="en-IN"')
  })
})

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function listTargets(name: string, rels: string) {
  const folder = name.replace(/_rels\/[^/]*$/, '')
  const relationships = [...rels.matchAll(/<Relationship [^>]*>/g)].map(([tag]) => tag)
  return relationships
    .filter((tag) => !tag.includes('TargetMode="External"'))
    .map((tag) => /Target="([^"]+)"/.exec(tag)?.[1] ?? '')
    .map((target) => new URL(target, `file:///${folder}`).pathname.slice(1))
}
