import 'server-only'
import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/base/markdown'

export type PolicyTextSection = {
  /** Its anchor. */
  id: string
  /** Empty for text before the first heading. */
  heading: string
  blocks: MarkdownBlock[]
}

/** A heading begins a section. */
export function parseSections(markdown: string, email: string): PolicyTextSection[] {
  const sections: PolicyTextSection[] = []
  for (const block of parseMarkdown(markdown)) {
    if (block.kind === 'heading' || sections.length === 0) {
      const heading = block.kind === 'heading' ? block.spans.map(({ text }) => text).join('') : ''
      sections.push({ id: createAnchor(heading, sections), heading, blocks: [] })
    }
    if (block.kind !== 'heading') sections.at(-1)?.blocks.push(linkEmail(block, email))
  }
  return sections
}

export const parseBlocks = (markdown: string, email: string): MarkdownBlock[] =>
  parseMarkdown(markdown).map((block) => linkEmail(block, email))

/** Anchors of the page itself. */
const RESERVED_ANCHORS = ['content', 'versions']

/** Unique on the page, also if a heading repeats or has no Latin letter. */
function createAnchor(heading: string, sections: PolicyTextSection[]): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ['section']
  const anchor = words.join('-')
  const taken = [...RESERVED_ANCHORS, ...sections.map(({ id }) => id)]
  return taken.includes(anchor) ? `${anchor}-${sections.length + 1}` : anchor
}

const linkEmail = (block: MarkdownBlock, email: string): MarkdownBlock =>
  block.kind === 'list'
    ? { ...block, items: block.items.map((spans) => linkEmailInSpans(spans, email)) }
    : { ...block, spans: linkEmailInSpans(block.spans, email) }

const linkEmailInSpans = (spans: MarkdownSpan[], email: string): MarkdownSpan[] =>
  spans.flatMap((span): MarkdownSpan[] => {
    if (span.kind !== 'text') return [span]
    const link = { kind: 'link' as const, text: email, url: `mailto:${email}` }
    return span.text
      .split(email)
      .flatMap((text, position) => [
        ...(position > 0 ? [link] : []),
        ...(text ? [{ kind: 'text' as const, text }] : []),
      ])
  })
