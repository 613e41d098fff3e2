import { describe, expect, test } from 'vitest'
import { licence } from '@/content/toolkit/parts'
import { office } from '@/scripts/toolkit/office'
import { LAYOUTS } from '@/scripts/toolkit/pptx/slides'
import { plain } from '@/scripts/toolkit/words'
import { bytesOf, ofFormat, openOffice, wordsIn } from '../support/toolkit-files'

const editable = [...ofFormat('pptx'), ...ofFormat('docx')]

describe.each(editable)('$file', ({ theme, part, file }) => {
  test('is made anew from the texts to the same bytes: else run `npm run toolkit`', async () => {
    const made = await office(theme, part.id)
    expect(made.equals(bytesOf(file))).toBe(true)
  })

  test('holds every part that it announces, no picture, and what a teacher may do', async () => {
    const parts = await openOffice(file)
    const types = parts['[Content_Types].xml'] ?? ''
    const announced = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(announced.filter((name) => !(name in parts))).toEqual([])
    expect(Object.keys(parts).filter((name) => /\.(png|jpe?g|emf|bin)$/.test(name))).toEqual([])
    for (const [name, rels] of Object.entries(parts).filter(([name]) => name.endsWith('.rels'))) {
      expect(targetsOf(name, rels).filter((target) => !(target in parts))).toEqual([])
    }
    expect(parts['docProps/core.xml']).toContain(licence)
    expect(parts['docProps/core.xml']).toContain(theme.name)
  })
})

describe.each(ofFormat('pptx'))('$file', ({ theme, file }) => {
  const slides = theme.deck.periods.flatMap((period) => period.slides)

  test('has a titled slide in its own layout for each in the text, with notes', async () => {
    const parts = await openOffice(file)
    const names = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    expect(names.length).toBe(slides.length)
    for (const [index, { title, layout, notes }] of slides.entries()) {
      const slide = parts[`ppt/slides/slide${index + 1}.xml`] ?? ''
      const rels = parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] ?? ''
      const [, used = ''] = /slideLayouts\/(slideLayout\d+)\.xml/.exec(rels) ?? []
      expect(parts[`ppt/slideLayouts/${used}.xml`]).toContain(`<p:cSld name="${LAYOUTS[layout]}"`)
      expect(slide).toMatch(/<p:ph\s[^>]*type="title"/)
      expect(wordsIn(slide)).toContain(inXml(plain(title)))
      const spoken = wordsIn(parts[`ppt/notesSlides/notesSlide${index + 1}.xml`] ?? '')
      for (const words of [notes.say, notes.do, notes.watch]) {
        expect(spoken).toContain(inXml(plain(words)))
      }
    }
  })

  test('says each tally to those who cannot see it', async () => {
    const parts = await openOffice(file)
    const counts = slides.flatMap((slide) => (slide.layout === 'tally' ? slide.rows : []))
    const all = Object.values(parts).join('')
    for (const { label, count } of counts) {
      expect(all).toContain(`descr="${count} tally marks: ${inXml(label)}"`)
    }
  })
})

describe.each(ofFormat('docx'))('$file', ({ file }) => {
  test('has its headings in order', async () => {
    const { 'word/document.xml': xml = '' } = await openOffice(file)
    const levels = [...xml.matchAll(/<w:pStyle w:val="(Title|Heading(\d))"/g)].map(
      ([, name, level]) => (name === 'Title' ? 0 : Number(level)),
    )
    expect(levels[0]).toBe(0)
    expect(levels.filter((level) => level === 1).length).toBeGreaterThanOrEqual(3)
    levels.forEach((level, index) => {
      if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  test('breaks no row of a table, and says the head again on the next page', async () => {
    const { 'word/document.xml': xml = '' } = await openOffice(file)
    const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    expect(tables.length).toBeGreaterThan(5)
    for (const table of tables) {
      for (const row of table.match(/<w:tr>.*?<\/w:tr>/gs) ?? [])
        expect(row).toContain('<w:cantSplit/>')
      if (table.includes('"TableHead"')) expect(table).toContain('<w:tblHeader/>')
    }
  })

  test('is in Indian English', async () => {
    const { 'word/styles.xml': styles = '' } = await openOffice(file)
    expect(styles).toContain('<w:lang w:val="en-IN"')
  })
})

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Where the relations of a part lead, as names in the same file. */
function targetsOf(name: string, rels: string) {
  const folder = name.replace(/_rels\/[^/]*$/, '')
  const found = [...rels.matchAll(/<Relationship [^>]*>/g)].map(([tag]) => tag)
  return found
    .filter((tag) => !tag.includes('TargetMode="External"'))
    .map((tag) => /Target="([^"]+)"/.exec(tag)?.[1] ?? '')
    .map((target) => new URL(target, `file:///${folder}`).pathname.slice(1))
}
