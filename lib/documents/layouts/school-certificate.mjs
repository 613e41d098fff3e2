import { buildRoundedRectPath } from '../drawing/drawings.mjs'
import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'
import { A4_PORTRAIT } from './record-places.mjs'

/** A school's own certificate: portrait, in black, without any mark, number or code of the site. */

const INK = '#1c1c1c'
const MUTED = '#505050'
const LEFT_X = 76
const RIGHT_X = A4_PORTRAIT.width - 76
const WIDTH = RIGHT_X - LEFT_X
const CENTER_X = A4_PORTRAIT.width / 2
const SIGNATURES_Y = 590
const STAMP_WIDTH = 116
const NOTE_Y = 756

export function layOutSchoolCertificate(text) {
  return [
    { as: 'ornament', shapes: [frame(30, 2.4), frame(37, 0.7)] },
    centred('P', fitLines(text.school, 'strong', [24, 22, 20, 18], 3), 118, 28, INK),
    centred('P', fitLines(text.place, 'plain', [11, 10, 9], 2), 194, 14, MUTED),
    { as: 'ornament', shapes: [line(CENTER_X - 70, CENTER_X + 70, 224)] },
    centred('H1', fitLines(text.heading, 'strong', [20, 18], 2), 262, 24, INK),
    centred('P', fitLines(text.before, 'plain', [12], 1), 310, 16, MUTED),
    centred('P', fitLines(text.name, 'strong', [26, 23, 20, 17], 2), 346, 30, INK),
    centred('P', fitLines(text.after, 'plain', [12], 1), 404, 16, MUTED),
    centred('P', fitLines(text.session, 'strong', [17, 15, 13], 3), 434, 22, INK),
    ...text.facts.map((fact, index) =>
      centred('P', fitLines(fact, 'plain', [11.5, 10, 9], 1), 510 + index * 18, 16, INK),
    ),
    ...text.signatures.flatMap((label, index) => layOutSignature(label, 40 + index * 50)),
    {
      as: 'ornament',
      shapes: [
        {
          d: buildRoundedRectPath(RIGHT_X - STAMP_WIDTH, SIGNATURES_Y, STAMP_WIDTH, 104, 4),
          stroke: MUTED,
          width: 0.7,
        },
      ],
    },
    textPart('P', [textAt(text.stamp, RIGHT_X - STAMP_WIDTH, SIGNATURES_Y + 118)]),
    centred('P', fitLines(text.note, 'plain', [9, 8.5, 8], 2), NOTE_Y, 12, MUTED),
  ]
}

const layOutSignature = (label, offsetY) => [
  { as: 'ornament', shapes: [line(LEFT_X, LEFT_X + 240, SIGNATURES_Y + offsetY)] },
  textPart('P', [textAt(label, LEFT_X, SIGNATURES_Y + offsetY + 13)]),
]

const frame = (inset, width) => ({
  d: `M${inset} ${inset}H${A4_PORTRAIT.width - inset}V${A4_PORTRAIT.height - inset}H${inset}Z`,
  stroke: INK,
  width,
})

const line = (fromX, toX, y) => ({ d: `M${fromX} ${y}H${toX}`, stroke: MUTED, width: 0.7 })

const fitLines = (text, look, sizes, maxLines) =>
  fitTextLines(text, { look, width: WIDTH, sizes: Array.from({ length: maxLines }, () => sizes) })

const centred = (tag, lines, y, leading, color) =>
  textPart(
    tag,
    lines.map((laidOutLine, index) => ({
      line: laidOutLine,
      x: CENTER_X - laidOutLine.width / 2,
      y: y + index * leading,
      color,
    })),
  )

const textAt = (content, x, y) => ({
  line: layOutLine(content, { look: 'plain', size: 9 }),
  x,
  y,
  color: MUTED,
})

const textPart = (tag, lines) => ({ as: tag, lines })
