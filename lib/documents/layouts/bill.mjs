import { layOutQrCode } from '../drawing/qr-code.mjs'
import { wrapText } from '../drawing/wrap-text.mjs'
import {
  addHeading,
  addParagraph,
  addParts,
  BOTTOM_Y,
  createPaper,
  finishPages,
  INK,
  LEADING,
  LEFT_X,
  MUTED,
  placeLines,
  placeLinesRight,
  RIGHT_X,
  reserveHeight,
  rightAligned,
  rule,
  textAt,
  textPart,
  WIDTH,
  wrapBody,
} from './bill-paper.mjs'

/** Quotations, invoices, receipts and credit notes, A4 portrait: one page, more for long texts. */

const MIDDLE_X = 318
const FACT_X = MIDDLE_X + 96
const SELLER_WIDTH = 240
const AMOUNT_LABEL_X = 430
const QR_SIDE = 92
const SIGNATURE_WIDTH = 240

export function layOutBillPages(text) {
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
function layOutHead(paper, { site, seller, heading, facts }) {
  const names = wrapName(site)
  addParts(
    paper,
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT_X, y: 40, scale: 0.6 }] },
    textPart('P', placeLines(names, LEFT_X + 38, paper.y, 15)),
    textPart('H1', textAt(heading, 'display', 24, MIDDLE_X, 62, INK)),
  )
  let sellerY = Math.max(92, paper.y + names.length * 15 + 4)
  for (const line of seller) {
    const lines = wrapBody(line, SELLER_WIDTH)
    addParts(paper, textPart('P', placeLines(lines, LEFT_X, sellerY, LEADING)))
    sellerY += lines.length * LEADING
  }
  let factY = 92
  for (const { label, value } of facts) {
    const lines = wrapBody(value, RIGHT_X - FACT_X, 'strong')
    addParts(
      paper,
      textPart('P', [
        ...textAt(label, 'plain', 9, MIDDLE_X, factY, MUTED),
        ...placeLines(lines, FACT_X, factY, 12),
      ]),
    )
    factY += lines.length * 12 + 3
  }
  paper.y = Math.max(sellerY, factY) + 16
}

/** Long names are smaller and take more lines. */
function wrapName(site) {
  const wrapAt = (size) => wrapText(site, { look: 'strong', size, width: 210 })
  const lines = wrapAt(13)
  return lines.length <= 2 ? lines : wrapAt(10)
}

function layOutBuyer(paper, { buyerLabel, buyer }) {
  addParts(paper, rule(paper.y - 14))
  addHeading(paper, buyerLabel, { tag: 'H2', gap: 15 })
  for (const line of buyer) addParagraph(paper, line)
  paper.y += 18
}

/** The last column is aligned to the right. */
const columnX = (columns, index) =>
  index === 0 ? LEFT_X : RIGHT_X - 175 + (index - (columns - 3)) * 62

function layOutTable(paper, { heads, rows }) {
  const placeCells = (cells, look, y, color) =>
    cells.map((cell, index) => {
      if (index === cells.length - 1) return rightAligned(cell, look, 9.5, RIGHT_X, y, color)
      if (index > 0) return textAt(cell, look, 9.5, columnX(cells.length, index), y, color)
      const width = columnX(cells.length, 1) - LEFT_X - 14
      return placeLines(wrapBody(cell, width, look), LEFT_X, y, LEADING, color)
    })
  const measureCells = (cells) => placeCells(cells, 'plain', 0, INK)[0].length * LEADING
  reserveHeight(paper, 20 + measureCells(rows[0]))
  addParts(paper, { as: 'TR', cell: 'TH', cells: placeCells(heads, 'strong', paper.y, MUTED) })
  for (const row of rows) {
    reserveHeight(paper, 20 + measureCells(row))
    paper.y += 20
    addParts(paper, rule(paper.y - 14), {
      ...{ as: 'TR', cell: 'TD', cells: placeCells(row, 'plain', paper.y, INK) },
    })
    paper.y += measureCells(row) - LEADING
  }
  paper.y += 10
  addParts(paper, rule(paper.y))
}

function layOutSums(paper, { sums, words, wordsLabel }) {
  reserveHeight(paper, sums.length * 16)
  for (const { label, value, isTotal } of sums) {
    paper.y += 16
    const look = isTotal ? 'strong' : 'plain'
    addParts(
      paper,
      textPart('P', [
        ...rightAligned(label, look, 9.5, AMOUNT_LABEL_X, paper.y, isTotal ? INK : MUTED),
        ...rightAligned(value, look, isTotal ? 11 : 9.5, RIGHT_X, paper.y, INK),
      ]),
    )
  }
  paper.y += 24
  addHeading(paper, wordsLabel, { tag: 'P' })
  addParagraph(paper, words, { look: 'strong' })
  paper.y += 16
}

/** The code is beside the blocks of text, and starts on their page. */
function layOutPayment(paper, { blocks, upi }) {
  if (upi) reserveHeight(paper, QR_SIDE + 12)
  const [top, pageCount] = [paper.y, paper.pages.length]
  if (upi) layOutUpiCode(paper, upi)
  for (const { heading, lines } of blocks) {
    addHeading(paper, heading, { tag: 'H2' })
    for (const line of lines)
      addParagraph(paper, line, { width: upi ? WIDTH - QR_SIDE - 24 : WIDTH })
    paper.y += 10
  }
  if (upi && paper.pages.length === pageCount) paper.y = Math.max(paper.y, top + QR_SIDE + 18)
}

function layOutUpiCode(paper, { alt, label, link }) {
  const box = { x: RIGHT_X - QR_SIDE, y: paper.y - 8, side: QR_SIDE }
  addParts(
    paper,
    { as: 'Figure', alt, shapes: layOutQrCode(link, box, INK) },
    textPart('P', rightAligned(label, 'plain', 8.5, RIGHT_X, paper.y + QR_SIDE + 6, MUTED)),
  )
}

/** At the bottom of the last page. */
function layOutSignature(paper, { signature: [forWhom, ...names] }) {
  const wrap = (text, size, look = 'plain') =>
    wrapText(text, { look, size, width: SIGNATURE_WIDTH })
  const first = wrap(forWhom, 9.5)
  const signers = names.map((name, index) => wrap(name, 9, index ? 'plain' : 'strong'))
  const lineY = (first.length - 1) * LEADING + 36
  const height = lineY + signers.flat().length * 12
  reserveHeight(paper, height + 20)
  const y = BOTTOM_Y - height
  addParts(
    paper,
    textPart('P', placeLinesRight(first, RIGHT_X, y, LEADING)),
    rule(y + lineY, RIGHT_X - 150),
  )
  let signerY = y + lineY + 12
  for (const lines of signers) {
    addParts(paper, textPart('P', placeLinesRight(lines, RIGHT_X, signerY, 12)))
    signerY += lines.length * 12
  }
}
