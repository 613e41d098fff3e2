import { layOutQrCode } from './qr-code.mjs'
import { fitTextLines, layOutLine } from './text-layout.mjs'

/** Quotations, invoices, receipts and credit notes: one page, A4 portrait. */

const PAGE_WIDTH = 595.28
const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE_COLOR = '#decfab'
const LEFT_X = 52
const RIGHT_X = PAGE_WIDTH - 52
const MIDDLE_X = 318
const AMOUNT_LABEL_X = 430
const QR_SIDE = 92
const FOOTER_Y = 800

export function layOutBill(text) {
  const page = { parts: [], y: 0 }
  layOutHead(page, text)
  layOutBuyer(page, text)
  layOutTable(page, text)
  layOutSums(page, text)
  layOutPayment(page, text)
  layOutSignature(page, text)
  page.parts.push(textPart('P', textAt(text.footer, 'plain', 8, LEFT_X, FOOTER_Y, MUTED)))
  return page.parts
}

function layOutHead(page, { site, seller, heading, facts }) {
  page.parts.push(
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT_X, y: 40, scale: 0.6 }] },
    textPart(
      'P',
      placeLines(fitLines(site, 'strong', 210, [13, 12, 11, 10], 2), LEFT_X + 38, 58, 15),
    ),
    textPart('H1', textAt(heading, 'display', 24, MIDDLE_X, 62, INK)),
  )
  let sellerY = 92
  for (const line of seller) sellerY = addLines(page, line, { x: LEFT_X, y: sellerY, width: 240 })
  let factY = 92
  for (const { label, value } of facts) {
    const lines = fitLines(value, 'strong', RIGHT_X - MIDDLE_X - 96, [9.5], 2)
    page.parts.push(
      textPart('P', [
        ...textAt(label, 'plain', 9, MIDDLE_X, factY, MUTED),
        ...placeLines(lines, MIDDLE_X + 96, factY, 12),
      ]),
    )
    factY += lines.length * 12 + 3
  }
  page.y = Math.max(sellerY, factY) + 16
}

function layOutBuyer(page, { buyerLabel, buyer }) {
  page.parts.push(rule(page.y - 14), textPart('H2', label(buyerLabel, LEFT_X, page.y)))
  page.y += 15
  for (const line of buyer)
    page.y = addLines(page, line, { x: LEFT_X, y: page.y, width: RIGHT_X - LEFT_X })
  page.y += 18
}

/** The last column is aligned to the right. */
const columnX = (columns, index) =>
  index === 0 ? LEFT_X : RIGHT_X - 175 + (index - (columns - 3)) * 62

function layOutTable(page, { heads, rows }) {
  const placeCells = (cells, style, y, color) =>
    cells.map((cell, index) => {
      if (index === cells.length - 1) return rightAligned(cell, style, 9.5, RIGHT_X, y, color)
      if (index > 0) return textAt(cell, style, 9.5, columnX(cells.length, index), y, color)
      return placeLines(
        fitLines(cell, style, columnX(cells.length, 1) - LEFT_X - 14, [9.5], 3),
        LEFT_X,
        y,
        13,
        color,
      )
    })
  page.parts.push({ as: 'TR', cell: 'TH', cells: placeCells(heads, 'strong', page.y, MUTED) })
  for (const row of rows) {
    page.y += 20
    page.parts.push(rule(page.y - 14))
    const cells = placeCells(row, 'plain', page.y, INK)
    page.parts.push({ as: 'TR', cell: 'TD', cells })
    page.y += (cells[0].length - 1) * 13
  }
  page.y += 10
  page.parts.push(rule(page.y))
}

function layOutSums(page, { sums, words, wordsLabel }) {
  for (const { label: name, value, isTotal } of sums) {
    page.y += 16
    const style = isTotal ? 'strong' : 'plain'
    page.parts.push(
      textPart('P', [
        ...rightAligned(name, style, 9.5, AMOUNT_LABEL_X, page.y, isTotal ? INK : MUTED),
        ...rightAligned(value, style, isTotal ? 11 : 9.5, RIGHT_X, page.y, INK),
      ]),
    )
  }
  page.y += 24
  page.parts.push(textPart('P', label(wordsLabel, LEFT_X, page.y)))
  page.y = addLines(page, words, {
    x: LEFT_X,
    y: page.y + 14,
    width: RIGHT_X - LEFT_X,
    style: 'strong',
  })
  page.y += 16
}

function layOutPayment(page, { blocks, upi }) {
  const top = page.y
  const width = upi ? RIGHT_X - LEFT_X - QR_SIDE - 24 : RIGHT_X - LEFT_X
  for (const { heading, lines } of blocks) {
    page.parts.push(textPart('H2', label(heading, LEFT_X, page.y)))
    page.y += 14
    for (const line of lines) page.y = addLines(page, line, { x: LEFT_X, y: page.y, width })
    page.y += 10
  }
  if (!upi) return
  const box = { x: RIGHT_X - QR_SIDE, y: top - 8, side: QR_SIDE }
  page.parts.push(
    { as: 'Figure', alt: upi.alt, shapes: layOutQrCode(upi.link, box, INK) },
    textPart('P', rightAligned(upi.label, 'plain', 8.5, RIGHT_X, top + QR_SIDE + 6, MUTED)),
  )
  page.y = Math.max(page.y, top + QR_SIDE + 18)
}

const SIGNATURE_Y = 716

function layOutSignature(page, { signature }) {
  const y = Math.max(page.y + 20, SIGNATURE_Y)
  const [first, ...names] = signature
  page.parts.push(
    textPart('P', rightAligned(first, 'plain', 9.5, RIGHT_X, y, INK)),
    {
      as: 'ornament',
      shapes: [{ d: `M${RIGHT_X - 150} ${y + 36}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
    },
    ...names.map((name, index) =>
      textPart(
        'P',
        rightAligned(name, index ? 'plain' : 'strong', 9, RIGHT_X, y + 48 + index * 12, INK),
      ),
    ),
  )
}

/** Returns the y of the next line. */
function addLines(page, text, { x, y, width, style = 'plain' }) {
  const lines = fitLines(text, style, width, [9.5], 4)
  page.parts.push(textPart('P', placeLines(lines, x, y, 13)))
  return y + lines.length * 13
}

/** As few lines as fit, at the sizes given. */
const fitLines = (text, look, width, sizes, maxLines) =>
  fitTextLines(text, { look, width, sizes: Array.from({ length: maxLines }, () => sizes) })

const placeLines = (lines, x, y, leading, color = INK) =>
  lines.map((line, index) => ({ line, x, y: y + index * leading, color }))

const textAt = (content, look, size, x, y, color) => [
  { line: layOutLine(content, { look, size }), x, y, color },
]

function rightAligned(content, look, size, x, y, color) {
  const line = layOutLine(content, { look, size })
  return [{ line, x: x - line.width, y, color }]
}

const label = (content, x, y) => textAt(content, 'strong', 9, x, y, MUTED)

const textPart = (tag, lines) => ({ as: tag, lines })

const rule = (y) => ({
  as: 'ornament',
  shapes: [{ d: `M${LEFT_X} ${y}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
})
