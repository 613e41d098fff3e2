import 'server-only'
import { createCsvResponse, encodeCsvRows } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { sendZip } from './zip'

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A workbook with one sheet, by ISO/IEC 29500: the smallest set of parts that Excel and LibreOffice open. */

type CellRows = AsyncIterable<(readonly string[])[]>

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const FIXED_PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  // Cell formats: 0 text, 1 heading, 2 day, 3 amount with two decimals.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const DECIMAL = /^-?(?:0|[1-9]\d{0,11})\.\d\d?$/

/** Short enough to exclude phone numbers and references, which must stay text. */
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,5})$/

const DAY = /^\d{4}-\d\d-\d\d$/

const DAY_ZERO = Date.UTC(1899, 11, 30)

const DAY_MS = 86_400_000

type TableDownload = {
  fileName: string
  columnNames: readonly string[]
  /** A few hundred rows each. */
  batches: AsyncIterable<(readonly string[])[]>
}

/** XML has no way to write most control characters, lone surrogates and U+FFFE. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replace(/[&<>]/g, (char) => XML_ENTITIES[char] ?? '')

export function createXlsxResponse(
  request: Request,
  fileName: string,
  columnNames: readonly string[],
  batches: CellRows,
): Response {
  const parts = listParts(() => withoutDeadline(() => renderSheet(columnNames, batches)))
  return sendZip(request, parts, {
    name: `${fileName}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** A table as CSV, or as a spreadsheet with `xlsx`. The caller checks access. */
export function sendTable(
  request: Request,
  format: string | null | undefined,
  { fileName, columnNames, batches }: TableDownload,
): Response {
  return format === 'xlsx'
    ? createXlsxResponse(request, fileName, columnNames, batches)
    : createCsvResponse(request, fileName, columnNames, encodeBatches(batches))
}

const listParts = (renderRows: () => Promise<Buffer>) => [
  ...Object.entries(FIXED_PARTS).map(([name, xml]) => ({
    name,
    read: async () => Buffer.from(XML_HEAD + xml),
    isCompressed: true,
  })),
  { name: 'xl/worksheets/sheet1.xml', read: renderRows, isCompressed: true },
]

/** Bytes batch by batch: one string of a large sheet would take twice the memory. */
async function renderSheet(columnNames: readonly string[], batches: CellRows) {
  const chunks = [
    Buffer.from(
      `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columnNames.length}" width="18" customWidth="1"/></cols><sheetData>${renderRow(columnNames.map(renderHeading))}`,
    ),
  ]
  for await (const rows of batches)
    chunks.push(Buffer.from(rows.map((cells) => renderRow(cells.map(renderCell))).join('')))
  chunks.push(Buffer.from('</sheetData></worksheet>'))
  return Buffer.concat(chunks)
}

const renderRow = (cells: string[]) => `<row>${cells.join('')}</row>`

/** Text never runs as a formula: only `<f>` elements do. */
function renderCell(text: string): string {
  if (text === '') return '<c/>'
  if (DAY.test(text)) return `<c s="2"><v>${(Date.parse(text) - DAY_ZERO) / DAY_MS}</v></c>`
  if (DECIMAL.test(text)) return `<c s="3"><v>${text}</v></c>`
  return WHOLE_NUMBER.test(text) ? `<c><v>${text}</v></c>` : renderText(text)
}

const renderHeading = (text: string) => renderText(text, ' s="1"')

const renderText = (text: string, style = '') =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

async function* encodeBatches(batches: TableDownload['batches']) {
  for await (const rows of batches) yield encodeCsvRows(rows)
}
