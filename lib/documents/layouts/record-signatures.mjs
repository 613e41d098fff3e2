import { buildRoundedRectPath } from '../drawing/drawings.mjs'
import { layOutQrCode } from '../drawing/qr-code.mjs'
import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'
import { wrapText } from '../drawing/wrap-text.mjs'

/** What a principal signs: a statement, lines for signatures, a box for the stamp, a code to verify. */

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE_COLOR = '#decfab'
const CODE_SIDE = 84
const STAMP_WIDTH = 108
const LINE_LEADING = 46

/** From the first line of the statement to the label of the stamp; a second language adds lines to both. */
export function getSignaturesHeight(text, { left, right }) {
  const { lines, secondLines } = layOutStatement(text, right - left)
  const stampHeight = text.second ? 132 : 122
  return lines.length * 13 + secondLines.length * 12 + 8 + stampHeight
}

function layOutStatement({ statement, second }, width) {
  return {
    lines: fitTextLines(statement, { look: 'plain', width, sizes: [[9.5], [9.5], [9.5]] }),
    secondLines: second ? wrapText(second.statement, { look: 'plain', size: 8.5, width }) : [],
  }
}

export function layOutSignatures(text, { left, right, y }) {
  const { signatures, stamp, second } = text
  const codeX = right - CODE_SIDE
  const stampX = codeX - 22 - STAMP_WIDTH
  const { lines: statementLines, secondLines } = layOutStatement(text, right - left)
  const secondY = y + statementLines.length * 13
  const top = secondY + secondLines.length * 12 + 8
  return [
    textPart('P', stackLines(statementLines, left, y, 13, INK)),
    ...(second
      ? [textPart('P', stackLines(secondLines, left, secondY, 12, INK), second.lang)]
      : []),
    ...signatures.flatMap((label, index) =>
      layOutSignature(label, {
        left,
        width: stampX - 24 - left,
        y: top + 34 + index * LINE_LEADING,
        second: second && { lang: second.lang, label: second.signatures[index] },
      }),
    ),
    {
      as: 'ornament',
      shapes: [
        {
          d: buildRoundedRectPath(stampX, top, STAMP_WIDTH, 108, 6),
          stroke: RULE_COLOR,
          width: 0.8,
        },
      ],
    },
    textPart('P', [textAt(stamp, stampX, top + 122)]),
    ...(second ? [textPart('P', [smallTextAt(second.stamp, stampX, top + 132)], second.lang)] : []),
    ...layOutCode(text, codeX, top),
  ]
}

function layOutCode({ code, second }, x, y) {
  const lines = fitTextLines(code.label, {
    look: 'plain',
    width: CODE_SIDE,
    sizes: [
      [8.5, 8],
      [8.5, 8, 7],
    ],
  })
  const labelY = y + CODE_SIDE + 14
  const secondLines = second
    ? wrapText(second.code.label, { look: 'plain', size: 7, width: CODE_SIDE })
    : []
  const secondY = labelY + lines.length * 11
  return [
    {
      as: 'Figure',
      alt: code.alt,
      shapes: layOutQrCode(code.link, { x, y, side: CODE_SIDE }, INK),
    },
    textPart('P', stackLines(lines, x, labelY, 11, MUTED)),
    ...(second ? [textPart('P', stackLines(secondLines, x, secondY, 10, MUTED), second.lang)] : []),
  ]
}

const layOutSignature = (label, { left, width, y, second }) => [
  {
    as: 'ornament',
    shapes: [{ d: `M${left} ${y}H${left + width}`, stroke: INK, width: 0.6 }],
  },
  textPart('P', [textAt(label, left, y + 12)]),
  ...(second ? [textPart('P', [smallTextAt(second.label, left, y + 22)], second.lang)] : []),
]

const stackLines = (lines, x, y, leading, color) =>
  lines.map((line, index) => ({ line, x, y: y + index * leading, color }))

const textAt = (content, x, y, size = 8.5) => ({
  line: layOutLine(content, { look: 'plain', size }),
  x,
  y,
  color: MUTED,
})

const smallTextAt = (content, x, y) => textAt(content, x, y, 7.5)

const textPart = (tag, lines, lang) => ({ as: tag, lines, ...(lang && { lang }) })
