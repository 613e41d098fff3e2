import 'server-only'
import { buildRoundedRectPath } from '../drawing/drawings'
import { INK, LEFT_X, MUTED, RIGHT_X, SAND, TEXT_WIDTH } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  type OneLineFit,
  rightAligned,
  signatureLine,
  stackLines,
  type TextPart,
  textAt,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitTextLines, wrapText } from '../drawing/text-lines'
import type { LearningRecordText, SecondRecordWording } from '../text'

/** What a principal signs: a statement, lines for signatures, a box for the stamp, a code to verify. */

const CODE_SIDE = 84
const STAMP_WIDTH = 108
const LINE_LEADING = 46
const CODE_X = RIGHT_X - CODE_SIDE
const STAMP_X = CODE_X - 22 - STAMP_WIDTH
const STATEMENT_FIT = {
  ...({ style: 'plain', width: TEXT_WIDTH } as const),
  sizes: [[9.5], [9.5], [9.5]],
}
const CODE_FIT = {
  ...({ style: 'plain', width: CODE_SIDE } as const),
  sizes: [
    [8.5, 8],
    [8.5, 8, 7],
  ],
}

/** From the first line of the statement to the label of the stamp; a second language adds lines to both. */
export function getSignaturesHeight(text: LearningRecordText): number {
  const { lines, secondLines } = layOutStatement(text)
  const stampHeight = text.second ? 132 : 122
  return lines.length * 13 + secondLines.length * 12 + 8 + stampHeight
}

const layOutStatement = ({ statement, second }: LearningRecordText) => ({
  lines: fitTextLines(statement, STATEMENT_FIT),
  secondLines: second
    ? wrapText(second.statement, { style: 'plain', size: 8.5, width: TEXT_WIDTH })
    : [],
})

export function layOutSignatures(text: LearningRecordText, y: number): DocumentPart[] {
  const { signatures, stamp, second } = text
  const { lines, secondLines } = layOutStatement(text)
  const secondY = y + lines.length * 13
  const top = secondY + secondLines.length * 12 + 8
  const stampBox = buildRoundedRectPath(STAMP_X, top, STAMP_WIDTH, 108, 6)
  return [
    textPart('P', stackLines(lines, LEFT_X, y, 13, INK)),
    ...(second
      ? [textPart('P', stackLines(secondLines, LEFT_X, secondY, 12, INK), second.lang)]
      : []),
    ...signatures.flatMap((label, index) => {
      const lineY = top + 34 + index * LINE_LEADING
      const secondLabel = second?.signatures[index]
      return [
        signatureLine(STAMP_X - 24, lineY),
        textPart('P', [textAt(label, 'plain', 8.5, LEFT_X, lineY + 12, MUTED)]),
        ...layOutSecondLabel(second, secondLabel, LEFT_X, lineY + 22),
      ]
    }),
    artifact({ d: stampBox, stroke: SAND, width: 0.8 }),
    textPart('P', [textAt(stamp, 'plain', 8.5, STAMP_X, top + 122, MUTED)]),
    ...layOutSecondLabel(second, second?.stamp, STAMP_X, top + 132),
    ...layOutCode(text, top),
  ]
}

const layOutSecondLabel = (
  second: LearningRecordText['second'],
  label: string | undefined,
  x: number,
  y: number,
) =>
  second && label !== undefined
    ? [textPart('P', [textAt(label, 'plain', 7.5, x, y, MUTED)], second.lang)]
    : []

function layOutCode({ code, second }: LearningRecordText, y: number): DocumentPart[] {
  const lines = fitTextLines(code.label, CODE_FIT)
  const labelY = y + CODE_SIDE + 14
  const secondY = labelY + lines.length * 11
  const secondLines = second
    ? wrapText(second.code.label, { style: 'plain', size: 7, width: CODE_SIDE })
    : []
  return [
    qrCode(code, { x: CODE_X, y, side: CODE_SIDE }),
    textPart('P', stackLines(lines, CODE_X, labelY, 11, MUTED)),
    ...(second
      ? [textPart('P', stackLines(secondLines, CODE_X, secondY, 10, MUTED), second.lang)]
      : []),
  ]
}

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

export const COLUMN_X = { day: LEFT_X, topic: 136, hours: 408, number: 440 }

/** Baselines of the English lines, and of the lines of a second language below them. */
export type RecordPlaces = typeof ENGLISH_PLACES & { second?: typeof SECOND_PLACES }

const ENGLISH_PLACES = {
  ...{ headingY: 122, strokeY: 130, nameY: 166, yearY: 186, totalsY: 203 },
  ...{ partsY: 224, partLeading: 15, hoursX: 370, missingX: 388, headHeight: 26 },
  noteWidth: RIGHT_X - LEFT_X - 70,
}

const SECOND_PLACES = { headingY: 138, yearY: 210, totalsY: 237 }

const BILINGUAL_PLACES: RecordPlaces = {
  ...{ headingY: 116, strokeY: 145, nameY: 180, yearY: 198, totalsY: 225 },
  ...{ partsY: 260, partLeading: 28, hoursX: 402, missingX: 416, headHeight: 36 },
  noteWidth: RIGHT_X - LEFT_X - 86,
  second: SECOND_PLACES,
}

export const getRecordPlaces = ({ second }: LearningRecordText): RecordPlaces =>
  second ? BILINGUAL_PLACES : ENGLISH_PLACES
