import { expect, test } from 'vitest'
import { formatMarkdownAsText } from '@/base/format-markdown'
import { parseMarkdown } from '@/base/markdown'
import { measureCpuMs } from '../support/cpu-time'

test('reads headings, paragraphs, lists and spans', () => {
  const blocks = parseMarkdown('## Title\nOne **bold**\nand *soft*.\n- a\n- [b](https://b.example)')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list'])
  expect(formatMarkdownAsText(blocks)).toBe(
    'Title\n\nOne bold and soft.\n\n- a\n- b (https://b.example)',
  )
})

test.each(['<script>alert(1)</script>', '[x](javascript:alert(1))', '[x](https://a"b)', '**open'])(
  'keeps %s as text',
  (text) => {
    expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', spans: [{ kind: 'text', text }] }])
  },
)

test('takes little time for hostile input', () => {
  const cpuMs = measureCpuMs(() => {
    for (const part of ['[', '*', '**a', '[a](', '[a](http://']) parseMarkdown(part.repeat(5_000))
  })
  expect(cpuMs).toBeLessThan(1_000)
})
