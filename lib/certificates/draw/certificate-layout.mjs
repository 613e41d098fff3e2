import { buildRoundedRectPath } from './drawings.mjs'
import { layOutQrCode } from './qr-code.mjs'
import { fitTextLines, layOutLine } from './text-layout.mjs'

/** Points on A4 landscape, for both renderers. Parts are in reading order; ornaments are marked. */

export const CERTIFICATE_SIZE = { width: 841.89, height: 595.28 }

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const INDIGO = '#2c3180'
const MARIGOLD = '#f5a81c'
const RULE_COLOR = '#decfab'
const PAPER_COLOR = '#fffdf7'

const CENTER_X = CERTIFICATE_SIZE.width / 2
const FRAME = {
  x: 24,
  y: 24,
  width: CERTIFICATE_SIZE.width - 48,
  height: CERTIFICATE_SIZE.height - 48,
}

export function layOutCertificate(text) {
  return [
    { as: 'ornament', shapes: layOutBackground() },
    { as: 'ornament', shapes: layOutGarland() },
    { as: 'ornament', shapes: [{ drawing: 'mark', x: CENTER_X - 42, y: 73, scale: 0.75 }] },
    createTextPart('P', [
      layOutCentred(text.site, 'display', 27, { x: CENTER_X + 23, y: 100 }, INK),
    ]),
    createTextPart('H1', [
      layOutCentred(text.heading, 'display', 37, { x: CENTER_X, y: 154 }, INK),
    ]),
    createTextPart('P', [layOutCentred(text.before, 'plain', 13, { x: CENTER_X, y: 183 }, MUTED)]),
    layOutName(text),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: CENTER_X - 66, y: 262, scale: 1 }] },
    createTextPart('P', [layOutCentred(text.after, 'plain', 13, { x: CENTER_X, y: 295 }, MUTED)]),
    layOutSession(text),
    ...layOutFacts(text.facts),
    ...layOutFooter(text),
  ]
}

function layOutBackground() {
  const { x, y, width, height } = FRAME
  return [
    { d: `M0 0H${CERTIFICATE_SIZE.width}V${CERTIFICATE_SIZE.height}H0Z`, fill: PAPER_COLOR },
    { d: buildRoundedRectPath(x, y, width, height, 12), stroke: INK, width: 1.8 },
    {
      d: buildThreeSidedPath(x + 7, y + 62, x + width - 7, y + height - 7, 7),
      stroke: MARIGOLD,
      width: 1,
    },
  ]
}

const buildThreeSidedPath = (left, top, right, bottom, r) =>
  `M${left} ${top}V${bottom - r}A${r} ${r} 0 0 0 ${left + r} ${bottom}H${right - r}A${r} ${r} 0 0 0 ${right} ${bottom - r}V${top}`

function layOutGarland() {
  const count = 7
  const scale = (FRAME.width - 32) / count / 132
  return Array.from({ length: count }, (_, index) => ({
    drawing: 'toran',
    x: FRAME.x + 16 + index * 132 * scale,
    y: FRAME.y - 4,
    scale,
  }))
}

const NAME_SIZES = [
  [46, 43, 40, 37, 34, 31, 28, 25],
  [26, 24, 22, 20, 18],
]

function layOutName({ name }) {
  const lines = fitTextLines(name, { look: 'strong', width: 640, sizes: NAME_SIZES })
  return createTextPart('P', stackLines(lines, 239 - (lines.length - 1) * 3, INDIGO))
}

const SESSION_SIZES = [
  [23, 21, 19],
  [19, 18, 17, 16],
  [15, 14, 13, 12],
]

function layOutSession({ session }) {
  const lines = fitTextLines(session, { look: 'strong', width: 620, sizes: SESSION_SIZES })
  return createTextPart('P', stackLines(lines, 335, INK))
}

function stackLines(lines, middleY, color) {
  const leading = lines[0].size * 1.36
  const firstY = middleY - ((lines.length - 1) * leading) / 2
  return lines.map((line, index) => placeCentred(line, firstY + index * leading, color))
}

function layOutFacts(facts) {
  const layouts = facts.map(({ label, value }) => ({
    label: layOutLine(label, { look: 'plain', size: 10.5 }),
    value: layOutLine(value, { look: 'strong', size: 14.5 }),
  }))
  const gap = 52
  const widths = layouts.map(({ label, value }) => Math.max(label.width, value.width))
  const totalWidth = widths.reduce((sum, width) => sum + width, 0) + gap * (layouts.length - 1)
  let x = CENTER_X - totalWidth / 2
  return layouts.flatMap(({ label, value }, index) => {
    const centerX = x + (widths[index] ?? 0) / 2
    const hairline = `M${x - gap / 2} 385V420`
    x += (widths[index] ?? 0) + gap
    const textPair = createTextPart('P', [
      { line: label, x: centerX - label.width / 2, y: 393, color: MUTED },
      { line: value, x: centerX - value.width / 2, y: 416, color: INK },
    ])
    return index === 0
      ? [textPair]
      : [{ as: 'ornament', shapes: [{ d: hairline, stroke: RULE_COLOR, width: 1 }] }, textPair]
  })
}

const QR_BOX = { x: 688, y: 448, side: 88 }

function layOutFooter({
  number: certificateNumber,
  check: checkText,
  address: url,
  issued: issuedLines,
  claim,
  link,
  picture,
}) {
  const lines = [
    layOutCentred(certificateNumber, 'strong', 15, { x: CENTER_X, y: 469 }, INK, 1.6),
    layOutCentred(checkText, 'plain', 10.5, { x: CENTER_X, y: 488 }, MUTED),
    layOutCentred(url, 'plain', 10.5, { x: CENTER_X, y: 502 }, INDIGO),
    ...issuedLines.map((line, index) =>
      layOutCentred(line, 'plain', 10.5, { x: CENTER_X, y: 520 + index * 14 }, MUTED),
    ),
  ]
  const claims = fitTextLines(claim, { look: 'plain', width: 560, sizes: [[8.5]] })
  return [
    { as: 'ornament', shapes: [{ drawing: 'lamp', x: 66, y: 443, scale: 0.72 }] },
    ...lines.map((line) => createTextPart('P', [line])),
    { as: 'Figure', alt: picture, shapes: layOutQrCode(link, QR_BOX, INK) },
    createTextPart(
      'P',
      claims.map((line) => placeCentred(line, 556, MUTED)),
    ),
  ]
}

const createTextPart = (tag, lines) => ({ as: tag, lines })

const placeCentred = (line, y, color) => ({ line, x: CENTER_X - line.width / 2, y, color })

function layOutCentred(content, style, size, { x, y }, color, spacing = 0) {
  const line = layOutLine(content, { look: style, size, spacing })
  return { line, x: x - line.width / 2, y, color }
}
