import 'server-only'
import { formatMarkdownAsText, listItemTexts } from '@/base/format-markdown'
import { type MarkdownBlock, parseMarkdown } from '@/base/markdown'
import type { DraftCitation } from '@/db/schema'
import { draftsText } from '@/i18n/drafts'
import type { OwnDraft } from '../draft'
import type { NumberedPassage } from '../sources/passages'

export type PaperBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string }

export const toCitation = ({ number, title, place, href }: NumberedPassage): DraftCitation => ({
  number,
  title,
  place,
  href,
})

/** The sources whose numbers the text has; all of them if the author removed the numbers. */
export function listCitedSources(body: string, citations: DraftCitation[]): DraftCitation[] {
  const cited = citations.filter(({ number }) => body.includes(`[${number}]`))
  return cited.length > 0 ? cited : citations
}

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
    ? listItemTexts(block).map(({ mark, text }) =>
        mark ? { kind: 'paragraph', text: `${mark} ${text}` } : { kind: 'item', text },
      )
    : [{ kind: block.kind, text: formatMarkdownAsText([block]) }]
