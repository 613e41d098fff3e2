import 'server-only'
import {
  BUBBLE_RADIUS,
  CORNER_SIDES,
  EDGE_MARK_SIDE,
  SHEET_FRAMES,
  type SheetPoint,
  type SheetQuestionPlace,
  type SheetRect,
} from '@/base/answer-sheet'
import { buildCirclePath } from '../drawing/drawings'
import { A4_LANDSCAPE, A4_PORTRAIT } from '../drawing/page'
import { artifact, type DocumentPart, type PlacedLine, textPart } from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { layOutLine, type ShapedLine } from '../drawing/text-lines'
import type { AnswerSheetText } from '../text'
import { layOutSheetHead } from './answer-sheet-head'
import {
  createPlacer,
  type SheetPlacer,
  toLinePath,
  toRectPath,
  toSquarePath,
} from './answer-sheet-paths'

/** Bubbles to fill in, which a phone reads: black on white, so that a photocopy of a photocopy still works. */

const BLACK = '#000000'
/** Paler than a mark, dark enough for a tired printer. */
const LETTER_GREY = '#8a8a8a'
const OUTLINE_WIDTH = 0.85
const THIN_WIDTH = 0.5

export const getAnswerSheetPaper = ({ layout }: AnswerSheetText) =>
  layout.size === 'a4' ? A4_PORTRAIT : A4_LANDSCAPE

/** A page for each version; a page of A5 has the same sheet twice. */
export const layOutAnswerSheets = (text: AnswerSheetText): DocumentPart[][] =>
  text.sheets.map((sheet) => {
    const { width, height } = SHEET_FRAMES[text.layout.size]
    if (text.layout.size === 'a4') return layOutAnswerSheet(text, sheet, 0)
    const cut = {
      d: toLinePath(createPlacer(width), { x: 0, y: 4 }, { x: 0, y: height - 4 }),
      width: THIN_WIDTH,
    }
    return [
      ...layOutAnswerSheet(text, sheet, 0),
      artifact({ ...cut, stroke: LETTER_GREY }),
      ...layOutAnswerSheet(text, sheet, width),
    ]
  })

function layOutAnswerSheet(
  text: AnswerSheetText,
  sheet: AnswerSheetText['sheets'][number],
  offset: number,
): DocumentPart[] {
  const { layout } = text
  const placer = createPlacer(offset)
  const { x, y, side } = layout.code
  const box = { x: placer.toX(x), y: placer.toY(y), side: placer.toLength(side) }
  const roll = layout.roll.groups.flatMap(({ bubbles }) => bubbles)
  return [
    ...layOutSheetHead(text, sheet, placer),
    qrCode({ link: sheet.code, alt: text.codeAlt }, box, SHEET_QR, BLACK),
    artifact(
      ...layout.corners.map((corner) => ({ d: buildCornerPath(placer, corner), fill: BLACK })),
      ...layout.edgeMarks.map((mark) => ({
        ...{ d: toSquarePath(placer, mark, EDGE_MARK_SIDE), fill: BLACK },
      })),
    ),
    ...layOutBubbles(placer, roll, DIGITS, layout.roll.boxes),
    ...layout.questions.flatMap((place) => layOutQuestion(placer, place, text)),
  ]
}

/** Always 25 modules wide, so that the reader knows where each of them is. */
const SHEET_QR = { ecc: 'H', minVersion: 2, maxVersion: 2, boostEcc: false } as const

const DIGITS = Array.from({ length: 30 }, (_, index) => `${index % 10}`)

function layOutQuestion(placer: SheetPlacer, place: SheetQuestionPlace, text: AnswerSheetText) {
  const { groups, label, number } = place
  const bubbles = groups.flatMap((group) => group.bubbles)
  const labels = groups.flatMap((group) =>
    listLabels(group.kind, text).slice(0, group.bubbles.length),
  )
  const line = layOutLine(`${number}`, { style: 'strong', size: 9 })
  const y = placer.toY(label.y) + 3.2
  const numberLine = { line, x: placer.toX(label.x) - line.width, y, color: BLACK }
  return layOutBubbles(placer, bubbles, labels, place.boxes, numberLine)
}

function listLabels(
  group: SheetQuestionPlace['groups'][number]['kind'],
  { optionLabels }: AnswerSheetText,
): string[] {
  if (group === 'sign') return ['−']
  if (group === 'point') return ['.', '.']
  if (group === 'option') return optionLabels
  return Array.from({ length: 11 }, (_, digit) => `${digit}`)
}

function layOutBubbles(
  placer: SheetPlacer,
  bubbles: SheetPoint[],
  labels: string[],
  boxes: SheetRect[],
  numberLine?: PlacedLine,
): DocumentPart[] {
  const radius = placer.toLength(BUBBLE_RADIUS)
  const circles = bubbles.map(({ x, y }) => buildCirclePath(placer.toX(x), placer.toY(y), radius))
  const letters = bubbles.map(({ x, y }, index): PlacedLine => {
    const line = getLetter(labels[index] ?? '')
    const left = placer.toX(x) - line.width / 2
    return { line, x: left, y: placer.toY(y) + LETTER_DROP, color: LETTER_GREY }
  })
  return [
    artifact(
      { d: circles.join(''), stroke: BLACK, width: OUTLINE_WIDTH },
      ...boxes.map((rect) => ({ d: toRectPath(placer, rect), stroke: BLACK, width: THIN_WIDTH })),
    ),
    textPart('P', [...(numberLine ? [numberLine] : []), ...letters]),
  ]
}

const LETTER_SIZE = 6.6
const LETTER_DROP = 2.3

const lettersByLabel = new Map<string, ShapedLine>()

/** Shaped once: a sheet has up to 500 bubbles. */
function getLetter(label: string): ShapedLine {
  const line = lettersByLabel.get(label) ?? layOutLine(label, { style: 'plain', size: LETTER_SIZE })
  lettersByLabel.set(label, line)
  return line
}

/** The inner square runs the other way round, so it stays white. */
function buildCornerPath(placer: SheetPlacer, corner: SheetPoint) {
  const { outer, inner, core } = CORNER_SIDES
  const [x, y] = [placer.toX(corner.x - inner / 2), placer.toY(corner.y - inner / 2)]
  const side = placer.toLength(inner)
  const hole = `M${x} ${y}v${side}h${side}v${-side}z`
  return toSquarePath(placer, corner, outer) + hole + toSquarePath(placer, corner, core)
}
