import { fitTextLines } from '../drawing/text-lines.mjs'
import {
  COLUMN_X,
  INK,
  layOutFitted,
  layOutRightAligned,
  layOutRule,
  layOutText,
  MUTED,
  RIGHT_X,
} from './record-places.mjs'

const TOPIC_WIDTH = COLUMN_X.hours - COLUMN_X.topic - 22
const HOURS_RIGHT_X = COLUMN_X.hours + 20
const TITLE_LEADING = 14
const DETAIL_LEADING = 10

const HEADS = [
  { name: 'day', x: COLUMN_X.day, width: COLUMN_X.topic - COLUMN_X.day - 8 },
  { name: 'topic', x: COLUMN_X.topic, width: TOPIC_WIDTH - 8 },
  { name: 'hours', rightX: HOURS_RIGHT_X, width: HOURS_RIGHT_X - COLUMN_X.topic - TOPIC_WIDTH },
  { name: 'number', x: COLUMN_X.number, width: RIGHT_X - COLUMN_X.number },
]

export function layOutTableHead({ heads, second }, y) {
  return {
    as: 'TR',
    cell: 'TH',
    cells: HEADS.map((head) => [
      layOutHead(heads[head.name], { ...head, sizes: [9] }, y),
      ...(second
        ? [
            {
              ...layOutHead(second.heads[head.name], { ...head, sizes: [8, 7.5, 7] }, y + 11),
              lang: second.lang,
            },
          ]
        : []),
    ]),
  }
}

function layOutHead(content, { x, rightX, width, sizes }, y) {
  const placed = layOutFitted(content, { look: 'strong', width, sizes }, x, y, MUTED)
  return rightX ? { ...placed, x: rightX - placed.line.width } : placed
}

export function layOutRow({ day, title, provider, details, hours, number }, second) {
  const sizes = [[10], [10], [10, 9, 8]]
  const titles = fitTextLines(title, { look: 'strong', width: TOPIC_WIDTH, sizes })
  const secondDetails = second ? layOutSecondDetails(second.details) : []
  const addLine = (content, lineSizes, y) =>
    layOutFitted(content, { width: TOPIC_WIDTH, sizes: lineSizes }, COLUMN_X.topic, y, MUTED)
  const titlesHeight = titles.length * TITLE_LEADING
  const partsAt = (y) => [
    layOutRule(y - 14),
    {
      as: 'TR',
      cell: 'TD',
      cells: [
        [layOutText(day, 'plain', 9.5, COLUMN_X.day, y + 2, INK)],
        [
          ...titles.map((line, row) => ({
            line,
            x: COLUMN_X.topic,
            y: y + 2 + row * TITLE_LEADING,
            color: INK,
          })),
          addLine(provider, [9, 8, 7], y + 2 + titlesHeight),
          addLine(details, [8.5, 8, 7, 6], y + 14 + titlesHeight),
          ...secondDetails.map((line, row) => ({
            line,
            x: COLUMN_X.topic,
            y: y + 25 + titlesHeight + row * DETAIL_LEADING,
            color: MUTED,
            lang: second.lang,
          })),
        ],
        [layOutRightAligned(hours, 'strong', 10, HOURS_RIGHT_X, y + 2, INK)],
        [layOutText(number, 'plain', 9, COLUMN_X.number, y + 2, INK)],
      ],
    },
  ]
  return { height: titlesHeight + 36 + secondDetails.length * DETAIL_LEADING, at: partsAt }
}

const layOutSecondDetails = (details) =>
  fitTextLines(details, {
    look: 'plain',
    width: TOPIC_WIDTH,
    sizes: [
      [8, 7.5, 7],
      [7.5, 7, 6.5],
    ],
  })
