import { describe, expect, test } from 'vitest'
import { formatMarkdownAsText, parseMarkdown } from '@/base/markdown'
import { POLICY_NAMES } from '@/base/policy-kinds'
import { policy as english } from '@/i18n/en/policies'
import { composePolicyText } from '@/lib/policies/compose-text'
import { composeOriginal } from '@/lib/policies/original'
import { parseSections } from '@/lib/policies/sections'

const OWNER = { address: '1 Temple Road', email: 'hello@uns.example', jurisdiction: 'Madurai' }

const linkTexts = (sections: ReturnType<typeof parseSections>) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap((span) => (span.kind === 'link' ? [span.url] : []))

describe.each(POLICY_NAMES)('the original of %s', (policy) => {
  test('has every sentence of the code as Markdown', () => {
    const text = formatMarkdownAsText(parseMarkdown(composeOriginal(policy, OWNER)))
    for (const { heading, body } of Object.values(english(OWNER)[policy].sections))
      for (const sentence of [heading, ...body.flat()]) expect(text).toContain(sentence)
  })

  test('keeps its anchors and the language of the page', () => {
    const { sections, lang } = composePolicyText(policy, null, OWNER)
    expect(sections.map(({ id }) => id)).toEqual(Object.keys(english(OWNER)[policy].sections))
    expect(lang).toBeUndefined()
    expect(linkTexts(sections)).toContain('mailto:hello@uns.example')
  })

  test('counts as the original, too, if the team publishes it again', () => {
    const original = composeOriginal(policy, OWNER)
    expect(composePolicyText(policy, original, OWNER).lang).toBeUndefined()
  })
})

test('any other text is in English, also on a page in another language', () => {
  const text = composePolicyText('terms', '## Fees\n\nNone.', OWNER)
  expect(text.lang).toBe('en')
  expect(text.sections).toEqual([
    {
      ...{ id: 'fees', heading: 'Fees' },
      blocks: [{ kind: 'paragraph', spans: [{ kind: 'text', text: 'None.' }] }],
    },
  ])
})

test('anchors are unique, and text before the first heading has a section', () => {
  const sections = parseSections(
    'Hello.\n\n## Content\n\nA\n\n## தரவு\n\nB\n\n## Fees\n\n## Fees',
    '@',
  )
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['section', ''],
    ['content-2', 'Content'],
    ['section-3', 'தரவு'],
    ['fees', 'Fees'],
    ['fees-5', 'Fees'],
  ])
})

test('the site’s email address becomes a link, and HTML stays text', () => {
  const sections = parseSections('- <b>Write</b> to a@b.example or a@b.example.', 'a@b.example')
  expect(linkTexts(sections)).toEqual(['mailto:a@b.example', 'mailto:a@b.example'])
  expect(formatMarkdownAsText(sections[0]?.blocks ?? [])).toContain('<b>Write</b> to')
})
