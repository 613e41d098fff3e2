// @module-tag machine
import { describe, expect, test } from 'vitest'
import { layOutBillPages } from '@/lib/documents/layouts/bill'
import { layOutCertificate } from '@/lib/documents/layouts/certificate'
import { layOutPoster } from '@/lib/documents/layouts/poster'
import { layOutRecordPages } from '@/lib/documents/layouts/record'
import { layOutReportPages } from '@/lib/documents/layouts/report'
import { layOutSchoolCertificate } from '@/lib/documents/layouts/school-certificate'
import type {
  BillText,
  CertificateText,
  LearningRecordText,
  PosterText,
  ReportText,
  SchoolCertificateText,
} from '@/lib/documents/text'

/** The first layout loads all fonts. */
const document = {
  ...{ lang: 'en-IN', title: 'Title', createdAt: '2026-11-27T00:00:00+05:30', site: 'Our site' },
  heading: 'A heading',
}
const page = 'Page {page} of {pages}'
const code = { link: 'https://uns.example/x', label: 'Scan this', alt: 'A code' }
const address = '14, Anna Salai, R.S. Puram, கோயம்புத்தூர் 641002'

const certificate: CertificateText = {
  ...{ ...document, before: 'This says that', name: 'Meena Iyer', after: 'took part in' },
  ...{ session: 'Stories that teach', facts: [{ label: 'Day', value: '27 November 2026' }] },
  ...{ number: 'UNS-7K3Q9ZT4WX', check: 'Check it at', address: 'uns.example/x' },
  ...{ issued: ['Issued on a day'], claim: 'No board', link: code.link, picture: 'A picture' },
  signature: { image: null, alt: 'A signature', name: 'R. Lakshmi', title: 'Director of training' },
  partner: { image: null, alt: 'A logo', line: 'Together with a partner' },
}
const schoolCertificate: SchoolCertificateText = {
  ...{ ...document, school: 'Sunrise Public School', place: address, before: 'This says that' },
  ...{ name: 'Meena Iyer', after: 'took part in', session: 'Lesson study', facts: ['One hour'] },
  ...{ signatures: ['The principal'], stamp: 'The stamp', note: 'A note of the school' },
}
const bill: BillText = {
  ...{ ...document, seller: ['Our trust', address], facts: [{ label: 'Number', value: 'Q 1' }] },
  ...{ buyerLabel: 'Billed to', buyer: ['Sunrise Public School', address] },
  ...{ heads: ['Text', 'Count', 'Amount'], rows: [['A plan', '1 item', '₹ 1.00']] },
  sums: [{ label: 'In total', value: '₹ 1.00', isTotal: true }],
  ...{ wordsLabel: 'In words', words: 'One rupee', upi: code, footer: 'A footer', page },
  ...{ blocks: [{ heading: 'Our terms', lines: ['Pay soon'] }], signature: ['For us', 'R. L.'] },
}
const wording = {
  ...{ heading: 'A heading', year: 'This year', statement: 'A statement', stamp: 'The stamp' },
  ...{ totals: 'In total', notes: ['A note here'], signatures: ['A teacher'], page },
  parts: [{ label: 'One part', hours: '1 hour', missing: 'No hour' }],
  heads: { day: 'The day', topic: 'The topic', hours: 'The hours', number: 'The number' },
}
const record: LearningRecordText = {
  ...{ ...document, ...wording, name: 'Meena Iyer', code },
  rows: [
    {
      ...{ day: '27 Nov', title: 'A title', provider: 'A provider', details: 'Some details' },
      ...{ hours: '1 h', number: 'UNS 1' },
    },
  ],
  second: { ...wording, lang: 'hi-IN', code, details: ['Some details'] },
}
const report: ReportText = {
  ...{ ...document, school: 'Sunrise Public School', subtitle: 'A subtitle', note: 'A note' },
  blocks: [
    { kind: 'heading', text: 'A heading' },
    { kind: 'text', text: address },
    { kind: 'bars', alt: 'Bars', bars: [{ label: 'One bar', value: 1, shown: '1 hour' }] },
    { kind: 'table', heads: ['One head'], widths: [1], rows: [[address]] },
    { kind: 'code', ...code },
    { kind: 'signatures', statement: 'A statement', lines: ['A line'], stamp: 'The stamp' },
  ],
  page,
}
const poster: PosterText = {
  ...{ ...document, school: 'Sunrise Public School', how: 'Open the address', code },
  rows: [{ day: '27 Nov', time: '10 am', title: 'A title', details: 'Some details' }],
  address: 'uns.example/series now',
}

const DOCUMENTS = {
  certificate: () => [layOutCertificate(breakLines(certificate))],
  'school certificate': () => [layOutSchoolCertificate(breakLines(schoolCertificate))],
  bill: () => layOutBillPages(breakLines(bill)),
  record: () => layOutRecordPages(breakLines(record)),
  'report or hand-out': () => layOutReportPages(breakLines(report)),
  poster: () => [layOutPoster(breakLines(poster))],
}

const SEPARATORS = [
  '\n',
  '\r\n',
  '\t',
  '\u00A0',
  '\u2003',
  '\u2028',
  '\u00AD \uFEFF',
  ' \u200B\u2060',
]
let spaces = 0

/** Not in codes that programs read. */
const KEPT = new Set(['kind', 'lang', 'createdAt', 'link', 'image'])

/** Each space of each text becomes another kind of separator. */
function breakLines<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value.replaceAll(' ', () => SEPARATORS[spaces++ % SEPARATORS.length] ?? '') as Value
  if (Array.isArray(value)) return value.map(breakLines) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, KEPT.has(key) ? part : breakLines(part)]),
  ) as Value
}

type Line = { text: string; runs: { glyphs: { id: number }[] }[] }

/** Of all parts, at any depth. */
function findLines(value: unknown): Line[] {
  if (Array.isArray(value)) return value.flatMap(findLines)
  if (typeof value !== 'object' || value === null) return []
  return 'runs' in value ? [value as Line] : Object.values(value).flatMap(findLines)
}

const GLYPH_OF_MISSING_CHARACTER = 0

describe.each(Object.entries(DOCUMENTS))('a %s', (_, layOut) => {
  test('draws no box for a line break, a tab or a rare space', () => {
    const lines = findLines(layOut())
    expect(lines.length).toBeGreaterThan(5)
    const boxes = lines.filter(({ runs }) =>
      runs.some(({ glyphs }) => glyphs.some(({ id }) => id === GLYPH_OF_MISSING_CHARACTER)),
    )
    expect(boxes.map(({ text }) => text)).toEqual([])
    expect(lines.filter(({ text }) => /[^\S ]|^ | $| {2}/.test(text))).toEqual([])
  })
})

test('joiners of Indian scripts stay', () => {
  const name = 'क्\u200Dष शर्मा'
  const drawn = layOutSchoolCertificate({ ...schoolCertificate, name })
  expect(findLines(drawn).map(({ text }) => text)).toContain(name)
})

test.each(['ஜூலை 30, வெள்.', 'நவ. 28, சனி', '27 Nov'])(
  'the day of a poster (%s) ends left of the session',
  (day) => {
    const rows = [{ day, time: '10 am', title: 'A title', details: 'Some details' }]
    const lines = layOutPoster({ ...poster, rows })
      .filter((part) => 'lines' in part)
      .flatMap((part) => part.lines)
    const find = (text: string) => lines.find(({ line }) => line.text === text)
    const { x = 0, line } = find(day) ?? {}
    expect(x + (line?.width ?? 0)).toBeLessThan((find('A title')?.x ?? 0) - 4)
  },
)

describe('a learning record', () => {
  const drawPages = (count: number, isBilingual: boolean) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ day: '27 Nov', title: `Session ${index + 1}`, provider: 'UNS', details: 'Online' },
      ...{ hours: '1', number: '' },
    }))
    const second = { ...wording, lang: 'hi-IN', code, details: rows.map(() => 'ऑनलाइन') }
    const pages = layOutRecordPages({ ...record, rows, second: isBilingual ? second : undefined })
    return pages.map((parts) => findLines(parts).map(({ text }) => text))
  }

  test.each([
    [1, false],
    [2, false],
    [8, false],
    [40, false],
    [1, true],
    [2, true],
    [5, true],
    [40, true],
  ])(
    'of %i entries (bilingual: %s) is signed below hours, whose name stands there',
    (count, both) => {
      const pages = drawPages(count, both)
      const signed = pages.filter((texts) => texts.includes('A teacher'))
      expect(signed).toHaveLength(1)
      expect(signed[0]).toContain(`Session ${count}`)
      for (const texts of pages) {
        expect(texts).toContain('Meena Iyer')
        expect(texts).toContain('In total')
      }
      expect(pages.flat().filter((text) => /^Session \d/.test(text))).toHaveLength(count)
    },
  )
})
