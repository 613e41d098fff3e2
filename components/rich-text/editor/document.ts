import type { Node, Schema } from 'prosemirror-model'
import { formatBlock } from '@/base/format-markdown'
import {
  type MarkdownBlock,
  type MarkdownForm,
  type MarkdownSpan,
  parseMarkdown,
} from '@/base/markdown'

/** Markdown, as data, to the document of the editor and back. */

export const openMarkdown = (schema: Schema, text: string, form: MarkdownForm): Node =>
  createDocument(schema, parseMarkdown(text, form))

export const createDocument = (schema: Schema, blocks: MarkdownBlock[]): Node =>
  schema.node(
    'doc',
    null,
    blocks.length > 0
      ? blocks.map((block) => createBlock(schema, block))
      : [schema.node('paragraph')],
  )

function createBlock(schema: Schema, block: MarkdownBlock): Node {
  if (block.kind !== 'list') return schema.node(block.kind, null, createSpans(schema, block.spans))
  const items = block.items.map((spans) =>
    schema.node('item', null, [schema.node('paragraph', null, createSpans(schema, spans))]),
  )
  const { start } = block
  return start === undefined
    ? schema.node('bullets', null, items)
    : schema.node('numbers', { start }, items)
}

const createSpans = (schema: Schema, spans: MarkdownSpan[]): Node[] =>
  spans
    .filter(({ text }) => text)
    .map((span) =>
      span.kind === 'text'
        ? schema.text(span.text)
        : schema.text(span.text, [
            schema.mark(span.kind, span.kind === 'link' ? { href: span.url } : null),
          ]),
    )

export function saveMarkdown(document: Node, form: MarkdownForm): string {
  const texts: string[] = []
  document.forEach((node) => {
    const text = formatNode(node, form)
    if (text) texts.push(text)
  })
  return texts.join('\n\n')
}

/** A key changes one block; the others are the same objects as before. */
const textByNode = new WeakMap<Node, string>()

function formatNode(node: Node, form: MarkdownForm): string {
  const known = textByNode.get(node)
  if (known !== undefined) return known
  const text = formatBlock(readBlock(node), form)
  textByNode.set(node, text)
  return text
}

function readBlock(node: Node): MarkdownBlock {
  const { name } = node.type
  if (name === 'heading') return { kind: 'heading', spans: readSpans(node) }
  if (name === 'paragraph') return { kind: 'paragraph', spans: readSpans(node) }
  const items = node.children.flatMap((item) => item.children.map(readSpans))
  return { kind: 'list', items, ...(name === 'numbers' && { start: Number(node.attrs.start) }) }
}

const readSpans = (node: Node): MarkdownSpan[] => node.children.map(readSpan)

function readSpan({ text = '', marks: [mark] }: Node): MarkdownSpan {
  const name = mark?.type.name
  if (name === 'link') return { kind: 'link', text, url: String(mark?.attrs.href) }
  return name === 'strong' || name === 'emphasis' ? { kind: name, text } : { kind: 'text', text }
}
