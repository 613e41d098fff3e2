import { encode } from 'uqr'
import { rounded } from './drawings.mjs'
import { fitLines, setLine } from './lines.mjs'

/**
 * What stands where on the sheet, whatever it is drawn with: A4 across, in points. Parts come in the
 * order in which they are read out; what is ornament alone says so.
 */

export const SHEET = { width: 841.89, height: 595.28 }

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const INDIGO = '#2c3180'
const MARIGOLD = '#f5a81c'
const RULE = '#decfab'
const PAPER = '#fffdf7'

const MIDDLE = SHEET.width / 2
const FRAME = { x: 24, y: 24, width: SHEET.width - 48, height: SHEET.height - 48 }

export function sheetOf(words) {
  return [
    { as: 'ornament', shapes: ground() },
    { as: 'ornament', shapes: garland() },
    { as: 'ornament', shapes: [{ drawing: 'mark', x: MIDDLE - 42, y: 73, scale: 0.75 }] },
    said('P', [centred(words.site, 'display', 27, { x: MIDDLE + 23, y: 100 }, INK)]),
    said('H1', [centred(words.heading, 'display', 37, { x: MIDDLE, y: 154 }, INK)]),
    said('P', [centred(words.before, 'plain', 13, { x: MIDDLE, y: 183 }, MUTED)]),
    nameOf(words),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: MIDDLE - 66, y: 262, scale: 1 }] },
    said('P', [centred(words.after, 'plain', 13, { x: MIDDLE, y: 295 }, MUTED)]),
    sessionOf(words),
    ...factsOf(words.facts),
    ...footOf(words),
  ]
}

function ground() {
  const { x, y, width, height } = FRAME
  return [
    { d: `M0 0H${SHEET.width}V${SHEET.height}H0Z`, fill: PAPER },
    { d: rounded(x, y, width, height, 12), stroke: INK, width: 1.8 },
    { d: threeSides(x + 7, y + 62, x + width - 7, y + height - 7, 7), stroke: MARIGOLD, width: 1 },
  ]
}

/** The inner line leaves the upper edge to the garland. */
const threeSides = (left, top, right, bottom, r) =>
  `M${left} ${top}V${bottom - r}A${r} ${r} 0 0 0 ${left + r} ${bottom}H${right - r}A${r} ${r} 0 0 0 ${right} ${bottom - r}V${top}`

/** Hung from the upper edge of the frame, as over a door. */
function garland() {
  const count = 7
  const scale = (FRAME.width - 32) / count / 132
  return Array.from({ length: count }, (_, at) => ({
    drawing: 'toran',
    x: FRAME.x + 16 + at * 132 * scale,
    y: FRAME.y - 4,
    scale,
  }))
}

const NAME = [
  [46, 43, 40, 37, 34, 31, 28, 25],
  [26, 24, 22, 20, 18],
]

/** One line, or two in the same room: the middle of what is set stays where it is. */
function nameOf({ name }) {
  const lines = fitLines(name, { look: 'strong', width: 640, sizes: NAME })
  return said('P', stacked(lines, 239 - (lines.length - 1) * 3, INDIGO))
}

const SESSION = [
  [23, 21, 19],
  [19, 18, 17, 16],
  [15, 14, 13, 12],
]

function sessionOf({ session }) {
  const lines = fitLines(session, { look: 'strong', width: 620, sizes: SESSION })
  return said('P', stacked(lines, 335, INK))
}

function stacked(lines, middle, color) {
  const leading = lines[0].size * 1.36
  const first = middle - ((lines.length - 1) * leading) / 2
  return lines.map((line, at) => place(line, first + at * leading, color))
}

/** Side by side, parted by hairlines. */
function factsOf(facts) {
  const set = facts.map(({ label, value }) => ({
    label: setLine(label, { look: 'plain', size: 10.5 }),
    value: setLine(value, { look: 'strong', size: 14.5 }),
  }))
  const gap = 52
  const widths = set.map(({ label, value }) => Math.max(label.width, value.width))
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * (set.length - 1)
  let x = MIDDLE - all / 2
  return set.flatMap(({ label, value }, at) => {
    const middle = x + (widths[at] ?? 0) / 2
    const hairline = `M${x - gap / 2} 385V420`
    x += (widths[at] ?? 0) + gap
    const pair = said('P', [
      { line: label, x: middle - label.width / 2, y: 393, color: MUTED },
      { line: value, x: middle - value.width / 2, y: 416, color: INK },
    ])
    return at === 0
      ? [pair]
      : [{ as: 'ornament', shapes: [{ d: hairline, stroke: RULE, width: 1 }] }, pair]
  })
}

const QR = { x: 688, y: 448, side: 88 }

function footOf({ number, check, address, issued, claim, link, picture }) {
  const lines = [
    centred(number, 'strong', 15, { x: MIDDLE, y: 469 }, INK, 1.6),
    centred(check, 'plain', 10.5, { x: MIDDLE, y: 488 }, MUTED),
    centred(address, 'plain', 10.5, { x: MIDDLE, y: 502 }, INDIGO),
    ...issued.map((line, at) =>
      centred(line, 'plain', 10.5, { x: MIDDLE, y: 520 + at * 14 }, MUTED),
    ),
  ]
  const claims = fitLines(claim, { look: 'plain', width: 560, sizes: [[8.5]] })
  return [
    { as: 'ornament', shapes: [{ drawing: 'lamp', x: 66, y: 443, scale: 0.72 }] },
    ...lines.map((line) => said('P', [line])),
    { as: 'Figure', alt: picture, shapes: qrCode(link) },
    said(
      'P',
      claims.map((line) => place(line, 556, MUTED)),
    ),
  ]
}

function qrCode(link) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const one = QR.side / size
  const at = (x, y) => `M${cut(QR.x + x * one)} ${cut(QR.y + y * one)}`
  const rows = data.map((row, y) =>
    runsIn(row)
      .map(([x, long]) => `${at(x, y)}h${cut(long * one)}v${cut(one)}h${cut(-long * one)}z`)
      .join(''),
  )
  return [{ d: rows.join(''), fill: INK }]
}

/** Where dark fields begin and how many stand side by side. */
function runsIn(row) {
  const runs = []
  row.forEach((dark, x) => {
    if (!dark) return
    if (row[x - 1]) runs[runs.length - 1][1] += 1
    else runs.push([x, 1])
  })
  return runs
}

const cut = (number) => Math.round(number * 1000) / 1000

const said = (as, lines) => ({ as, lines })

const place = (line, y, color) => ({ line, x: MIDDLE - line.width / 2, y, color })

function centred(text, look, size, { x, y }, color, spacing = 0) {
  const line = setLine(text, { look, size, spacing })
  return { line, x: x - line.width / 2, y, color }
}
