import 'server-only'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { escapeXml } from '@/lib/files/spreadsheet'
import { createZip } from '@/lib/files/zip'
import type { OwnDraft } from '../draft'
import { buildDraftPaper } from './paper'

/** A document by ISO/IEC 29500, in the colours of the toolkit. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const INK = '1D2154'

const MUTED = '4C4F7A'

const style = (id: string, name: string, paragraph: string, run: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'body' ? ' w:default="1"' : ''}><w:name w:val="${name}"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`

const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`

const color = (hex: string) => `<w:color w:val="${hex}"/>`

const BOLD = '<w:b/><w:bCs/>'

const STYLES = [
  style('body', 'normal', '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>', size(22)),
  style('title', 'title', '<w:spacing w:after="120"/>', BOLD + color(INK) + size(40)),
  style('label', 'label', '<w:spacing w:after="240"/>', color(MUTED) + size(20)),
  style('header', 'header', '<w:jc w:val="end"/>', color(MUTED) + size(18)),
  style(
    'heading',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>',
    BOLD + color(INK) + size(28),
  ),
  style(
    'item',
    'list bullet',
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="60"/>',
    size(22),
  ),
].join('')

/** `Nirmala UI` has the letters of Hindi and Tamil on Windows; other systems choose their own. */
const FONTS = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/>'

export const DOCX_PARTS = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/><Override PartName="/word/header1.xml" ContentType="${WORD}.header+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${RELATIONS}/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="${RELATIONS}/header" Target="header1.xml"/></Relationships>`,
  'word/styles.xml': `${HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr>${FONTS}</w:rPr></w:rPrDefault></w:docDefaults>${STYLES}</w:styles>`,
  'word/numbering.xml': `${HEAD}<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
}

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const STYLE_OF_BLOCK = { heading: 'heading', paragraph: 'body', item: 'item' } as const

export const renderParagraph = (text: string, styleId: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${styleId}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

export const wrapHeader = (xml: string) => `${HEAD}<w:hdr xmlns:w="${MAIN}">${xml}</w:hdr>`

/** A4 with margins of 2 cm. */
export const wrapDocument = (xml: string) =>
  `${HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${RELATIONS}"><w:body>${xml}<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`

/** Word, LibreOffice and Google Docs open it; the label is in the header of every page. */
export async function sendDraftDocx(draft: OwnDraft): Promise<Response> {
  const { title, label, blocks, sourcesHeading, sources } = buildDraftPaper(draft)
  const paragraphs = [
    renderParagraph(title, 'title'),
    renderParagraph(label, 'label'),
    ...blocks.map(({ kind, text }) => renderParagraph(text, STYLE_OF_BLOCK[kind])),
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
