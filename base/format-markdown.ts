import {
  MARKDOWN_FORMS,
  MAX_LABEL_CHARACTERS,
  MAX_MARKED_CHARACTERS,
  type MarkdownBlock,
  type MarkdownForm,
  type MarkdownSpan,
  parseMarkdown,
} from './markdown'

/** The inverse of `parseMarkdown`. Escapes only what would be read as a mark. */
export const formatMarkdown = (blocks: MarkdownBlock[], form: MarkdownForm): string =>
  blocks
    .map((block) => formatBlock(block, form))
    .filter(Boolean)
    .join('\n\n')

export function formatBlock(block: MarkdownBlock, form: MarkdownForm): string {
  if (block.kind === 'paragraph') return formatParagraph(block.spans, form)
  if (block.kind === 'heading') return prefixLine('## ', toLine(block.spans))
  const { items, start } = block
  return items
    .map(toLine)
    .filter(Boolean)
    .map((line, index) => prefixLine(start === undefined ? '- ' : `${start + index}. `, line))
    .join('\n')
}

const prefixLine = (prefix: string, line: string) => line && prefix + line

function formatParagraph(spans: MarkdownSpan[], form: MarkdownForm): string {
  const lines = splitTextLines(formatSpans(spans))
  const { hasBlocks, keepsLines } = MARKDOWN_FORMS[form]
  if (!keepsLines) return hasBlocks ? escapeLineStart(lines.join(' ')) : lines.join(' ')
  return (hasBlocks ? lines.map(escapeLineStart) : lines).join('\n')
}

const toLine = (spans: MarkdownSpan[]) => splitTextLines(formatSpans(spans)).join(' ')

const splitTextLines = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** In the middle of a paragraph, only the number 1 begins a list; before any number a backslash is a mark. */
const escapeLineStart = (line: string, index = 0) =>
  (index > 0
    ? /^(?:\\*(?:## |- |1\. )|\\+[1-9]\d{0,2}\. )/
    : /^\\*(?:## |- |[1-9]\d{0,2}\. )/
  ).test(line)
    ? `\\${line}`
    : line

function formatSpans(spans: MarkdownSpan[]): string {
  const joined = joinSpans(spans)
  const plain = joined.map((span) => formatSpan(span, (text) => text)).join('')
  if (isReadAs(plain, joined)) return plain
  return joined
    .map((span, index) =>
      span.kind === 'text'
        ? escapeText(span.text, index < joined.length - 1)
        : formatSpan(span, (text) => escapeMarkedText(text, span.kind === 'link')),
    )
    .join('')
}

function formatSpan(span: MarkdownSpan, write: (text: string) => string): string {
  if (span.kind === 'text') return write(span.text)
  const isLink = span.kind === 'link'
  const parts = splitText(span.text, isLink ? MAX_LABEL_CHARACTERS : MAX_MARKED_CHARACTERS)
  if (isLink) return parts.map((part) => `[${write(part)}](${span.url})`).join('')
  const mark = span.kind === 'strong' ? '**' : '*'
  return parts.map((part) => mark + write(part) + mark).join('')
}

/** Between characters, so that none is cut in half. */
function splitText(text: string, maxLength: number): string[] {
  const parts = ['']
  for (const character of text) {
    const part = parts.at(-1) ?? ''
    if (part.length + character.length > maxLength) parts.push(character)
    else parts[parts.length - 1] = part + character
  }
  return parts
}

export function joinSpans(spans: MarkdownSpan[]): MarkdownSpan[] {
  const joined: MarkdownSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && isSameMark(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else if (span.text) joined.push(span)
  }
  return joined
}

const isSameMark = (one: MarkdownSpan, other: MarkdownSpan) =>
  one.kind === other.kind && (one.kind !== 'link' || other.kind !== 'link' || one.url === other.url)

function isReadAs(text: string, spans: MarkdownSpan[]): boolean {
  const [block, ...others] = parseMarkdown(text, 'paragraphs')
  const read = block?.kind === 'paragraph' ? joinSpans(block.spans) : []
  return others.length === 0 && describeSpans(read) === describeSpans(spans)
}

/** Without the space at the ends, which no text keeps. */
const describeSpans = (spans: MarkdownSpan[]) =>
  JSON.stringify(
    spans.map((span, index) => ({
      ...span,
      text: trimEnds(span.text, index === 0, index === spans.length - 1),
    })),
  )

const trimEnds = (text: string, isFirst: boolean, isLast: boolean) => {
  const begun = isFirst ? text.trimStart() : text
  return isLast ? begun.trimEnd() : begun
}

/** A square bracket alone stays, so that the number of a source still looks like [1]. */
function escapeText(text: string, isBeforeMark: boolean): string {
  const escaped = text
    .replace(/(?<!\\)(\\*)([*[])/g, '$1$1\\$2')
    .replace(/(?<!\\)(\\+)\]/g, '$1$1\\]')
  return isBeforeMark ? doubleLastSlashes(escaped) : escaped
}

const escapeMarkedText = (text: string, isLabel: boolean) =>
  isLabel
    ? doubleLastSlashes(text.replace(/(?<!\\)(\\*)([*[\]])/g, '$1$1\\$2'))
    : escapeText(text, true)

const doubleLastSlashes = (text: string) => text.replace(/(?<!\\)(\\+)$/, '$1$1')

/** For text of others inside Markdown: it stays as they typed it. */
export const escapeMarkdown = (text: string): string =>
  isReadAs(text, [{ kind: 'text', text }]) ? text : escapeText(text, false)

/** For the plain-text part of an email. */
export const formatMarkdownAsText = (blocks: MarkdownBlock[]): string =>
  blocks.map(formatBlockAsText).join('\n\n')

function formatBlockAsText(block: MarkdownBlock): string {
  if (block.kind !== 'list') return formatSpansAsText(block.spans)
  return listItemTexts(block)
    .map(({ mark, text }) => `${mark ?? '-'} ${text}`)
    .join('\n')
}

/** `mark` is the number of an item, such as `2.` */
export const listItemTexts = ({ items, start }: Extract<MarkdownBlock, { kind: 'list' }>) =>
  items.map((spans, index) => ({
    mark: start === undefined ? undefined : `${start + index}.`,
    text: formatSpansAsText(spans),
  }))

const formatSpansAsText = (spans: MarkdownSpan[]) =>
  spans.map((span) => (span.kind === 'link' ? formatLinkAsText(span) : span.text)).join('')

function formatLinkAsText({ text, url }: { text: string; url: string }) {
  const address = url.replace(/^mailto:/, '')
  return text === address ? text : `${text} (${address})`
}
