import { describe, expect, test } from 'vitest'
import { formatMarkdownAsText } from '@/base/format-markdown'
import { parseMarkdown } from '@/base/markdown'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { policy as english } from '@/i18n/en/policies'
import { runInLanguage } from '@/i18n/request-language'
import { composeOriginal, composePolicyText, parseSections } from '@/lib/policies/original'

const ORIGINAL = { number: 1, body: null, translations: {} }
const DEVANAGARI = /[\u0900-\u097f]/

type Stored = Parameters<typeof composePolicyText>[1]

/** On the Hindi page. */
const compose = (policy: PolicyName, stored: Partial<Stored>) =>
  runInLanguage('hi', () => composePolicyText(policy, { ...ORIGINAL, ...stored }, OWNER))

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

  test('keeps its anchors', () => {
    const { sections } = composePolicyText(policy, ORIGINAL, OWNER)
    expect(sections.map(({ id }) => id)).toEqual(Object.keys(english(OWNER)[policy].sections))
    expect(linkTexts(sections)).toContain('mailto:hello@uns.example')
  })

  test('counts as the original, too, if the team publishes it again', () => {
    const original = composeOriginal(policy, OWNER)
    const text = compose(policy, { number: 3, body: original })
    expect(text.translationOf).toBeUndefined()
    expect(text.sections[0]?.heading).toMatch(DEVANAGARI)
  })
})

test('a newer English text keeps the translation on the page, with the version that it translates', () => {
  const body = '## Fees\n\nNone.'
  const ofCode = compose('terms', { number: 2, body })
  expect(ofCode).toMatchObject({ translationOf: 1 })
  expect(ofCode.sections[0]?.heading).toMatch(DEVANAGARI)
  const translations = { hi: { body: '## शुल्क\n\nकोई नहीं।', of: 2 } }
  const current = compose('terms', { number: 2, body, translations })
  expect(current.translationOf).toBeUndefined()
  expect(current.sections[0]?.heading).toBe('शुल्क')
  expect(compose('terms', { number: 3, body, translations }).translationOf).toBe(2)
})

test('a text of the team is shown as written', () => {
  const stored = { ...ORIGINAL, number: 2, body: '## Fees\n\nNone.' }
  const text = composePolicyText('terms', stored, OWNER)
  expect(text.translationOf).toBeUndefined()
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
