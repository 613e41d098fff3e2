import { buildRoundedRectPath } from './drawings.mjs'
import { layOutQrCode } from './qr-code.mjs'
import { fitTextLines, layOutLine } from './text-layout.mjs'

/** What a principal signs: a statement, lines for signatures, a box for the stamp, a code to verify. */

export const SIGNATURES_HEIGHT = 196

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE_COLOR = '#decfab'
const CODE_SIDE = 84
const STAMP_WIDTH = 108
const LINE_LEADING = 46

export function layOutSignatures({ statement, signatures, stamp, code }, { left, right, y }) {
  const codeX = right - CODE_SIDE
  const stampX = codeX - 22 - STAMP_WIDTH
  const statementLines = fitTextLines(statement, {
    look: 'plain',
    width: right - left,
    sizes: [[9.5], [9.5], [9.5]],
  })
  const top = y + statementLines.length * 13 + 8
  return [
    textPart(
      'P',
      statementLines.map((line, index) => ({ line, x: left, y: y + index * 13, color: INK })),
    ),
    ...signatures.flatMap((label, index) =>
      layOutSignature(label, {
        left,
        width: stampX - 24 - left,
        y: top + 34 + index * LINE_LEADING,
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
    {
      as: 'Figure',
      alt: code.alt,
      shapes: layOutQrCode(code.link, { x: codeX, y: top, side: CODE_SIDE }, INK),
    },
    textPart(
      'P',
      fitTextLines(code.label, {
        look: 'plain',
        width: CODE_SIDE,
        sizes: [
          [8.5, 8],
          [8.5, 8, 7],
        ],
      }).map((line, index) => ({
        line,
        x: codeX,
        y: top + CODE_SIDE + 14 + index * 11,
        color: MUTED,
      })),
    ),
  ]
}

const layOutSignature = (label, { left, width, y }) => [
  {
    as: 'ornament',
    shapes: [{ d: `M${left} ${y}H${left + width}`, stroke: INK, width: 0.6 }],
  },
  textPart('P', [textAt(label, left, y + 12)]),
]

const textAt = (content, x, y) => ({
  line: layOutLine(content, { look: 'plain', size: 8.5 }),
  x,
  y,
  color: MUTED,
})

const textPart = (tag, lines) => ({ as: tag, lines })
