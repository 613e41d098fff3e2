import 'server-only'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { createZip } from '@/lib/files/zip'
import { buildDraftPaper } from '../paper'
import type { OwnDraft } from '../queries'
import { DOCX_PARTS, renderParagraph, wrapDocument, wrapHeader } from './docx-parts'

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Word, LibreOffice and Google Docs open it; the label is in the header of every page. */
export async function sendDraftDocx(draft: OwnDraft): Promise<Response> {
  const { title, label, blocks, sourcesHeading, sources } = buildDraftPaper(draft)
  const paragraphs = [
    renderParagraph(title, 'title'),
    renderParagraph(label, 'label'),
    ...blocks.map(({ kind, text }) => renderParagraph(text, STYLES[kind])),
    renderParagraph(sourcesHeading, 'heading'),
    ...sources.map((source) => renderParagraph(source, 'item')),
  ]
  const parts = {
    ...DOCX_PARTS,
    'word/header1.xml': wrapHeader(renderParagraph(label, 'header')),
    'word/document.xml': wrapDocument(paragraphs.join('')),
  }
  const files = Object.entries(parts).map(([name, xml]) => ({
    name,
    read: async () => Buffer.from(xml),
    isCompressed: true,
  }))
  const bytes = new Uint8Array(await buffer(Readable.from(createZip(files))))
  const response = buildPrivateFileResponse(bytes, TYPE)
  response.headers.set('content-disposition', 'attachment; filename="draft.docx"')
  return response
}

const STYLES = { heading: 'heading', paragraph: 'body', item: 'item' } as const
