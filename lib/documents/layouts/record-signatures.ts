import 'server-only'
import { buildRoundedRectPath } from '../drawing/drawings'
import { LEFT_X, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import { INK, MUTED, SAND } from '../drawing/palette'
import {
  artifact,
  type DocumentPart,
  signatureLine,
  stackLines,
  textAt,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitTextLines, wrapText } from '../drawing/text-lines'
import type { LearningRecordText } from '../text'

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
