import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeMarkdown, formatMarkdown, joinSpans } from '@/base/format-markdown'
import {
  MARKDOWN_FORMS,
  type MarkdownBlock,
  type MarkdownForm,
  type MarkdownSpan,
  parseMarkdown,
} from '@/base/markdown'

const FORMS = Object.keys(MARKDOWN_FORMS) as MarkdownForm[]

const rewrite = (text: string, form: MarkdownForm) =>
  formatMarkdown(parseMarkdown(text, form), form)

/** Without the space at the ends of lines, which no reader sees. */
const joinLines = (spans: MarkdownSpan[]) =>
  joinSpans(spans).map((span) => ({
    ...span,
    text: span.text.replace(/[^\S\n]*\n[^\S\n]*/g, '\n'),
  }))

const joinAll = (blocks: MarkdownBlock[]) =>
  blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(joinLines) }
      : { ...block, spans: joinLines(block.spans) },
  )

const markParts = ['*', '**', '[', ']', '](https://a.example)', '](mailto:a@b.example)', '\\', '`']
const lineParts = [
  '## ',
  '# ',
  '- ',
  '* ',
  '1. ',
  '2. ',
  '9. ',
  '> ',
  '| a | b |',
  '```',
  '\t',
  ' ',
]
const words = ['a', 'நீர்', 'कक्षा', '[1]', '😀', '2 * 3', '\u{10FFF}', '\n', '\n\n', '\n- ', '\n2. ']
const markdown = fc
  .array(
    fc.oneof(fc.constantFrom(...markParts, ...lineParts, ...words), fc.string({ unit: 'binary' })),
  )
  .map((parts) => parts.join(''))

/** What a reader sees, without the space between words. */
const readLetters = (blocks: MarkdownBlock[]) =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .map(({ text }) => text.replace(/\s/g, ''))
    .join('')

describe.each(FORMS)('in the form %s', (form) => {
  test('any text means the same after it was written again, and is then written the same', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const written = rewrite(text, form)
        expect(joinAll(parseMarkdown(written, form))).toEqual(joinAll(parseMarkdown(text, form)))
        expect(rewrite(written, form)).toBe(written)
      }),
      { numRuns: 2_000, examples: [['*- **\n- *'], ['*a\n** b*']] },
    )
  })

  test('any text that is typed as text is read as that text', () => {
    fc.assert(
      fc.property(fc.array(markdown, { maxLength: 4 }), (texts) => {
        const blocks = texts.map(
          (text): MarkdownBlock => ({ kind: 'paragraph', spans: [{ kind: 'text', text }] }),
        )
        const read = parseMarkdown(formatMarkdown(blocks, form), form)
        expect(read.every(({ kind }) => kind === 'paragraph')).toBe(true)
        expect(readLetters(read)).toBe(texts.join('').replace(/\s/g, ''))
      }),
      { numRuns: 2_000 },
    )
  })

  test('any marked text is read with its marks', () => {
    const span = fc.record({
      kind: fc.constantFrom<MarkdownSpan['kind']>('text', 'strong', 'emphasis', 'link'),
      text: markdown.filter((text) => text.trim() === text && text !== '' && !/[\r\n]/.test(text)),
    })
    const spans = fc
      .array(span, { minLength: 1, maxLength: 5 })
      .map((list) =>
        list.map(
          ({ kind, text }): MarkdownSpan =>
            kind === 'link' ? { kind, text, url: 'https://a.example/b' } : { kind, text },
        ),
      )
    fc.assert(
      fc.property(spans, (list) => {
        const text = formatMarkdown([{ kind: 'paragraph', spans: list }], form)
        expect(joinAll(parseMarkdown(text, form))).toEqual([
          { kind: 'paragraph', spans: joinSpans(list) },
        ])
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  '## Read\n\nIn pairs. [1]\n\n- one\n- two\n\n1. **First** word\n2. A [link](https://a.example)',
  'Sum: 5 * 3 = 15',
  'See [1] and [2].',
  'He was born in 1990. Then he left.',
  '> quote',
  '# Heading of another kind',
  '```code```',
  '| a | b |',
  'C:\\papers\\new',
])('does not change %j', (text) => {
  expect(rewrite(text, 'document')).toBe(text)
})

test('joins the numbered lines of a template to one list', () => {
  expect(parseMarkdown('1. a\n\n2. b\n\n2. c')).toMatchObject([
    { kind: 'list', start: 1, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'list', start: 2, items: [[{ text: 'c' }]] },
  ])
})

test('keeps bold text longer than a mark may be', () => {
  const spans: MarkdownSpan[] = [{ kind: 'strong', text: 'நீர் '.repeat(150).trim() }]
  const text = formatMarkdown([{ kind: 'paragraph', spans }], 'document')
  expect(joinAll(parseMarkdown(text))).toEqual([{ kind: 'paragraph', spans }])
})

test('a backslash before the number of a later line stays', () => {
  const blocks: MarkdownBlock[] = [
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Solve:\n\\9. Page 12' }] },
  ]
  expect(readLetters(parseMarkdown(formatMarkdown(blocks, 'email'), 'email'))).toBe(
    'Solve:\\9.Page12',
  )
})

test('a name with marks stays a name', () => {
  expect(escapeMarkdown('Ravi [me](https://a.example)')).toBe('Ravi \\[me](https://a.example)')
  expect(escapeMarkdown('Ravi *')).toBe('Ravi *')
})
