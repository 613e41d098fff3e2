import 'server-only'
import { LEFT_X, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import { INK, MUTED } from '../drawing/palette'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  type OneLineFit,
  rightAligned,
  type TextPart,
  textAt,
  textPart,
} from '../drawing/parts'
import type { LearningRecordText, SecondRecordWording } from '../text'
import type { RecordPlaces } from './record-places'

/** Whose record it is, the totals, and one line per part of the board's rule. */

const NAME_FIT = { style: 'strong', width: TEXT_WIDTH, sizes: [22, 19, 16, 13] } as const
const SECOND_HEADING_FIT = { style: 'strong', width: TEXT_WIDTH, sizes: [15] } as const
const SECOND_FIT = { width: TEXT_WIDTH, sizes: [9, 8.5, 8, 7.5, 7] }
const PART_SIZES = [10, 9.5, 9, 8.5, 8]
const SECOND_PART_SIZES = [8.5, 8, 7.5, 7]

export function layOutRecordHeader(text: LearningRecordText, places: RecordPlaces): DocumentPart[] {
  const { site, heading, name, year, totals, second } = text
  const at = places.second
  const addSecond = (content?: string, fit?: OneLineFit, y?: number, color = MUTED): TextPart[] =>
    second && content !== undefined && fit && y !== undefined
      ? [textPart('P', [fittedAt(content, fit, LEFT_X, y, color)], second.lang)]
      : []
  return [
    artifact({ drawing: 'mark', x: LEFT_X, y: 44, scale: 0.6 }),
    textPart('P', [textAt(site, 'display', 21, LEFT_X + 38, 66, INK)]),
    textPart('H1', [textAt(heading, 'display', 28, LEFT_X, places.headingY, INK)]),
    ...addSecond(second?.heading, SECOND_HEADING_FIT, at?.headingY),
    artifact({ drawing: 'stroke', x: LEFT_X - 3, y: places.strokeY, scale: 0.9 }),
    textPart('P', [fittedAt(name, NAME_FIT, LEFT_X, places.nameY, INK)]),
    textPart('P', [textAt(year, 'plain', 10.5, LEFT_X, places.yearY, MUTED)]),
    ...addSecond(second?.year, SECOND_FIT, at?.yearY),
    textPart('P', [textAt(totals, 'strong', 10.5, LEFT_X, places.totalsY, INK)]),
    ...addSecond(second?.totals, SECOND_FIT, at?.totalsY, INK),
  ]
}

export function layOutRecordParts(
  { parts, second }: LearningRecordText,
  places: RecordPlaces,
): TextPart[] {
  const { partsY, partLeading, hoursX, missingX } = places
  const missingFit = { width: RIGHT_X - missingX, sizes: PART_SIZES }
  return parts.flatMap(({ label, hours, missing }, index) => {
    const y = partsY + index * partLeading
    return [
      textPart('P', [
        textAt(label, 'plain', 10, LEFT_X, y, INK),
        rightAligned(hours, 'strong', 10, hoursX, y, INK),
        fittedAt(missing, missingFit, missingX, y, MUTED),
      ]),
      ...layOutSecondPart(second, index, y + 12, places),
    ]
  })
}

function layOutSecondPart(
  second: SecondRecordWording | undefined,
  index: number,
  y: number,
  { hoursX, missingX }: RecordPlaces,
): TextPart[] {
  const part = second?.parts[index]
  if (!part) return []
  const hours = rightAligned(part.hours, 'strong', 8.5, hoursX, y, INK)
  const labelFit = { width: hours.x - LEFT_X - 8, sizes: SECOND_PART_SIZES }
  const missingFit = { width: RIGHT_X - missingX, sizes: SECOND_PART_SIZES }
  const lines = [
    fittedAt(part.label, labelFit, LEFT_X, y, INK),
    hours,
    fittedAt(part.missing, missingFit, missingX, y, MUTED),
  ]
  return [textPart('P', lines, second?.lang)]
}
