import 'server-only'

/** A small, safe part of Markdown: the result is data, so HTML in the text stays text. */

export type MarkdownSpan =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; url: string }

export type MarkdownBlock =
  | { kind: 'paragraph'; spans: MarkdownSpan[] }
  | { kind: 'heading'; spans: MarkdownSpan[] }
  | { kind: 'list'; items: MarkdownSpan[][] }

/** Every repetition has a limit, so that parsing takes linear time. */
const SPAN_PATTERN =
  /\*\*([^*\n]{1,300})\*\*|\*([^*\n]{1,300})\*|\[([^[\]\n]{1,200})\]\((https?:\/\/[^\s()<>"]{1,500})\)/g

/** Blank lines separate blocks. */
export function parseMarkdown(source: string): MarkdownBlock[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const blocks: MarkdownBlock[] = []
  let paragraphLines: string[] = []
  let items: MarkdownSpan[][] = []
  const finishBlock = () => {
    if (paragraphLines.length > 0)
      blocks.push({ kind: 'paragraph', spans: parseSpans(paragraphLines.join(' ')) })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    paragraphLines = []
    items = []
  }
  for (const line of lines.map((text) => text.trim())) {
    if (line === '') finishBlock()
    else if (line.startsWith('## ')) {
      finishBlock()
      blocks.push({ kind: 'heading', spans: parseSpans(line.slice(3)) })
    } else if (line.startsWith('- ')) {
      if (paragraphLines.length > 0) finishBlock()
      items.push(parseSpans(line.slice(2)))
    } else {
      if (items.length > 0) finishBlock()
      paragraphLines.push(line)
    }
  }
  finishBlock()
  return blocks
}

function parseSpans(text: string): MarkdownSpan[] {
  const spans: MarkdownSpan[] = []
  let position = 0
  for (const match of text.matchAll(SPAN_PATTERN)) {
    if (match.index > position)
      spans.push({ kind: 'text', text: text.slice(position, match.index) })
    const [whole, strong, emphasis, label = '', url = ''] = match
    if (strong) spans.push({ kind: 'strong', text: strong })
    else if (emphasis) spans.push({ kind: 'emphasis', text: emphasis })
    else spans.push({ kind: 'link', text: label, url })
    position = match.index + whole.length
  }
  if (position < text.length) spans.push({ kind: 'text', text: text.slice(position) })
  return spans
}

/** For the plain-text part of an email. */
export const formatMarkdownAsText = (blocks: MarkdownBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map((item) => `- ${formatSpans(item)}`).join('\n')
        : formatSpans(block.spans),
    )
    .join('\n\n')

const formatSpans = (spans: MarkdownSpan[]) =>
  spans.map((span) => (span.kind === 'link' ? `${span.text} (${span.url})` : span.text)).join('')
