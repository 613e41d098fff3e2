import 'server-only'
import { INK, MUTED, RIGHT_X } from '../drawing/page'
import {
  type DocumentPart,
  fittedAt,
  type PlacedLine,
  type RowPart,
  rightAligned,
  rule,
  stackLines,
  textAt,
} from '../drawing/parts'
import { fitTextLines } from '../drawing/text-lines'
import type { LearningRecordText } from '../text'
import { COLUMN_X } from './record-frame'

const TOPIC_WIDTH = COLUMN_X.hours - COLUMN_X.topic - 22
const HOURS_RIGHT_X = COLUMN_X.hours + 20
const TITLE_LEADING = 14
const DETAIL_LEADING = 10

type TableColumn = { name: keyof LearningRecordText['heads']; width: number } & (
  | { x: number }
  | { rightX: number }
)

const COLUMNS: TableColumn[] = [
  { name: 'day', x: COLUMN_X.day, width: COLUMN_X.topic - COLUMN_X.day - 8 },
  { name: 'topic', x: COLUMN_X.topic, width: TOPIC_WIDTH - 8 },
  { name: 'hours', rightX: HOURS_RIGHT_X, width: HOURS_RIGHT_X - COLUMN_X.topic - TOPIC_WIDTH },
  { name: 'number', x: COLUMN_X.number, width: RIGHT_X - COLUMN_X.number },
]

export const layOutRecordHeads = ({ heads, second }: LearningRecordText, y: number): RowPart => ({
  ...{ tag: 'TR', cell: 'TH' },
  cells: COLUMNS.map((column) => [
    layOutHead(heads[column.name], column, [9], y),
    ...(second
      ? [
          {
            ...layOutHead(second.heads[column.name], column, [8, 7.5, 7], y + 11),
            lang: second.lang,
          },
        ]
      : []),
  ]),
})

function layOutHead(content: string, column: TableColumn, sizes: number[], y: number) {
  const { width } = column
  const placed = fittedAt(content, { style: 'strong', width, sizes }, 0, y, MUTED)
  return { ...placed, x: 'x' in column ? column.x : column.rightX - placed.line.width }
}

type RecordRow = LearningRecordText['rows'][number]
type SecondDetails = { lang: string; details: string }

/** `placeAt` returns the parts of the row at that height. */
export function layOutRecordRow(
  { day, title, provider, details, hours, number }: RecordRow,
  second?: SecondDetails,
) {
  const titleSizes = [[10], [10], [10, 9, 8]]
  const titles = fitTextLines(title, { style: 'strong', width: TOPIC_WIDTH, sizes: titleSizes })
  const secondLines = second ? layOutSecondDetails(second.details) : []
  const titlesHeight = titles.length * TITLE_LEADING
  const placeTopic = (y: number): PlacedLine[] => [
    ...stackLines(titles, COLUMN_X.topic, y + 2, TITLE_LEADING, INK),
    fittedAt(provider, PROVIDER_FIT, COLUMN_X.topic, y + 2 + titlesHeight, MUTED),
    fittedAt(details, DETAILS_FIT, COLUMN_X.topic, y + 14 + titlesHeight, MUTED),
    ...stackLines(secondLines, COLUMN_X.topic, y + 25 + titlesHeight, DETAIL_LEADING, MUTED).map(
      (line) => ({ ...line, lang: second?.lang }),
    ),
  ]
  const placeAt = (y: number): DocumentPart[] => [
    rule(y - 14),
    {
      ...{ tag: 'TR', cell: 'TD' },
      cells: [
        [textAt(day, 'plain', 9.5, COLUMN_X.day, y + 2, INK)],
        placeTopic(y),
        [rightAligned(hours, 'strong', 10, HOURS_RIGHT_X, y + 2, INK)],
        [textAt(number, 'plain', 9, COLUMN_X.number, y + 2, INK)],
      ],
    },
  ]
  return { height: titlesHeight + 36 + secondLines.length * DETAIL_LEADING, placeAt }
}

const PROVIDER_FIT = { width: TOPIC_WIDTH, sizes: [9, 8, 7] }
const DETAILS_FIT = { width: TOPIC_WIDTH, sizes: [8.5, 8, 7, 6] }

const layOutSecondDetails = (details: string) =>
  fitTextLines(details, {
    style: 'plain',
    width: TOPIC_WIDTH,
    sizes: [
      [8, 7.5, 7],
      [7.5, 7, 6.5],
    ],
  })
