import 'server-only'
import { BUBBLE_RADIUS, SHEET_FRAMES } from '@/base/answer-sheet'
import { buildCirclePath } from '../drawing/drawings'
import { artifact, type DocumentPart, fittedAt, textPart } from '../drawing/parts'
import { wrapText } from '../drawing/text-lines'
import type { AnswerSheetText } from '../text'
import { type SheetPlacer, toLinePath } from './answer-sheet-paths'

/** Whose sheet of which test it is, and how to fill it in. */

const BLACK = '#000000'
const GREY = '#555555'

/** Below the roll number, in millimetres from the sheet's upper edge. */
type HeadPlaces = { titleY: number; nameY: number; howX: number; howY: number; howWidth: number }

const PLACES: Record<AnswerSheetText['layout']['size'], HeadPlaces> = {
  a4: { titleY: 28, nameY: 40.5, howX: 98, howY: 52, howWidth: 92 },
  a5: { titleY: 24, nameY: 35, howX: 90, howY: 45, howWidth: 43 },
}

export function layOutSheetHead(
  text: AnswerSheetText,
  sheet: AnswerSheetText['sheets'][number],
  placer: SheetPlacer,
): DocumentPart[] {
  const { layout, heading, facts, school, nameLabel } = text
  const { left } = SHEET_FRAMES[layout.size]
  const { titleY, nameY } = PLACES[layout.size]
  const [x, y] = [placer.toX(left), placer.toY(titleY)]
  const width = placer.toLength(layout.code.x - left - 6)
  const title = fittedAt(
    heading,
    { style: 'strong', width, sizes: [14, 13, 12, 11, 10, 9] },
    x,
    y,
    BLACK,
  )
  const lineAt = (content: string, drop: number, color: string) =>
    fittedAt(content, { width, sizes: [9, 8.5, 8, 7, 6] }, x, y + drop, color)
  const name = fittedAt(nameLabel, { width: 120, sizes: [9, 8] }, x, placer.toY(nameY), BLACK)
  const nameX = left + name.line.width / placer.toLength(1) + 2
  return [
    ...(school ? [textPart('P', [lineAt(school, -16, GREY)])] : []),
    textPart('H1', [title]),
    textPart('P', [lineAt([sheet.version, facts].filter(Boolean).join(' · '), 13, BLACK)]),
    textPart('P', [name]),
    artifact({
      d: toLinePath(placer, { x: nameX, y: nameY + 0.6 }, { x: layout.code.x - 6, y: nameY + 0.6 }),
      ...{ stroke: BLACK, width: 0.5 },
    }),
    ...layOutRollLabel(text, placer, left),
    ...layOutHow(text, placer),
  ]
}

function layOutRollLabel(
  { layout, rollLabel }: AnswerSheetText,
  placer: SheetPlacer,
  left: number,
) {
  const y = placer.toY(SHEET_FRAMES[layout.size].rollY - 4.2)
  const fit = { style: 'strong', width: placer.toLength(72), sizes: [8, 7.5, 7, 6] } as const
  return [textPart('P', [fittedAt(rollLabel, fit, placer.toX(left), y, BLACK)])]
}

/** Beside the roll number: a filled bubble, then the sentences. */
function layOutHow(
  { layout, how, codeLabel }: AnswerSheetText,
  placer: SheetPlacer,
): DocumentPart[] {
  const { howX, howY, howWidth } = PLACES[layout.size]
  const size = layout.size === 'a4' ? 8 : 6.5
  const width = placer.toLength(howWidth)
  const [x, y] = [placer.toX(howX), placer.toY(howY)]
  const radius = placer.toLength(BUBBLE_RADIUS)
  const lines = how.flatMap((sentence) =>
    wrapText(sentence, { style: 'plain', size, width: width - 2.8 * radius }),
  )
  const bottom = placer.toY(layout.corners[2].y) + 3
  const fit = { width: placer.toLength(40), sizes: [6.5, 6] }
  return [
    artifact({ d: buildCirclePath(x + radius, y - 2, radius), fill: BLACK }),
    textPart(
      'P',
      lines.map((line, index) => ({
        line,
        x: x + 2.8 * radius,
        y: y + index * size * 1.35,
        color: BLACK,
      })),
    ),
    textPart('P', [fittedAt(codeLabel, fit, placer.toX(layout.corners[0].x + 9), bottom, GREY)]),
  ]
}
