/**
 * A small, safe part of Markdown: the result is data, so HTML in the text stays text. A backslash keeps a
 * character from being a mark; `format-markdown.ts` writes it.
 */

export type MarkdownSpan =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; url: string }

export type MarkdownBlock =
  | { kind: 'paragraph'; spans: MarkdownSpan[] }
  | { kind: 'heading'; spans: MarkdownSpan[] }
  /** `start` is the first number of a numbered list. */
  | { kind: 'list'; items: MarkdownSpan[][]; start?: number }

/** What a text may contain: an editor offers what the page shows. */
export const MARKDOWN_FORMS = {
  document: { hasBlocks: true, keepsLines: false },
  /** A line that was typed as a line is shown as one. */
  email: { hasBlocks: true, keepsLines: true },
  /** Without headings and lists. */
  paragraphs: { hasBlocks: false, keepsLines: true },
} as const

export type MarkdownForm = keyof typeof MARKDOWN_FORMS

export const MAX_MARKED_CHARACTERS = 300
export const MAX_LABEL_CHARACTERS = 200

/** Every repetition has a limit, so that parsing takes linear time. */
const SPAN_PATTERN =
  /\*\*([^*\n]{1,300})\*\*|\*([^*\n]{1,300})\*|\[([^[\]\n]{1,200})\]\(((?:https?:\/\/|mailto:)[^\s()<>"\ud803]{1,500})\)/g

/** Blank lines separate blocks, but not the items of a numbered list. */
export function parseMarkdown(source: string, form: MarkdownForm = 'document'): MarkdownBlock[] {
  const { hasBlocks, keepsLines } = MARKDOWN_FORMS[form]
  const blocks: MarkdownBlock[] = []
  let paragraphLines: string[] = []
  let isListOpen = false
  const toSpans = (text: string) => parseSpans(text, keepsLines ? '\n' : ' ')
  const finishBlock = () => {
    if (paragraphLines.length > 0)
      blocks.push({ kind: 'paragraph', spans: toSpans(paragraphLines.join(LINE_END)) })
    paragraphLines = []
    isListOpen = false
  }
  const addItem = (text: string, number?: number) => {
    if (paragraphLines.length > 0) finishBlock()
    const last = blocks.at(-1)
    const canContinue =
      number === undefined
        ? isListOpen && last?.kind === 'list' && last.start === undefined
        : last?.kind === 'list' && (last.start ?? Number.NaN) + last.items.length === number
    if (canContinue && last?.kind === 'list') last.items.push(toSpans(text))
    else blocks.push({ kind: 'list', items: [toSpans(text)], ...(number && { start: number }) })
    isListOpen = true
  }
  for (const line of hideEscapes(source).split('\n').map(trimText)) {
    const [prefix = '', number] = (hasBlocks && BLOCK_PREFIX.exec(line)) || []
    const text = line.slice(prefix.length).trimStart()
    if (line === '') finishBlock()
    else if (prefix === '## ') {
      finishBlock()
      blocks.push({ kind: 'heading', spans: toSpans(text) })
    } else if (prefix === '- ') addItem(text)
    else if (number && !(paragraphLines.length > 0 && number !== '1')) addItem(text, Number(number))
    else {
      if (isListOpen) finishBlock()
      paragraphLines.push(hasBlocks ? line.replace(LINE_ESCAPE, '') : line)
    }
  }
  finishBlock()
  return blocks
}

/** A number inside a paragraph begins a list only if it is 1. */
const BLOCK_PREFIX = /^(?:## |- |([1-9]\d{0,2})\. )/
const LINE_ESCAPE = /^\\(?=\\*(?:## |- |[1-9]\d{0,2}\. ))/

/**
 * Half characters are in no stored text, so they can mean what is no mark: an escaped character, or the
 * end of a line inside a paragraph.
 */
const LINE_END = '\ud803'
const ESCAPED_CHARACTERS = ['*', '[', ']']
const FIRST_HALF_CHARACTER = 0xd800

/** Before such a character, two backslashes are one. */
const hideEscapes = (source: string) =>
  source
    .replaceAll('\r\n', '\n')
    .replace(/(?<!\\)(\\+)([*[\]])/g, (_, slashes: string, character: string) => {
      const isEscaped = slashes.length % 2 === 1
      const place = FIRST_HALF_CHARACTER + ESCAPED_CHARACTERS.indexOf(character)
      return '\\'.repeat(slashes.length / 2) + (isEscaped ? String.fromCharCode(place) : character)
    })

const showHidden = (text: string, lineEnd: string) =>
  text.replace(/[\ud800-\ud803]/gu, (half) =>
    half === LINE_END ? lineEnd : (ESCAPED_CHARACTERS[half.charCodeAt(0) & 3] ?? ''),
  )

const trimText = (text: string) => text.trim()

function parseSpans(text: string, lineEnd: string): MarkdownSpan[] {
  const spans: MarkdownSpan[] = []
  const show = (hidden: string) => showHidden(hidden, lineEnd)
  let position = 0
  for (const match of text.matchAll(SPAN_PATTERN)) {
    if (match.index > position)
      spans.push({ kind: 'text', text: show(text.slice(position, match.index)) })
    const [whole, strong, emphasis, label = '', url = ''] = match
    if (strong) spans.push({ kind: 'strong', text: show(strong) })
    else if (emphasis) spans.push({ kind: 'emphasis', text: show(emphasis) })
    else spans.push({ kind: 'link', text: show(label), url: show(url) })
    position = match.index + whole.length
  }
  if (position < text.length) spans.push({ kind: 'text', text: show(text.slice(position)) })
  return spans
}
