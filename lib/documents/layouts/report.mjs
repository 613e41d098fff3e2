import { buildRoundedRectPath } from '../drawing/drawings.mjs'
import { layOutQrCode } from '../drawing/qr-code.mjs'
import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'
import { A4_PORTRAIT } from './record-places.mjs'
import { createRowLayout } from './report-table.mjs'

/** A school's own paper: its name at the top, then paragraphs, charts, tables and signature lines. */

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const BAR_COLOR = '#2c3180'
const RULE_COLOR = '#decfab'

const LEFT_X = 52
const RIGHT_X = A4_PORTRAIT.width - 52
const WIDTH = RIGHT_X - LEFT_X
const TOP_Y = 62
const BOTTOM_Y = 776
const FOOTER_Y = 800
const BAR_X = LEFT_X + 168
const BAR_WIDTH = WIDTH - 168 - 70

const CODE_SIDE = 84
const TABLE_GAP = 12

const LAYOUTS = {
  heading: layOutHeading,
  text: layOutParagraph,
  bars: layOutBars,
  table: layOutTable,
  signatures: layOutSignatureLines,
  lines: layOutEmptyLines,
  code: layOutCode,
}

export function layOutReportPages(text) {
  const paper = { pages: [[]], y: TOP_Y }
  layOutTitle(paper, text)
  for (const [index, block] of text.blocks.entries())
    LAYOUTS[block.kind](paper, block, getKeptHeight(text.blocks[index + 1]))
  return paper.pages.map((parts, index) => [
    ...parts,
    ...layOutFooter(text, index + 1, paper.pages.length),
  ])
}

/** The last row of a table stays with its signatures: nobody signs a sheet without names or hours. */
const getKeptHeight = (next) => (next?.kind === 'signatures' ? TABLE_GAP + getSignHeight(next) : 0)

const getSignHeight = ({ lines }) => lines.length * 46 + 90

const add = (paper, ...parts) => paper.pages.at(-1).push(...parts)

/** Starts a page if the height does not fit; returns whether it did. */
function reserve(paper, height) {
  if (paper.y + height <= BOTTOM_Y) return false
  paper.pages.push([])
  paper.y = TOP_Y
  return true
}

function layOutTitle(paper, { school, heading, subtitle }) {
  const schoolLines = fitLines(school, 'strong', WIDTH, [
    [15, 14, 13],
    [13, 12],
    [11, 10, 9],
  ])
  add(paper, textPart('P', placeLines(schoolLines, LEFT_X, paper.y, 18, INK)))
  paper.y += schoolLines.length * 18 + 26
  const headingLines = fitLines(heading, 'display', WIDTH, [[26, 24, 22, 20]])
  add(paper, textPart('H1', placeLines(headingLines, LEFT_X, paper.y, 28, INK)))
  paper.y += 22
  addLines(paper, subtitle, { look: 'plain', size: 10.5, color: MUTED })
  add(paper, rule(paper.y - 6))
  paper.y += 18
}

function layOutHeading(paper, { text }) {
  paper.y += 14
  reserve(paper, 80)
  add(paper, textPart('H2', [textAt(text, 'display', 15, LEFT_X, paper.y, INK)]))
  paper.y += 20
}

function layOutParagraph(paper, { text }) {
  addLines(paper, text, { look: 'plain', size: 10.5, color: INK })
  paper.y += 6
}

function addLines(paper, text, { look, size, color }) {
  const lines = fitLines(
    text,
    look,
    WIDTH,
    Array.from({ length: 12 }, () => [size]),
  )
  reserve(paper, lines.length * 15)
  add(paper, textPart('P', placeLines(lines, LEFT_X, paper.y, 15, color)))
  paper.y += lines.length * 15
}

function layOutBars(paper, { alt, bars }) {
  reserve(paper, bars.length * 19 + 8)
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const shapes = bars.flatMap(({ value }, index) =>
    value > 0
      ? [{ d: bar(paper.y + index * 19 - 9, (value / max) * BAR_WIDTH), fill: BAR_COLOR }]
      : [],
  )
  if (shapes.length > 0) add(paper, { as: 'Figure', alt, shapes })
  for (const { label, value, shown } of bars) {
    const [line] = fitLines(label, 'plain', BAR_X - LEFT_X - 10, [[9.5, 9, 8, 7]])
    const endX = BAR_X + (value / max) * BAR_WIDTH + 8
    add(
      paper,
      textPart('P', [
        { line, x: LEFT_X, y: paper.y, color: INK },
        textAt(shown, 'strong', 9.5, endX, paper.y, INK),
      ]),
    )
    paper.y += 19
  }
  paper.y += 8
}

const bar = (y, width) => `M${BAR_X} ${y}H${BAR_X + width}V${y + 12}H${BAR_X}Z`

/** The head is repeated on each page. */
function layOutTable(paper, { heads, widths, rows, rowHeight }, keptHeight) {
  const layOutRow = createRowLayout(widths, { left: LEFT_X, right: RIGHT_X, rowHeight })
  const head = layOutRow(heads, 'strong', MUTED)
  reserve(paper, 60)
  const addHead = (startsTable) => {
    add(paper, { as: 'TR', cell: 'TH', cells: head.placeAt(paper.y), startsTable })
    paper.y += head.height
  }
  addHead(true)
  for (const [index, texts] of rows.entries()) {
    const row = layOutRow(texts, 'plain', INK)
    const isLast = index === rows.length - 1
    if (reserve(paper, row.height + (isLast ? keptHeight : 0))) addHead(false)
    add(paper, rule(paper.y - 12), { as: 'TR', cell: 'TD', cells: row.placeAt(paper.y) })
    paper.y += row.height
  }
  add(paper, rule(paper.y - 12))
  paper.y += TABLE_GAP
}

function layOutSignatureLines(paper, { statement, lines, stamp }) {
  reserve(paper, getSignHeight({ lines }))
  paper.y += 10
  addLines(paper, statement, { look: 'plain', size: 10, color: INK })
  const stampX = RIGHT_X - 120
  const box = buildRoundedRectPath(stampX, paper.y + 4, 120, 104, 6)
  add(
    paper,
    { as: 'ornament', shapes: [{ d: box, stroke: RULE_COLOR, width: 0.8 }] },
    textPart('P', [textAt(stamp, 'plain', 8.5, stampX, paper.y + 120, MUTED)]),
  )
  for (const [index, line] of lines.entries()) {
    const y = paper.y + 38 + index * 46
    add(
      paper,
      {
        as: 'ornament',
        shapes: [{ d: `M${LEFT_X} ${y}H${stampX - 30}`, stroke: INK, width: 0.6 }],
      },
      textPart('P', [textAt(line, 'plain', 8.5, LEFT_X, y + 12, MUTED)]),
    )
  }
  paper.y += Math.max(130, lines.length * 46 + 20)
}

function layOutEmptyLines(paper, { count }) {
  for (let index = 0; index < count; index += 1) {
    reserve(paper, 24)
    paper.y += 24
    add(paper, rule(paper.y - 12))
  }
}

function layOutCode(paper, { link, label, alt }) {
  reserve(paper, CODE_SIDE + 24)
  add(
    paper,
    {
      as: 'Figure',
      alt,
      shapes: layOutQrCode(link, { x: LEFT_X, y: paper.y - 6, side: CODE_SIDE }, INK),
    },
    textPart('P', [
      textAt(label, 'plain', 9.5, LEFT_X + CODE_SIDE + 16, paper.y + CODE_SIDE / 2, MUTED),
    ]),
  )
  paper.y += CODE_SIDE + 24
}

function layOutFooter({ note, page }, pageNumber, pageCount) {
  const [line] = fitLines(note, 'plain', WIDTH - 80, [[8, 7, 6]])
  const label = page.replace('{page}', pageNumber).replace('{pages}', pageCount)
  const pageLine = layOutLine(label, { look: 'plain', size: 8 })
  return [
    rule(FOOTER_Y - 14),
    textPart('P', [{ line, x: LEFT_X, y: FOOTER_Y, color: MUTED }]),
    textPart('P', [{ line: pageLine, x: RIGHT_X - pageLine.width, y: FOOTER_Y, color: MUTED }]),
  ]
}

const fitLines = (text, look, width, sizes) => fitTextLines(text, { look, width, sizes })

const placeLines = (lines, x, y, leading, color) =>
  lines.map((line, index) => ({ line, x, y: y + index * leading, color }))

const textAt = (content, look, size, x, y, color) => ({
  line: layOutLine(content, { look, size }),
  x,
  y,
  color,
})

const textPart = (tag, lines) => ({ as: tag, lines })

const rule = (y) => ({
  as: 'ornament',
  shapes: [{ d: `M${LEFT_X} ${y}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
})
