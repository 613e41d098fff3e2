import 'server-only'
import { buildRoundedRectPath } from '../drawing/drawings'
import type { FontStyle } from '../drawing/fonts'
import { A4_PORTRAIT } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  horizontalLine,
  stackLinesCentred,
  textAt,
  textPart,
} from '../drawing/parts'
import { fitIntoLines, type ShapedLine } from '../drawing/text-lines'
import type { SchoolCertificateText } from '../text'

/** A school's own certificate: portrait, in black, without any mark, number or code of the site. */

const BLACK = '#1c1c1c'
const GREY = '#505050'
const LEFT_EDGE = 76
const RIGHT_EDGE = A4_PORTRAIT.width - LEFT_EDGE
const WIDTH = RIGHT_EDGE - LEFT_EDGE
const CENTER_X = A4_PORTRAIT.width / 2
const SIGNATURES_Y = 590
const STAMP = { x: RIGHT_EDGE - 116, y: SIGNATURES_Y, width: 116, height: 104 }
const NOTE_Y = 756

export function layOutSchoolCertificate(text: SchoolCertificateText): DocumentPart[] {
  return [
    artifact(frame(30, 2.4), frame(37, 0.7)),
    centred('P', fitLines(text.school, 'strong', [24, 22, 20, 18], 3), 118, 28, BLACK),
    centred('P', fitLines(text.place, 'plain', [11, 10, 9], 2), 194, 14, GREY),
    artifact(horizontalLine(CENTER_X - 70, CENTER_X + 70, 224, GREY, 0.7)),
    centred('H1', fitLines(text.heading, 'strong', [20, 18], 2), 262, 24, BLACK),
    centred('P', fitLines(text.before, 'plain', [12], 1), 310, 16, GREY),
    centred('P', fitLines(text.name, 'strong', [26, 23, 20, 17], 2), 346, 30, BLACK),
    centred('P', fitLines(text.after, 'plain', [12], 1), 404, 16, GREY),
    centred('P', fitLines(text.session, 'strong', [17, 15, 13], 3), 434, 22, BLACK),
    ...text.facts.map((fact, index) =>
      centred('P', fitLines(fact, 'plain', [11.5, 10, 9], 1), 510 + index * 18, 16, BLACK),
    ),
    ...text.signatures.flatMap((label, index) =>
      layOutSignature(label, SIGNATURES_Y + 40 + index * 50),
    ),
    artifact({
      d: buildRoundedRectPath(STAMP.x, STAMP.y, STAMP.width, STAMP.height, 4),
      stroke: GREY,
      width: 0.7,
    }),
    label(text.stamp, STAMP.x, STAMP.y + STAMP.height + 14),
    centred('P', fitLines(text.note, 'plain', [9, 8.5, 8], 2), NOTE_Y, 12, GREY),
  ]
}

const layOutSignature = (content: string, y: number) => [
  artifact(horizontalLine(LEFT_EDGE, LEFT_EDGE + 240, y, GREY, 0.7)),
  label(content, LEFT_EDGE, y + 13),
]

const label = (content: string, x: number, y: number) =>
  textPart('P', [textAt(content, 'plain', 9, x, y, GREY)])

const frame = (inset: number, width: number) => ({
  d: `M${inset} ${inset}H${A4_PORTRAIT.width - inset}V${A4_PORTRAIT.height - inset}H${inset}Z`,
  stroke: BLACK,
  width,
})

const fitLines = (text: string, style: FontStyle, sizes: number[], maxLines: number) =>
  fitIntoLines(text, style, WIDTH, sizes, maxLines)

const centred = (tag: 'P' | 'H1', lines: ShapedLine[], y: number, leading: number, color: string) =>
  textPart(tag, stackLinesCentred(lines, CENTER_X, y, leading, color))
