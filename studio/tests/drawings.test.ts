import { readdirSync, readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { DRAWING_WIDTH, renderDrawing } from '../books/draw/drawing'
import { measureLabel } from '../books/draw/labels'
import { drawings } from '../books/drawings'

/** In style/boxes.css. */
const PRINTED_WIDTH_PT = (96 / 25.4) * 72
const MIN_PRINTED_PT = 8

const sources = readdirSync('content/ebooks').filter((name) => name.endsWith('.md'))
const places = sources.flatMap((name) =>
  [...readFileSync(`content/ebooks/${name}`, 'utf8').matchAll(/^!\[(.*)\]\((.*)\)$/gm)].map(
    ([, alt = '', drawing = '']) => ({ book: name.replace('.md', ''), alt, drawing }),
  ),
)

type LabelBox = { words: string; left: number; right: number; top: number; bottom: number }

function readSvg(svg: string) {
  const labels: LabelBox[] = []
  const names = new Set<string>()
  const attributes = new Set<string>()
  let groups = 0
  let open: Omit<LabelBox, 'words'> | null = null
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, attributes: given }) => {
    names.add(local)
    for (const name of Object.keys(given)) attributes.add(name)
    if (local === 'g') groups++
    if (local !== 'text') return
    if (groups > 0) throw new Error('a label in a group')
    const get = (name: string) => Number(given[name]?.value)
    const width = get('textLength')
    const shift = { middle: width / 2, end: width }[given['text-anchor']?.value ?? ''] ?? 0
    const left = get('x') - shift
    const size = get('font-size')
    if ((size * PRINTED_WIDTH_PT) / DRAWING_WIDTH < MIN_PRINTED_PT) throw new Error('too small')
    open = { left, right: left + width, top: get('y') - size * 0.7, bottom: get('y') + size * 0.1 }
  })
  parser.on('text', (words) => {
    if (open) labels.push({ words, ...open })
    open = null
  })
  parser.on('closetag', ({ local }) => {
    if (local === 'g') groups--
  })
  parser.write(svg).close()
  return { labels, names, attributes }
}

const overlap = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe.each(Object.entries(drawings))('the drawing %s', (_, drawing) => {
  const svg = renderDrawing(drawing, 'A “name” & more')
  const { labels, names, attributes } = readSvg(svg)

  test('has labels of a readable size, inside its frame and not on each other', () => {
    expect(labels.map(({ words }) => words).join('').length).toBeGreaterThan(12)
    for (const { words, left, right, top, bottom } of labels) {
      expect(left, words).toBeGreaterThanOrEqual(3)
      expect(right, words).toBeLessThanOrEqual(DRAWING_WIDTH - 3)
      expect(top, words).toBeGreaterThanOrEqual(drawing.top)
      expect(bottom, words).toBeLessThanOrEqual(drawing.top + drawing.height)
    }
    const pairs = labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter((other) => overlap(label, other))
        .map((other) => `${label.words} on ${other.words}`),
    )
    expect(pairs).toEqual([])
  })

  test('needs no style, script, id or file of its own', () => {
    expect([...names].sort()).toEqual(
      [...names]
        .filter((name) => /^(figure|svg|g|path|rect|circle|ellipse|text)$/.test(name))
        .sort(),
    )
    expect([...attributes].filter((name) => /^(style|id|class|href|on.*)$/.test(name))).toEqual([
      'class',
    ])
    expect(svg).toContain('role="img" aria-label="A “name” &amp; more"')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})

test('every drawing has one place in a book, and a description of what it shows', () => {
  expect(places.map(({ drawing }) => drawing).sort()).toEqual(Object.keys(drawings).sort())
  for (const { alt, drawing } of places) {
    expect(alt.length, drawing).toBeGreaterThan(60)
    expect(alt, drawing).toMatch(/[.”)]$/)
  }
})

test('ten builds, twelve cases and six plans are drawn', () => {
  const listOf = (book: string) =>
    places.filter((place) => place.book === book).map(({ drawing }) => drawing)
  expect(listOf('innovation-lab')).toHaveLength(11)
  expect(listOf('ethics-cases').filter((name) => name.startsWith('case-'))).toHaveLength(12)
  expect(listOf('reflection-circle').filter((name) => name.startsWith('plan-'))).toHaveLength(6)
})

test('a label without a character of its font fails', () => {
  expect(() => measureLabel('कक्षा')).toThrow('has no')
})
