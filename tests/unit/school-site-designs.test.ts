import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { EARLIER_DESIGNS, OFFERED_DESIGNS, SITE_COLOURS } from '@/lib/school-sites/kinds'
import { getContrast, hasEnoughContrast } from '@/lib/school-sites/policy'
import { darken, lighten } from '@/lib/school-sites/render/designs/shades'
import { renderSitePage } from '@/lib/school-sites/render/page'
import type { SchoolSiteSettings, SiteBlock } from '@/lib/school-sites/schema'
import { applyLook } from '@/lib/school-sites/serving/draft-look'
import { newerAttackBlocks, newRelease, newSiteView, newText } from '../support/school-sites'

const PHOTO = 'a'.repeat(64)

const BLOCKS: SiteBlock[] = [
  newText('Welcome'),
  { id: 'h1', type: 'heading', text: 'For parents', style: 'large' },
  { id: 'l1', type: 'list', text: 'Fees\nBuses', style: 'bullets' },
  { id: 'h2', type: 'heading', text: 'Our day', style: 'large' },
  newText('From nine to four', 'a2'),
  { id: 'h3', type: 'heading', text: 'Everything else', style: 'large' },
  ...newerAttackBlocks('Words', PHOTO),
]

function render(settings: Partial<SchoolSiteSettings>, blocks = BLOCKS) {
  const release = newRelease({
    settings: { ...newRelease().settings, ...settings },
    pages: [
      { path: '', title: 'Home', blocks },
      { path: 'about', title: 'About us', blocks: [] },
    ],
    files: { [PHOTO]: { kind: 'picture', name: 'a.webp', bytes: 9, width: 800, height: 600 } },
  })
  return renderSitePage(newSiteView(release), '')?.html ?? ''
}

const readStyles = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
const readWords = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/, '')
    .replace(/<[^>]*>/g, '\n')
    .split(/\s*\n\s*/)
    .filter(Boolean)

describe('the designs', () => {
  test.each([...OFFERED_DESIGNS, ...EARLIER_DESIGNS])(
    '%s shows the same words in the same order',
    (design) => {
      expect(readWords(render({ design }))).toEqual(readWords(render({ design: 'simple' })))
    },
  )

  test('each has a sheet of its own, and a page gets only that one', () => {
    const sheets = OFFERED_DESIGNS.map((design) => readStyles(render({ design })))
    expect(new Set(sheets).size).toBe(OFFERED_DESIGNS.length)
    // A rule of each that no other has.
    const marks = ['inset 0 -.25rem var(--c)', 'Georgia', 'overflow-x:clip', '17rem minmax(0,1fr)']
    for (const [index, mark] of marks.entries())
      expect(sheets.map((sheet) => sheet.includes(mark))).toEqual(
        OFFERED_DESIGNS.map((_, position) => position === index),
      )
  })

  test.each(OFFERED_DESIGNS)(
    '%s with every kind of block is far below the limit of a page',
    (design) => {
      expect(gzipSync(render({ design })).length).toBeLessThan(8 * 1024)
    },
  )

  test.each(['ruled', 'bands', 'side'] as const)(
    'paper gets nothing of the screen of %s',
    (design) => {
      const sheet = readStyles(render({ design }))
      const own = sheet.slice(sheet.indexOf('@media screen{body') + 1)
      expect(own).toContain('@media print{')
      expect(sheet.match(/position:sticky/g)?.length ?? 0).toBe(design === 'side' ? 1 : 0)
    },
  )

  test('a website of before keeps its one column of blocks', () => {
    for (const design of ['simple', ...EARLIER_DESIGNS] as const)
      expect(render({ design })).not.toContain('class="part')
    expect(render({ design: 'ruled' })).toContain('<div class="part half"><h2>For parents</h2><ul>')
  })

  test('two narrow parts in a row are a pair, and one alone takes the whole width', () => {
    const parts = [...render({ design: 'side' }).matchAll(/<div class="(part[^"]*)"/g)]
    const pairs = parts.map(([, name]) => name?.includes('half') ?? false)
    expect(pairs.slice(0, 3)).toEqual([false, true, true])
    const lone = render({ design: 'side' }, BLOCKS.slice(0, 3))
    expect(lone).not.toContain('part half')
  })
})

/** As light as a school may choose: one step lighter is refused. */
const LIGHTEST = ['#cf0000', '#007d00', '#5050ff', '#6f6f6f'].map((colour) => {
  let lightest = colour
  for (let step = 0; step < 80 && hasEnoughContrast(lightest); step += 1) {
    const next = `#${[1, 3, 5]
      .map((at) => Math.min(255, Number.parseInt(lightest.slice(at, at + 2), 16) + 1))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`
    if (!hasEnoughContrast(next)) break
    lightest = next
  }
  return lightest
})

test.each([...SITE_COLOURS, ...LIGHTEST])('every pair of shades of %s is readable', (colour) => {
  expect(hasEnoughContrast(colour)).toBe(true)
  const pairs = [
    [darken(colour), '#ffffff'],
    [darken(colour), lighten(colour)],
    [darken(colour), '#fffdf8'],
    [colour, '#fffdf8'],
    ['#1c1c1c', lighten(colour)],
    ['#4a4a4a', lighten(colour)],
  ] as const
  for (const [text, ground] of pairs) expect(getContrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

describe('a look that is not saved', () => {
  const look = (values: Record<string, string>) =>
    applyLook(newRelease(), new URLSearchParams(values)).settings
  test('changes design and colour only', () => {
    expect(look({ design: 'side', colour: '#8c1d40', name: 'x', language: 'hi' })).toEqual({
      ...newRelease().settings,
      ...{ design: 'side', colour: '#8c1d40' },
    })
  })
  test.each([
    ['design', '</style><script>'],
    ['design', 'constructor'],
    ['colour', '#ffff00'],
    ['colour', 'red;}*{background:url(//evil.example)'],
  ])('the %s %s changes nothing', (name, value) => {
    expect(look({ [name]: value })).toEqual(newRelease().settings)
  })
})
