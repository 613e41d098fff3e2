import 'server-only'
import { INK, LEFT_X, MUTED, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  rule,
  stackLines,
  textAt,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitIntoLines } from '../drawing/text-lines'
import type { PosterText } from '../text'

/** For the notice board: large days, in the design of the learning record and the staff room card. */

const TOPIC_X = 172
const TOPIC_WIDTH = RIGHT_X - TOPIC_X
/** Tamil days are long. */
const DAY_FIT = {
  ...({ style: 'display', width: TOPIC_X - LEFT_X - 8 } as const),
  sizes: [17, 16, 15, 14, 13, 12, 11],
}
const FIRST_ROW_Y = 252
const ROWS_HEIGHT = 448
const MAX_ROW_HEIGHT = 96
const CODE_SIDE = 104
const FOOT_Y = 706

export function layOutPoster(text: PosterText): DocumentPart[] {
  const rowHeight = Math.min(MAX_ROW_HEIGHT, ROWS_HEIGHT / Math.max(1, text.rows.length))
  const heading = fitIntoLines(text.heading, 'display', TEXT_WIDTH, [44, 38, 32], 1)
  const school = fitIntoLines(text.school, 'strong', TEXT_WIDTH, [19, 17, 15, 13], 2)
  return [
    artifact({ drawing: 'mark', x: LEFT_X, y: 44, scale: 0.6 }),
    textPart('P', [textAt(text.site, 'display', 21, LEFT_X + 38, 66, INK)]),
    textPart('H1', stackLines(heading, LEFT_X, 132, 0, INK)),
    artifact({ drawing: 'stroke', x: LEFT_X - 3, y: 146, scale: 1.2 }),
    textPart('P', stackLines(school, LEFT_X, 192, 22, INK)),
    ...text.rows.flatMap((row, index) => layOutRow(row, FIRST_ROW_Y + index * rowHeight)),
    ...layOutFoot(text),
  ]
}

function layOutRow({ day, time, title, details }: PosterText['rows'][number], y: number) {
  const titles = fitIntoLines(title, 'strong', TOPIC_WIDTH, [15, 14, 13, 12], 2)
  const detailLine = fitIntoLines(details, 'plain', TOPIC_WIDTH, [11, 10, 9, 8], 1)
  return [
    rule(y - 22),
    textPart('P', [
      fittedAt(day, DAY_FIT, LEFT_X, y, INK),
      textAt(time, 'plain', 11, LEFT_X, y + 17, MUTED),
    ]),
    textPart('P', [
      ...stackLines(titles, TOPIC_X, y, 17, INK),
      ...stackLines(detailLine, TOPIC_X, y + titles.length * 17, 0, MUTED),
    ]),
  ]
}

function layOutFoot({ code, how, address }: PosterText) {
  const textX = LEFT_X + CODE_SIDE + 24
  const width = RIGHT_X - textX
  const howLines = fitIntoLines(how, 'strong', width, [14, 13, 12], 2)
  const addressLine = fitIntoLines(address, 'plain', width, [12, 11, 10, 9], 1)
  return [
    rule(FOOT_Y - 18),
    qrCode(code, { x: LEFT_X, y: FOOT_Y - 6, side: CODE_SIDE }),
    textPart('P', stackLines(howLines, textX, FOOT_Y + 28, 18, INK)),
    textPart('P', stackLines(addressLine, textX, FOOT_Y + 76, 0, MUTED)),
  ]
}
