import 'server-only'
import { formatMarkdownAsText, type MarkdownBlock, parseMarkdown } from '@/base/markdown'
import { draftsText } from '@/i18n/drafts'
import { listCitedSources } from './citation'
import type { OwnDraft } from './queries'

export type PaperBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string }

/** The same parts in the preview, the PDF and the DOCX. */
export function buildDraftPaper({ title, body, citations, madeBy }: OwnDraft) {
  const text = draftsText().paper
  return {
    title,
    label: text.labels[madeBy],
    blocks: parseMarkdown(body).flatMap(toPaperBlocks),
    sourcesHeading: text.sources,
    sources: listCitedSources(body, citations).map(text.citation),
  }
}

const toPaperBlocks = (block: MarkdownBlock): PaperBlock[] =>
  block.kind === 'list'
    ? block.items.map((spans) => ({
        kind: 'item',
        text: formatMarkdownAsText([{ kind: 'paragraph', spans }]),
      }))
    : [{ kind: block.kind, text: formatMarkdownAsText([block]) }]
