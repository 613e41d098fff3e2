import { layOutQrCode } from '../drawing/qr-code.mjs'
import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'
import { A4_PORTRAIT } from './record-places.mjs'

/** For the notice board: large days, in the design of the learning record and the staff room card. */

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE_COLOR = '#decfab'
const LEFT_X = 52
const RIGHT_X = A4_PORTRAIT.width - 52
const WIDTH = RIGHT_X - LEFT_X
const TOPIC_X = 172
const FIRST_ROW_Y = 252
const ROWS_HEIGHT = 448
const MAX_ROW_HEIGHT = 96
const CODE_SIDE = 104
const FOOT_Y = 706

export function layOutPoster(text) {
  const rowHeight = Math.min(MAX_ROW_HEIGHT, ROWS_HEIGHT / Math.max(1, text.rows.length))
  return [
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT_X, y: 44, scale: 0.6 }] },
    textPart('P', [textAt(text.site, 'display', 21, LEFT_X + 38, 66, INK)]),
    textPart('H1', placeLines(fitLines(text.heading, 'display', WIDTH, [44, 38, 32], 1), 132, 0)),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: LEFT_X - 3, y: 146, scale: 1.2 }] },
    textPart('P', placeLines(fitLines(text.school, 'strong', WIDTH, [19, 17, 15, 13], 2), 192, 22)),
    ...text.rows.flatMap((row, index) => layOutRow(row, FIRST_ROW_Y + index * rowHeight)),
    ...layOutFoot(text),
  ]
}

function layOutRow({ day, time, title, details }, y) {
  const width = RIGHT_X - TOPIC_X
  const titles = fitLines(title, 'strong', width, [15, 14, 13, 12], 2)
  return [
    rule(y - 22),
    textPart('P', [
      textAt(day, 'display', 17, LEFT_X, y, INK),
      textAt(time, 'plain', 11, LEFT_X, y + 17, MUTED),
    ]),
    textPart('P', [
      ...titles.map((line, index) => ({ line, x: TOPIC_X, y: y + index * 17, color: INK })),
      ...fitLines(details, 'plain', width, [11, 10, 9, 8], 1).map((line) => ({
        line,
        x: TOPIC_X,
        y: y + titles.length * 17,
        color: MUTED,
      })),
    ]),
  ]
}

function layOutFoot({ code, how, address }) {
  const textX = LEFT_X + CODE_SIDE + 24
  const lines = fitLines(how, 'strong', RIGHT_X - textX, [14, 13, 12], 2)
  return [
    rule(FOOT_Y - 18),
    {
      as: 'Figure',
      alt: code.alt,
      shapes: layOutQrCode(code.link, { x: LEFT_X, y: FOOT_Y - 6, side: CODE_SIDE }, INK),
    },
    textPart(
      'P',
      lines.map((line, index) => ({ line, x: textX, y: FOOT_Y + 28 + index * 18, color: INK })),
    ),
    textPart('P', [
      ...fitLines(address, 'plain', RIGHT_X - textX, [12, 11, 10, 9], 1).map((line) => ({
        line,
        x: textX,
        y: FOOT_Y + 76,
        color: MUTED,
      })),
    ]),
  ]
}

const fitLines = (text, look, width, sizes, maxLines) =>
  fitTextLines(text, { look, width, sizes: Array.from({ length: maxLines }, () => sizes) })

const placeLines = (lines, y, leading) =>
  lines.map((line, index) => ({ line, x: LEFT_X, y: y + index * leading, color: INK }))

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
