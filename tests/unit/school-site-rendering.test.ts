import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SITE_DESIGNS } from '@/lib/school-sites/kinds'
import { renderSitePage } from '@/lib/school-sites/render/page'
import { type SiteBlock, type SiteRelease, siteBlock } from '@/lib/school-sites/schema'
import { newRelease, newSiteView, newText } from '../support/school-sites'

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

/** The typed text in every place of every block. */
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
]

describe('stored attacks', () => {
  test.each(ATTACKS)('%s stays text in every block, name and title', (text) => {
    const settings = { ...newRelease().settings, name: text, tagline: text }
    const pages = [
      { path: '', title: text, blocks: attackBlocks(text) },
      { path: 'about', title: text, blocks: [] },
    ]
    const page = render([], { settings, pages })
    const { html } = page
    const allowedTags =
      /^\/?(!DOCTYPE|html|head|meta|title|link|style|body|a|span|header|div|h1|h2|h3|p|nav|ul|ol|li|main|figure|img|figcaption|table|caption|thead|tbody|tr|th|td|article|address|footer|br|time)$/
    const tags = [...html.matchAll(/<(\/?[a-zA-Z!][a-zA-Z0-9]*)/g)].map(([, tag]) => tag ?? '')
    expect(tags.filter((tag) => !allowedTags.test(tag))).toEqual([])
    // Without the values: what is left are names of tags and attributes.
    const bareHtml = html.replace(/="[^"]*"/g, '=""')
    expect(bareHtml).not.toMatch(/<[^>]*\s(on\w+|srcdoc|style|formaction)\b/i)
    const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '')
    expect(targets.filter((url) => !/^(\/s\/|https:\/\/|#main$)/.test(url))).toEqual([])
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
