import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SITE_DESIGNS } from '@/lib/school-sites/kinds'
import { arrangeGallery } from '@/lib/school-sites/render/gallery'
import { renderSitePage } from '@/lib/school-sites/render/page'
import { buildStyles } from '@/lib/school-sites/render/styles'
import {
  type SiteBlock,
  type SiteCover,
  type SiteRelease,
  siteBlock,
  siteCover,
} from '@/lib/school-sites/schema'
import { newerAttackBlocks, newRelease, newSiteView, newText } from '../support/school-sites'

const FILE_ID = 'a'.repeat(64)
const FILES: SiteRelease['files'] = {
  [FILE_ID]: { kind: 'picture', name: 'hall.webp', bytes: 9_000, width: 800, height: 600 },
  ['b'.repeat(64)]: { kind: 'pdf', name: 'form.pdf', bytes: 90_000 },
}

function render(blocks: SiteBlock[], overrides: Partial<SiteRelease> = {}, view = {}) {
  const release = newRelease({
    files: FILES,
    pages: [{ path: '', title: 'Home', blocks }],
    ...overrides,
  })
  const page = renderSitePage(newSiteView(release, view), '')
  if (!page) throw new Error('no page')
  return page
}

/** Each would run, load or break out somewhere if it were not escaped. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '--><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028</title><script>alert(1)</script>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
]

/** The typed text in every place of the cover and of every block. */
const attackCover = (text: string): SiteCover => ({
  ...{ file: FILE_ID, alt: text, x: 40, y: 60, title: text, text, link: 'about' },
})

const attackBlocks = (text: string): SiteBlock[] => [
  { id: 'a', type: 'heading', text, style: 'large' },
  newText(text),
  { id: 'b', type: 'picture', file: FILE_ID, alt: text, text },
  { id: 'c', type: 'list', text: `${text}\n${text}`, style: 'numbers' },
  { id: 'd', type: 'table', title: text, text: `${text} | b\n${text} | ${text}` },
  { id: 'e', type: 'file', file: 'b'.repeat(64), title: text },
  { id: 'f', type: 'notice', title: text, text, from: '', until: '' },
  { id: 'g', type: 'links', title: text, text: `${text} | ${text}\n${text}` },
  { id: 'h', type: 'address', text, url: text },
  ...newerAttackBlocks(text, FILE_ID),
]

describe('stored attacks', () => {
  test.each(ATTACKS)('%s stays text in every block, name and title', (text) => {
    const settings = { ...newRelease().settings, name: text, tagline: text }
    const pages = [
      { path: '', title: text, cover: attackCover(text), blocks: attackBlocks(text) },
      { path: 'about', title: text, blocks: [] },
    ]
    const page = render([], { settings, pages })
    const { html } = page
    const allowedTags =
      /^\/?(!DOCTYPE|html|head|meta|title|link|style|body|a|span|header|div|h1|h2|h3|p|nav|ul|ol|li|main|figure|img|figcaption|table|caption|thead|tbody|tr|th|td|article|address|footer|br|time|svg|path|circle|rect|text|b|strong|em|section|dl|dt|dd|iframe|form|input|label|select|option|textarea|button)$/
    const tags = [...html.matchAll(/<(\/?[a-zA-Z!][a-zA-Z0-9]*)/g)].map(([, tag]) => tag ?? '')
    expect(tags.filter((tag) => !allowedTags.test(tag))).toEqual([])
    // Without the values: what is left are names of tags and attributes.
    const bareHtml = html.replace(/="[^"]*"/g, '=""')
    expect(bareHtml).not.toMatch(/<[^>]*\s(on\w+|srcdoc|style|formaction)\b/i)
    const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '')
    expect(
      targets.filter((url) => !/^(\/s\/|https:\/\/|#main$|tel:\+?\d+$|mailto:[\w.+-]+@)/.test(url)),
    ).toEqual([])
    expect(html.match(/ action="[^"]*"/g)).toEqual([' action="/s/lotus-valley/enquiry/form"'])
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  test('the policy allows no script from anywhere, and one style sheet by its hash', () => {
    const { csp, html } = render([newText('x')])
    expect(csp).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-")
    expect(csp).not.toContain('unsafe')
    expect(html).not.toContain('<script')
  })

  test.each([
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['javascript://www.cbse.gov.in/%0aalert(1)', false],
    [' data:text/html,x', false],
    ['//evil.example', false],
    ['https://user:secret@bank.example/', false],
    ['http://localhost/', false],
    ['https://www.cbse.gov.in/', true],
  ])('a link to %s becomes a link: %s', (url, isLink) => {
    const { html } = render([{ id: 'g', type: 'links', title: 'More', text: `Board | ${url}` }])
    expect(html.includes('rel="noopener nofollow ugc"')).toBe(isLink)
  })

  test.each([
    ['http://localhost/', false],
    ['https://user:secret@bank.example/', false],
    ['https://www.cbse.gov.in/', true],
    ['mailto:office@school.example', true],
  ])('a link in a text to %s becomes a link: %s', (url, isLink) => {
    const { html } = render([newText(`Write to [us](${url}).`)])
    expect(html.includes(`href="${url}" rel="noopener nofollow ugc"`)).toBe(isLink)
    expect(html).toContain('us')
  })

  test('a file that the release does not list is never linked', () => {
    const { html } = render([
      { id: 'a', type: 'picture', file: 'c'.repeat(64), alt: 'x', text: '' },
      { id: 'b', type: 'file', file: 'c'.repeat(64), title: 'x' },
    ])
    expect(html).not.toContain('/files/')
  })

  test('a block of another type or shape is refused', () => {
    for (const block of [
      { id: 'a', type: 'html', text: '<b>' },
      { id: 'a', type: 'picture', file: '../../etc/passwd', alt: '', text: '' },
      { id: '"><script>', type: 'text', text: '' },
      { id: 'a', type: 'heading', text: 'x', style: 'h1 onclick=' },
    ])
      expect(siteBlock.safeParse(block).success).toBe(false)
  })
})

describe('pictures', () => {
  const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
    string,
    string,
    string,
  ]
  const COPIES: SiteRelease['files'] = {
    [one]: {
      kind: 'picture',
      name: 'a',
      bytes: 9,
      width: 2400,
      height: 1600,
      copies: [two, three],
    },
    [two]: { kind: 'picture', name: 'a', bytes: 9, width: 400, height: 267 },
    [three]: { kind: 'picture', name: 'a', bytes: 9, width: 720, height: 480 },
  }
  const picture = (file: string, id: string): SiteBlock => ({
    ...{ id, type: 'picture', file, alt: 'The hall', text: '' },
  })

  test('a browser chooses among the copies; a picture without any is shown itself', () => {
    const { html } = render([picture(one, 'a'), newText('x'), picture(FILE_ID, 'b')], {
      files: { ...FILES, ...COPIES },
    })
    expect(html).toContain(
      `srcset="/s/lotus-valley/files/${two} 400w, /s/lotus-valley/files/${three} 720w" sizes="`,
    )
    // The picture itself is larger than any screen needs.
    expect(html).not.toContain(one)
    expect(html).toContain(`src="/s/lotus-valley/files/${FILE_ID}" alt="The hall" width="800"`)
  })

  test('a gallery fills its rows, and a phone shows no picture alone beside a gap', () => {
    const shapes = [1.5, 1.5, 0.7, 1.5, 1.5, 1.5, 3]
    const rows = arrangeGallery(
      shapes.map((ratio, index) => ({ picture: index, ratio, isFirst: false })),
    )
    expect(rows.flat().map((placed) => placed.picture)).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const row of rows) {
      const share = row.reduce((sum, placed) => sum + placed.share, 0)
      expect(share).toBeGreaterThanOrEqual(22)
      expect(share).toBeLessThanOrEqual(60)
      expect(row.filter(({ isLead }) => !isLead).length % 2).toBe(0)
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 20, 60])('%i landscape photos are in even rows', (count) => {
    const photos = Array.from({ length: count }, (_, index) => ({
      ...{ picture: index, ratio: 4 / 3, isFirst: false },
    }))
    const lengths = arrangeGallery(photos).map(({ length }) => length)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(count)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4)
  })
})

describe('a cover', () => {
  const cover = (changes: Partial<SiteCover> = {}) => ({ ...attackCover('Welcome'), ...changes })
  const renderPage = (path: string, changes: Partial<SiteCover> = {}) => {
    const pages = ['', 'about'].map((pagePath) => ({
      ...{ path: pagePath, title: pagePath || 'Home', cover: cover(changes), blocks: [] },
    }))
    const page = renderSitePage(newSiteView(newRelease({ files: FILES, pages })), path)
    return page?.html ?? ''
  }

  test('comes first, with one h1 per page, and its words lie on the side away from the focal point', () => {
    const [home, about] = [renderPage(''), renderPage('about', { x: 80 })]
    for (const html of [home, about]) expect(html.match(/<h1/g)).toHaveLength(1)
    expect(home).toContain('<main id="main" tabindex="-1"><div class="cover"><img src=')
    expect(home).toContain('fetchpriority="high"')
    expect(home).toContain('<div class="words at-end"><h2 class="headline">Welcome</h2>')
    expect(about).toContain('<div class="words"><h1>about</h1>')
  })

  test('is left out while the release has no such picture', () => {
    expect(renderPage('about', { file: 'c'.repeat(64) })).not.toContain('class="cover"')
  })

  test.each(SITE_DESIGNS)(
    'has words on a full ground in the design %s, whatever the photo shows',
    (design) => {
      const styles = buildStyles({ design, colour: '#1d4f91' })
      const words = [...styles.matchAll(/[^{}]*\.words[^{}]*\{[^}]*\}/g)].map(([rule]) => rule)
      expect(words.some((rule) => /background:#fff/.test(rule))).toBe(true)
      expect(words.some((rule) => /opacity|background:(?!#fff|var\(--[cd]\))/.test(rule))).toBe(
        false,
      )
      expect(styles).toContain('.cover{background:#fff}')
    },
  )

  test.each([
    { x: 101 },
    { y: -1 },
    { x: 1.5 },
    { x: '0%;background:url(//evil.example)' },
    { link: '//evil.example' },
    { link: 'about"onclick=' },
    { file: '../../etc/passwd' },
  ])('with %j is refused', (changes) => {
    expect(siteCover.safeParse({ ...cover(), ...changes }).success).toBe(false)
  })
})

test('the parts of a page in the preview have names of their own', () => {
  const { html } = render([newText('x')], {}, { isDraft: true })
  const names = [...html.matchAll(/<(?:header|main|footer)[^>]* aria-label="([^"]*)"/g)]
  expect(new Set(names.map(([, name]) => name)).size).toBe(3)
  expect(render([newText('x')]).html).not.toMatch(/<(?:header|main|footer)[^>]* aria-label/)
})

test('a text has paragraphs, lines and marks, and nothing else of Markdown', () => {
  const { html } = render([newText('**Open** *now*:\n## 9 to 5\n\n- 2 \\* 3 * 4')])
  expect(html).toContain(
    '<p><strong>Open</strong> <em>now</em>:<br>## 9 to 5</p><p>- 2 * 3 * 4</p>',
  )
})

describe('accessible by construction', () => {
  test('one h1, levels without a gap, a skip link, landmarks and alternative text', () => {
    const { html } = render([
      { id: 'a', type: 'heading', text: 'Small first', style: 'small' },
      { id: 'b', type: 'heading', text: 'Then small', style: 'small' },
      { id: 'c', type: 'picture', file: FILE_ID, alt: 'The assembly hall', text: '' },
    ])
    expect([...html.matchAll(/<(h[1-6])/g)].map(([, tag]) => tag)).toEqual(['h1', 'h2', 'h3'])
    expect(html).toContain('<a class="skip" href="#main">')
    expect(html).toContain('alt="The assembly hall" width="800" height="600"')
    expect(html.match(/<main /g)).toHaveLength(1)
  })

  test('a wide table scrolls in a named region that the keyboard reaches', () => {
    const { html } = render([{ id: 'a', type: 'table', title: 'Fees', text: 'Class|Fee\n1|100' }])
    expect(html).toContain('role="region" tabindex="0" aria-label="Fees"')
    expect(html).toContain('<th scope="col">Class</th>')
  })

  test('text in another script than the site’s names its language', () => {
    const { html } = render([
      newText('வணக்கம்'),
      newText('नमस्ते'),
      newText('خوش آمدید'),
      newText('Hello'),
    ])
    expect(html).toContain('<p lang="ta">வணக்கம்</p>')
    expect(html).toContain('<p lang="hi">नमस्ते</p>')
    expect(html).toContain('<p lang="ur" dir="rtl">')
    expect(html).toContain('<p>Hello</p>')
  })

  test('in a Marathi site, Devanagari is Marathi and the frame is English', () => {
    const settings = { ...newRelease().settings, language: 'mr' as const }
    const { html } = render([newText('नमस्कार')], { settings })
    expect(html).toContain('<html lang="mr">')
    expect(html).toContain('<p>नमस्कार</p>')
    expect(html).toContain('<span lang="en" dir="ltr">Skip to the content</span>')
  })
})

test.each([
  ['2026-11-23', '2026-11-25', true],
  ['', '', true],
  ['2026-11-24', '2026-11-24', true],
  ['2026-11-25', '', false],
  ['', '2026-11-23', false],
])('a notice from %s until %s is shown on 2026-11-24: %s', (from, until, isShown) => {
  const notice: SiteBlock = { id: 'n', type: 'notice', title: 'Holiday', text: '', from, until }
  expect(render([notice]).html.includes('Holiday')).toBe(isShown)
  // The editor's preview shows all of them.
  expect(render([notice], {}, { isDraft: true }).html).toContain('Holiday')
})

test('a draft is not for search engines, and only our own pages may frame it', () => {
  const draft = render([newText('x')], {}, { isDraft: true })
  expect(draft.html).toContain('noindex')
  expect(draft.csp).toContain("frame-ancestors 'self'")
  expect(render([newText('x')]).csp).toContain("frame-ancestors 'none'")
})

test('describes the school to search engines without any script', () => {
  const { html } = render([{ id: 'a', type: 'address', text: '4 Temple Road\nSalem', url: '' }])
  expect(html).toContain('itemtype="https://schema.org/School"')
  expect(html).toContain('<p itemprop="address">4 Temple Road<br>Salem</p>')
  expect(html).toContain('href="https://www.google.com/maps/search/?api=1&#38;query=4%20Temple')
})

test.each(SITE_DESIGNS)('a page in the design %s is small, and prints', (design) => {
  const settings = { ...newRelease().settings, design }
  const { html } = render(
    Array.from({ length: 12 }, () => newText('word '.repeat(60))),
    { settings },
  )
  expect(gzipSync(html).length).toBeLessThan(4_000)
  expect(html).toContain('@media print')
})
