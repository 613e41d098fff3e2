import 'server-only'
import { site } from '@/base/site'
import { draftsText } from '@/i18n/drafts'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderReport } from '@/lib/documents/render'
import type { ReportBlock } from '@/lib/documents/text'
import type { OwnDraft } from '../draft'
import { splitSentences } from '../sources/passages'
import { buildDraftPaper, type PaperBlock } from './paper'

/** A paragraph of the report has at most 12 lines. */
const MAX_PARAGRAPH_CHARACTERS = 700

export async function sendDraftPdf(draft: OwnDraft): Promise<Response> {
  const { title, label, blocks, sourcesHeading, sources } = buildDraftPaper(draft)
  const bytes = await renderReport({
    lang: draft.language,
    title,
    createdAt: draft.changedAt.toISOString(),
    site: site.name,
    school: label,
    heading: title,
    subtitle: draftsText().paper.check,
    blocks: [
      ...blocks.flatMap(toReportBlocks),
      { kind: 'heading', text: sourcesHeading },
      ...sources.map((text): ReportBlock => ({ kind: 'text', text })),
    ],
    note: label,
    page: draftsText().paper.page,
  })
  return buildPrivateFileResponse(bytes, 'application/pdf', 'draft.pdf')
}

function toReportBlocks({ kind, text }: PaperBlock): ReportBlock[] {
  if (kind === 'heading') return [{ kind: 'heading', text }]
  return splitParagraph(kind === 'item' ? `• ${text}` : text).map((part) => ({
    kind: 'text',
    text: part,
  }))
}

export function splitParagraph(text: string): string[] {
  const parts: string[] = []
  for (const sentence of splitSentences(text).flatMap(cutLongSentence)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < MAX_PARAGRAPH_CHARACTERS)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

function cutLongSentence(sentence: string): string[] {
  const count = Math.ceil(sentence.length / MAX_PARAGRAPH_CHARACTERS)
  return Array.from({ length: count }, (_, index) =>
    sentence.slice(index * MAX_PARAGRAPH_CHARACTERS, (index + 1) * MAX_PARAGRAPH_CHARACTERS),
  )
}
