import 'server-only'
import { buildRoundedRectPath } from '../drawing/drawings'
import type { FontStyle } from '../drawing/fonts'
import { INDIGO, INK, LEFT_X, MUTED, RIGHT_X, SAND, TEXT_WIDTH } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  rightAligned,
  rule,
  signatureLine,
  stackLines,
  textAt,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitIntoLines, fitTextLines } from '../drawing/text-lines'
import type { ReportBlock, ReportText } from '../text'
import { createRowLayout } from './report-table'

/** A school's own paper: its name at the top, then paragraphs, charts, tables and signature lines. */

const TOP_Y = 62
const BOTTOM_Y = 776
const FOOTER_Y = 800
const BAR_X = LEFT_X + 168
const BAR_WIDTH = TEXT_WIDTH - 168 - 70
const CODE_SIDE = 84
const STAMP_WIDTH = 120
const TABLE_GAP = 12

/** Filled from the top; the full pages, and the parts of the last one. */
type ReportPaper = { pages: DocumentPart[][]; parts: DocumentPart[]; y: number }

type ReportBlockOf<Kind> = Extract<ReportBlock, { kind: Kind }>

export function layOutReportPages(text: ReportText): DocumentPart[][] {
  const paper: ReportPaper = { pages: [], parts: [], y: TOP_Y }
  layOutTitle(paper, text)
  for (const [index, block] of text.blocks.entries())
    layOutBlock(paper, block, getKeptHeight(text.blocks[index + 1]))
  const pages = [...paper.pages, paper.parts]
  return pages.map((parts, index) => [...parts, ...layOutFooter(text, index + 1, pages.length)])
}

function layOutBlock(paper: ReportPaper, block: ReportBlock, keptHeight: number) {
  if (block.kind === 'heading') layOutHeading(paper, block.text)
  else if (block.kind === 'text') layOutParagraph(paper, block.text)
  else if (block.kind === 'bars') layOutBars(paper, block)
  else if (block.kind === 'table') layOutTable(paper, block, keptHeight)
  else if (block.kind === 'signatures') layOutSignatureLines(paper, block)
  else if (block.kind === 'lines') layOutEmptyLines(paper, block.count)
  else layOutCode(paper, block)
}

/** The last row of a table stays with its signatures: nobody signs a sheet without names or hours. */
const getKeptHeight = (next?: ReportBlock) =>
  next?.kind === 'signatures' ? TABLE_GAP + getSignHeight(next) : 0

const getSignHeight = ({ lines }: ReportBlockOf<'signatures'>) => lines.length * 46 + 90

/** Starts a page if the height does not fit; returns whether it did. */
function reserve(paper: ReportPaper, height: number) {
  if (paper.y + height <= BOTTOM_Y) return false
  paper.pages.push(paper.parts)
  paper.parts = []
  paper.y = TOP_Y
  return true
}

function layOutTitle(paper: ReportPaper, { school, heading, subtitle }: ReportText) {
  const schoolLines = fitTextLines(school, {
    ...{ style: 'strong', width: TEXT_WIDTH },
    sizes: [
      [15, 14, 13],
      [13, 12],
      [11, 10, 9],
    ],
  })
  paper.parts.push(textPart('P', stackLines(schoolLines, LEFT_X, paper.y, 18, INK)))
  paper.y += schoolLines.length * 18 + 26
  const headingFit = { style: 'display', width: TEXT_WIDTH, sizes: [26, 24, 22, 20] } as const
  paper.parts.push(textPart('H1', [fittedAt(heading, headingFit, LEFT_X, paper.y, INK)]))
  paper.y += 22
  addLines(paper, subtitle, { style: 'plain', size: 10.5, color: MUTED })
  paper.parts.push(rule(paper.y - 6))
  paper.y += 18
}

function layOutHeading(paper: ReportPaper, text: string) {
  paper.y += 14
  reserve(paper, 80)
  paper.parts.push(textPart('H2', [textAt(text, 'display', 15, LEFT_X, paper.y, INK)]))
  paper.y += 20
}

function layOutParagraph(paper: ReportPaper, text: string) {
  addLines(paper, text, { style: 'plain', size: 10.5, color: INK })
  paper.y += 6
}

type TextLook = { style: FontStyle; size: number; color: string }

function addLines(paper: ReportPaper, text: string, { style, size, color }: TextLook) {
  const lines = fitIntoLines(text, style, TEXT_WIDTH, [size], 12)
  reserve(paper, lines.length * 15)
  paper.parts.push(textPart('P', stackLines(lines, LEFT_X, paper.y, 15, color)))
  paper.y += lines.length * 15
}

function layOutBars(paper: ReportPaper, { alt, bars }: ReportBlockOf<'bars'>) {
  reserve(paper, bars.length * 19 + 8)
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const shapes = bars.flatMap(({ value }, index) =>
    value > 0
      ? [{ d: buildBarPath(paper.y + index * 19 - 9, (value / max) * BAR_WIDTH), fill: INDIGO }]
      : [],
  )
  if (shapes.length > 0) paper.parts.push({ tag: 'Figure', alt, shapes })
  const labelFit = { width: BAR_X - LEFT_X - 10, sizes: [9.5, 9, 8, 7] }
  for (const { label, value, shown } of bars) {
    const endX = BAR_X + (value / max) * BAR_WIDTH + 8
    paper.parts.push(
      textPart('P', [
        fittedAt(label, labelFit, LEFT_X, paper.y, INK),
        textAt(shown, 'strong', 9.5, endX, paper.y, INK),
      ]),
    )
    paper.y += 19
  }
  paper.y += 8
}

const buildBarPath = (y: number, width: number) =>
  `M${BAR_X} ${y}H${BAR_X + width}V${y + 12}H${BAR_X}Z`

/** The head is repeated on each page. */
function layOutTable(
  paper: ReportPaper,
  { heads, widths, rows, rowHeight }: ReportBlockOf<'table'>,
  keptHeight: number,
) {
  const layOutRow = createRowLayout(widths, rowHeight)
  const head = layOutRow(heads, 'strong', MUTED)
  reserve(paper, 60)
  const addHead = (startsTable: boolean) => {
    paper.parts.push({ tag: 'TR', cell: 'TH', cells: head.placeAt(paper.y), startsTable })
    paper.y += head.height
  }
  addHead(true)
  for (const [index, texts] of rows.entries()) {
    const row = layOutRow(texts, 'plain', INK)
    const isLast = index === rows.length - 1
    if (reserve(paper, row.height + (isLast ? keptHeight : 0))) addHead(false)
    const cells = row.placeAt(paper.y)
    paper.parts.push(rule(paper.y - 12), { tag: 'TR', cell: 'TD', cells })
    paper.y += row.height
  }
  paper.parts.push(rule(paper.y - 12))
  paper.y += TABLE_GAP
}

function layOutSignatureLines(paper: ReportPaper, block: ReportBlockOf<'signatures'>) {
  const { statement, lines, stamp } = block
  reserve(paper, getSignHeight(block))
  paper.y += 10
  addLines(paper, statement, { style: 'plain', size: 10, color: INK })
  const stampX = RIGHT_X - STAMP_WIDTH
  const box = buildRoundedRectPath(stampX, paper.y + 4, STAMP_WIDTH, 104, 6)
  paper.parts.push(
    artifact({ d: box, stroke: SAND, width: 0.8 }),
    textPart('P', [textAt(stamp, 'plain', 8.5, stampX, paper.y + 120, MUTED)]),
  )
  for (const [index, line] of lines.entries()) {
    const y = paper.y + 38 + index * 46
    paper.parts.push(
      signatureLine(stampX - 30, y),
      textPart('P', [textAt(line, 'plain', 8.5, LEFT_X, y + 12, MUTED)]),
    )
  }
  paper.y += Math.max(130, lines.length * 46 + 20)
}

function layOutEmptyLines(paper: ReportPaper, count: number) {
  for (let index = 0; index < count; index += 1) {
    reserve(paper, 24)
    paper.y += 24
    paper.parts.push(rule(paper.y - 12))
  }
}

function layOutCode(paper: ReportPaper, code: ReportBlockOf<'code'>) {
  reserve(paper, CODE_SIDE + 24)
  const [textX, textY] = [LEFT_X + CODE_SIDE + 16, paper.y + CODE_SIDE / 2]
  paper.parts.push(
    qrCode(code, { x: LEFT_X, y: paper.y - 6, side: CODE_SIDE }),
    textPart('P', [textAt(code.label, 'plain', 9.5, textX, textY, MUTED)]),
  )
  paper.y += CODE_SIDE + 24
}

function layOutFooter({ note, page }: ReportText, pageNumber: number, pageCount: number) {
  const label = page.replace('{page}', `${pageNumber}`).replace('{pages}', `${pageCount}`)
  const noteFit = { width: TEXT_WIDTH - 80, sizes: [8, 7, 6] }
  return [
    rule(FOOTER_Y - 14),
    textPart('P', [fittedAt(note, noteFit, LEFT_X, FOOTER_Y, MUTED)]),
    textPart('P', [rightAligned(label, 'plain', 8, RIGHT_X, FOOTER_Y, MUTED)]),
  ]
}
