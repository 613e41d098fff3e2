import 'server-only'
import type { FontStyle } from '../drawing/fonts'
import { INK, LEFT_X, MUTED, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  type PlacedLine,
  rightAligned,
  rule,
  stackLines,
  stackLinesRight,
  textAt,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { wrapText } from '../drawing/text-lines'
import type { BillText } from '../text'
import {
  addHeading,
  addParagraph,
  type BillPaper,
  BOTTOM_Y,
  createPaper,
  finishPages,
  LEADING,
  reserveHeight,
  wrapBody,
} from './bill-paper'

/** Quotations, invoices, receipts and credit notes, A4 portrait: one page, more for long texts. */

const MIDDLE_X = 318
const FACT_X = MIDDLE_X + 96
const SELLER_WIDTH = 240
const AMOUNT_LABEL_X = 430
const QR_SIDE = 92
const SIGNATURE_WIDTH = 240

export function layOutBillPages(text: BillText): DocumentPart[][] {
  const paper = createPaper(text)
  layOutHead(paper, text)
  layOutBuyer(paper, text)
  layOutTable(paper, text)
  layOutSums(paper, text)
  layOutPayment(paper, text)
  layOutSignature(paper, text)
  return finishPages(paper, text)
}

/** Two columns. The limits of the fields keep both on the first page. */
function layOutHead(paper: BillPaper, { site, seller, heading, facts }: BillText) {
  const names = wrapName(site)
  paper.parts.push(
    artifact({ drawing: 'mark', x: LEFT_X, y: 40, scale: 0.6 }),
    textPart('P', stackLines(names, LEFT_X + 38, paper.y, 15, INK)),
    textPart('H1', [textAt(heading, 'display', 24, MIDDLE_X, 62, INK)]),
  )
  let sellerY = Math.max(92, paper.y + names.length * 15 + 4)
  for (const line of seller) {
    const lines = wrapBody(line, SELLER_WIDTH)
    paper.parts.push(textPart('P', stackLines(lines, LEFT_X, sellerY, LEADING, INK)))
    sellerY += lines.length * LEADING
  }
  let factY = 92
  for (const { label, value } of facts) {
    const lines = wrapBody(value, RIGHT_X - FACT_X, 'strong')
    paper.parts.push(
      textPart('P', [
        textAt(label, 'plain', 9, MIDDLE_X, factY, MUTED),
        ...stackLines(lines, FACT_X, factY, 12, INK),
      ]),
    )
    factY += lines.length * 12 + 3
  }
  paper.y = Math.max(sellerY, factY) + 16
}

/** Long names are smaller and take more lines. */
function wrapName(site: string) {
  const wrapAt = (size: number) => wrapText(site, { style: 'strong', size, width: 210 })
  const lines = wrapAt(13)
  return lines.length <= 2 ? lines : wrapAt(10)
}

function layOutBuyer(paper: BillPaper, { buyerLabel, buyer }: BillText) {
  paper.parts.push(rule(paper.y - 14))
  addHeading(paper, buyerLabel, { tag: 'H2', gap: 15 })
  for (const line of buyer) addParagraph(paper, line)
  paper.y += 18
}

/** The last column is aligned to the right. */
const columnX = (columns: number, index: number) =>
  index === 0 ? LEFT_X : RIGHT_X - 175 + (index - (columns - 3)) * 62

function layOutTable(paper: BillPaper, { heads, rows }: BillText) {
  reserveHeight(paper, 20 + measureRow(rows[0] ?? []))
  const headCells = placeCells(heads, 'strong', paper.y, MUTED)
  paper.parts.push({ tag: 'TR', cell: 'TH', cells: headCells })
  for (const row of rows) {
    const height = measureRow(row)
    reserveHeight(paper, 20 + height)
    paper.y += 20
    const cells = placeCells(row, 'plain', paper.y, INK)
    paper.parts.push(rule(paper.y - 14), { tag: 'TR', cell: 'TD', cells })
    paper.y += height - LEADING
  }
  paper.y += 10
  paper.parts.push(rule(paper.y))
}

const placeCells = (cells: string[], style: FontStyle, y: number, color: string): PlacedLine[][] =>
  cells.map((cell, index) => {
    if (index === cells.length - 1) return [rightAligned(cell, style, 9.5, RIGHT_X, y, color)]
    if (index > 0) return [textAt(cell, style, 9.5, columnX(cells.length, index), y, color)]
    return stackLines(wrapFirstCell(cells, style), LEFT_X, y, LEADING, color)
  })

const wrapFirstCell = (cells: string[], style: FontStyle) =>
  wrapBody(`${cells[0]}`, columnX(cells.length, 1) - LEFT_X - 14, style)

const measureRow = (cells: string[]) => wrapFirstCell(cells, 'plain').length * LEADING

function layOutSums(paper: BillPaper, { sums, words, wordsLabel }: BillText) {
  reserveHeight(paper, sums.length * 16)
  for (const { label, value, isTotal } of sums) {
    paper.y += 16
    const style = isTotal ? 'strong' : 'plain'
    paper.parts.push(
      textPart('P', [
        rightAligned(label, style, 9.5, AMOUNT_LABEL_X, paper.y, isTotal ? INK : MUTED),
        rightAligned(value, style, isTotal ? 11 : 9.5, RIGHT_X, paper.y, INK),
      ]),
    )
  }
  paper.y += 24
  addHeading(paper, wordsLabel, { tag: 'P' })
  addParagraph(paper, words, { style: 'strong' })
  paper.y += 16
}

/** The code is beside the blocks of text, and starts on their page. */
function layOutPayment(paper: BillPaper, { blocks, upi }: BillText) {
  if (upi) reserveHeight(paper, QR_SIDE + 12)
  const { y: top, pages } = paper
  const pageCount = pages.length
  if (upi) layOutUpiCode(paper, upi)
  for (const { heading, lines } of blocks) {
    addHeading(paper, heading, { tag: 'H2' })
    for (const line of lines)
      addParagraph(paper, line, { width: upi ? TEXT_WIDTH - QR_SIDE - 24 : TEXT_WIDTH })
    paper.y += 10
  }
  if (upi && paper.pages.length === pageCount) paper.y = Math.max(paper.y, top + QR_SIDE + 18)
}

function layOutUpiCode(paper: BillPaper, upi: NonNullable<BillText['upi']>) {
  const labelY = paper.y + QR_SIDE + 6
  paper.parts.push(
    qrCode(upi, { x: RIGHT_X - QR_SIDE, y: paper.y - 8, side: QR_SIDE }),
    textPart('P', [rightAligned(upi.label, 'plain', 8.5, RIGHT_X, labelY, MUTED)]),
  )
}

/** At the bottom of the last page. */
function layOutSignature(paper: BillPaper, { signature: [forWhom = '', ...names] }: BillText) {
  const wrap = (text: string, size: number, style: FontStyle) =>
    wrapText(text, { style, size, width: SIGNATURE_WIDTH })
  const first = wrap(forWhom, 9.5, 'plain')
  const signers = names.map((name, index) => wrap(name, 9, index ? 'plain' : 'strong'))
  const lineY = (first.length - 1) * LEADING + 36
  const height = lineY + signers.flat().length * 12
  reserveHeight(paper, height + 20)
  const y = BOTTOM_Y - height
  paper.parts.push(
    textPart('P', stackLinesRight(first, RIGHT_X, y, LEADING, INK)),
    rule(y + lineY, RIGHT_X - 150),
  )
  let signerY = y + lineY + 12
  for (const lines of signers) {
    paper.parts.push(textPart('P', stackLinesRight(lines, RIGHT_X, signerY, 12, INK)))
    signerY += lines.length * 12
  }
}
