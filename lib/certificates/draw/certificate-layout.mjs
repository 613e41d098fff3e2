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
    ...(text.partner ? layOutPartner(text.partner) : []),
    createTextPart('H1', [fitCentred(text.heading, HEADING_FIT, { y: 154 }, INK)]),
    createTextPart('P', [fitCentred(text.before, LINE_FIT, { y: 183 }, MUTED)]),
    layOutName(text),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: CENTER_X - 66, y: 262, scale: 1 }] },
    createTextPart('P', [fitCentred(text.after, LINE_FIT, { y: 295 }, MUTED)]),
    layOutSession(text),
    ...layOutFacts(text.facts),
    ...layOutFooter(text),
  ]
}

const HEADING_FIT = { look: 'display', width: 500, sizes: [[37, 34, 31, 28, 25, 22, 19, 16]] }
const LINE_FIT = { look: 'plain', width: 640, sizes: [[13, 12, 11, 10, 9]] }

/** Right of the heading. */
const PARTNER_BOX = { x: 686, y: 78, width: 112, height: 52 }

function layOutPartner({ image, alt, line: text }) {
  const { x, y, width, height } = PARTNER_BOX
  const lines = fitTextLines(text, { look: 'plain', width, sizes: [[9], [9, 8.5, 8, 7.5]] })
  return [
    ...(image ? [{ as: 'Figure', alt, shapes: [{ image, ...PARTNER_BOX }] }] : []),
    createTextPart(
      'P',
      lines.map((line, index) =>
        placeCentred(line, y + height + 13 + index * 12, MUTED, x + width / 2),
      ),
    ),
  ]
}

/** In place of the lamp. */
const SIGNATURE_BOX = { x: 58, y: 440, width: 210, height: 46 }

function layOutSignature({ image, alt, name, title }) {
  const { x, y, width, height } = SIGNATURE_BOX
  const centerX = x + width / 2
  const ruleY = y + height + 5
  const names = fitTextLines(name, { look: 'strong', width, sizes: [[12, 11, 10, 9]] })
  const titles = title
    ? fitTextLines(title, {
        look: 'plain',
        width,
        sizes: [
          [9.5, 9],
          [9, 8.5, 8, 7.5],
        ],
      })
    : []
  return [
    ...(image ? [{ as: 'Figure', alt, shapes: [{ image, ...SIGNATURE_BOX }] }] : []),
    {
      as: 'ornament',
      shapes: [{ d: `M${x + 15} ${ruleY}H${x + width - 15}`, stroke: INK, width: 0.8 }],
    },
    createTextPart(
      'P',
      names.map((line) => placeCentred(line, ruleY + 15, INK, centerX)),
    ),
    ...titles.map((line, index) =>
      createTextPart('P', [placeCentred(line, ruleY + 29 + index * 12, MUTED, centerX)]),
    ),
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
  signature,
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
    ...(signature
      ? layOutSignature(signature)
      : [{ as: 'ornament', shapes: [{ drawing: 'lamp', x: 66, y: 443, scale: 0.72 }] }]),
    ...lines.map((line) => createTextPart('P', [line])),
    { as: 'Figure', alt: picture, shapes: layOutQrCode(link, QR_BOX, INK) },
    createTextPart(
      'P',
      claims.map((line) => placeCentred(line, 556, MUTED)),
    ),
  ]
}

const createTextPart = (tag, lines) => ({ as: tag, lines })

const placeCentred = (line, y, color, centerX = CENTER_X) => ({
  line,
  x: centerX - line.width / 2,
  y,
  color,
})

function fitCentred(content, fit, { y }, color) {
  const [line] = fitTextLines(content, fit)
  return placeCentred(line, y, color)
}

function layOutCentred(content, style, size, { x, y }, color, spacing = 0) {
  const line = layOutLine(content, { look: style, size, spacing })
  return { line, x: x - line.width / 2, y, color }
}
