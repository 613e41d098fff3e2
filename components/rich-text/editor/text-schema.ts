import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { MARKDOWN_FORMS, type MarkdownForm } from '@/base/markdown'

/** Text has one mark at most, as in Markdown of the site. */
const marks: Record<'strong' | 'emphasis' | 'link', MarkSpec> = {
  strong: { excludes: '_', toDOM: () => ['strong', 0] },
  emphasis: { excludes: '_', toDOM: () => ['em', 0] },
  link: {
    attrs: { href: { validate: 'string' } },
    excludes: '_',
    inclusive: false,
    toDOM: ({ attrs: { href } }) => ['a', { href }, 0],
  },
}

const paragraph: NodeSpec = {
  content: 'text*',
  group: 'block',
  whitespace: 'pre',
  toDOM: () => ['p', 0],
}

const blocks: Record<string, NodeSpec> = {
  heading: { ...paragraph, defining: true, toDOM: () => ['h2', 0] },
  bullets: { content: 'item+', group: 'block', toDOM: () => ['ul', 0] },
  numbers: {
    content: 'item+',
    group: 'block',
    attrs: { start: { default: 1, validate: 'number' } },
    toDOM: ({ attrs: { start } }) => ['ol', { start }, 0],
  },
  /** Several paragraphs only while a command changes a list; `oneParagraphPerItem` splits them. */
  item: { content: 'paragraph+', defining: true, toDOM: () => ['li', 0] },
}

/** Has the parts that the form of the field shows. */
export const createTextSchema = (form: MarkdownForm) =>
  new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph,
      ...(MARKDOWN_FORMS[form].hasBlocks && blocks),
      text: {},
    },
    marks,
  })
