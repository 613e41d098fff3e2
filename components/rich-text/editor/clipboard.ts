import { type Fragment, type Schema, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import {
  MARKDOWN_FORMS,
  type MarkdownBlock,
  type MarkdownForm,
  type MarkdownSpan,
  parseMarkdown,
} from '@/base/markdown'
import { createDocument } from './document'
import { readLinkAddress, setLink } from './links'
import { readHtml } from './read-html'

type PasteEvents = {
  paste: (view: EditorView, event: ClipboardEvent) => boolean
  drop: (view: EditorView, event: DragEvent) => boolean
}

/** Nothing of the clipboard reaches the page but what the form of the field has. */
export const createPasteEvents = (schema: Schema, form: MarkdownForm): PasteEvents => ({
  paste(view, event) {
    if (!event.clipboardData) return false
    event.preventDefault()
    const link = readLinkOnly(event.clipboardData)
    if (link) view.dispatch(setLink(view.state, link, link).scrollIntoView())
    else insert(view, readTransfer(schema, event.clipboardData, form))
    return true
  },
  drop(view, event) {
    if (view.dragging || !event.dataTransfer) return false
    event.preventDefault()
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    const slice = readTransfer(schema, event.dataTransfer, form)
    if (place && slice) view.dispatch(view.state.tr.replace(place.pos, place.pos, slice))
    return true
  },
})

function insert(view: EditorView, slice: Slice | null) {
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
}

const MAX_LABEL = 200

function readLinkOnly(data: DataTransfer): string | null {
  const text = data.getData('text/plain').trim()
  if (!/^https?:\/\/\S{1,500}$/.test(text) || text.length > MAX_LABEL) return null
  return readLinkAddress(text, '')
}

function readTransfer(schema: Schema, data: DataTransfer, form: MarkdownForm): Slice | null {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const blocks = html ? fitBlocks(readHtml(html), form) : readPlainText(text, form)
  return blocks.length > 0 ? toSlice(createDocument(schema, blocks).content) : null
}

/** A paragraph at an end joins the text around it. */
function toSlice(content: Fragment): Slice {
  const isOpen = (name?: string) => (name === 'paragraph' ? 1 : 0)
  return new Slice(
    content,
    isOpen(content.firstChild?.type.name),
    isOpen(content.lastChild?.type.name),
  )
}

/** Where the page does not show lines, each is a paragraph, except in lists. */
function readPlainText(text: string, form: MarkdownForm): MarkdownBlock[] {
  if (MARKDOWN_FORMS[form].keepsLines) return parseMarkdown(text, form)
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const isItem = (line = '') => /^\s{0,9}(?:- |\d{1,3}\. )/.test(line)
  const separated = lines.flatMap((line, index) =>
    index > 0 && !(isItem(line) && isItem(lines[index - 1])) ? ['', line] : [line],
  )
  return parseMarkdown(separated.join('\n'), form)
}

const fitBlocks = (blocks: MarkdownBlock[], form: MarkdownForm): MarkdownBlock[] =>
  blocks.flatMap((block) => {
    const { hasBlocks, keepsLines } = MARKDOWN_FORMS[form]
    if (!hasBlocks) return [toParagraph(block)]
    if (block.kind === 'paragraph') return keepsLines ? [block] : splitLines(block.spans)
    if (block.kind === 'heading') return [{ ...block, spans: joinLines(block.spans) }]
    return [{ ...block, items: block.items.map(joinLines) }]
  })

const joinLines = (spans: MarkdownSpan[]) =>
  spans.map((span) => ({ ...span, text: span.text.replaceAll('\n', ' ') }))

function splitLines(spans: MarkdownSpan[]): MarkdownBlock[] {
  const lines: MarkdownSpan[][] = [[]]
  for (const span of spans)
    for (const [index, text] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...span, text })
    }
  return lines
    .filter((line) => line.some(({ text }) => text.trim()))
    .map((line) => ({ kind: 'paragraph', spans: line }))
}

/** Headings are bold and items lines, where the page has neither. */
function toParagraph(block: MarkdownBlock): MarkdownBlock {
  if (block.kind === 'paragraph') return block
  if (block.kind === 'heading') {
    const text = block.spans.map((span) => span.text).join('')
    return { kind: 'paragraph', spans: [{ kind: 'strong', text }] }
  }
  const { items, start } = block
  const lines = items.flatMap((spans, index): MarkdownSpan[] => {
    const lineEnd = index > 0 ? '\n' : ''
    const mark = start ? `${start + index}.` : '•'
    return [{ kind: 'text', text: `${lineEnd}${mark} ` }, ...joinLines(spans)]
  })
  return { kind: 'paragraph', spans: lines }
}
