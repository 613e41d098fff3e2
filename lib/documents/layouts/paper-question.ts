import 'server-only'
import { artifact, type DocumentPart, horizontalLine, textAt, textPart } from '../drawing/parts'
import { layOutLine } from '../drawing/text-lines'
import type { PaperQuestion } from '../text'
import { layOutRichText, type RichBlock } from './rich-text'

/** One question, as rows that stay together if a column has room for them. */

type PaperRow = { height: number; placeAt: (x: number, y: number) => DocumentPart[] }

export type QuestionBlock = {
  rows: PaperRow[]
  /** Whether everything is as wide as the column or narrower, and large enough to read. */
  fits: boolean
}

const BLACK = '#000000'
const SIZE = 10.5
const NUMBER_WIDTH = 21
const MARKS_GAP = 8
const OPTION_LABEL_WIDTH = 20
const OPTION_GAP = 10
const OPTION_LEADING = 3
const MAX_PICTURE_HEIGHT = 190
/** Pixels for a point: smaller pictures are not enlarged until they blur. */
const MIN_PIXELS_PER_POINT = 1.2
const LINE_HEIGHT = 24

const look = (width: number) => ({ style: 'plain', size: SIZE, color: BLACK, width }) as const

export function layOutPaperQuestion(question: PaperQuestion, width: number): QuestionBlock {
  const marks = layOutLine(question.marks, { style: 'plain', size: 9 })
  const innerWidth = width - NUMBER_WIDTH
  const text = layOutRichText(question.text, look(innerWidth - marks.width - MARKS_GAP))
  const picture = layOutPicture(question.picture, innerWidth)
  const options = layOutOptions(question.options, innerWidth)
  const head: PaperRow = {
    height: text.height + 2,
    placeAt: (x, y) => {
      const baseline = y + text.baseline
      const number = textAt(`${question.number}.`, 'strong', SIZE, x, baseline, BLACK)
      const { lines, shapes } = text.placeAt(x + NUMBER_WIDTH, y)
      const end = { line: marks, x: x + width - marks.width, y: baseline, color: BLACK }
      return [
        textPart('P', [number, ...lines, end]),
        ...(shapes.length > 0 ? [artifact(...shapes)] : []),
      ]
    },
  }
  const rows = [head, ...picture, ...options.rows, ...layOutAnswerLines(question.lines, width)]
  return { rows, fits: options.fits && text.width <= innerWidth }
}

function layOutPicture(picture: PaperQuestion['picture'], width: number): PaperRow[] {
  if (!picture) return []
  const scale = Math.min(
    width / picture.width,
    MAX_PICTURE_HEIGHT / picture.height,
    1 / MIN_PIXELS_PER_POINT,
  )
  const size = { width: picture.width * scale, height: picture.height * scale }
  const { image, alt } = picture
  return [
    {
      height: size.height + 8,
      placeAt: (x, y) => [
        { tag: 'Figure', alt, shapes: [{ image, x: x + NUMBER_WIDTH, y: y + 3, ...size }] },
      ],
    },
  ]
}

/** Four, two or one in a row, so that each has one line if possible. */
function layOutOptions(options: PaperQuestion['options'], width: number) {
  if (options.length === 0) return { rows: [], fits: true }
  const widest = Math.max(
    ...options.map(({ text }) => layOutRichText(text, look(Number.POSITIVE_INFINITY)).width),
  )
  const columns =
    [4, 2].find((count) => count <= options.length + 1 && widest <= getOptionWidth(width, count)) ??
    1
  const optionWidth = getOptionWidth(width, columns)
  const blocks = options.map(({ label, text }) => ({
    label: `(${label})`,
    block: layOutRichText(text, look(optionWidth)),
  }))
  const rows: PaperRow[] = []
  for (let first = 0; first < blocks.length; first += columns)
    rows.push(layOutOptionRow(blocks.slice(first, first + columns), width / columns))
  return { rows, fits: blocks.every(({ block }) => block.width <= optionWidth) }
}

const getOptionWidth = (width: number, columns: number) =>
  width / columns - OPTION_LABEL_WIDTH - (columns > 1 ? OPTION_GAP : 0)

function layOutOptionRow(blocks: { label: string; block: RichBlock }[], step: number): PaperRow {
  return {
    height: Math.max(...blocks.map(({ block }) => block.height)) + OPTION_LEADING,
    placeAt: (x, y) =>
      blocks.flatMap(({ label, block }, index) => {
        const left = x + NUMBER_WIDTH + index * step
        const { lines, shapes } = block.placeAt(left + OPTION_LABEL_WIDTH, y)
        const labelLine = textAt(label, 'plain', SIZE, left, y + block.baseline, BLACK)
        return [
          textPart('P', [labelLine, ...lines]),
          ...(shapes.length > 0 ? [artifact(...shapes)] : []),
        ]
      }),
  }
}

const layOutAnswerLines = (count: number, width: number): PaperRow[] =>
  Array.from({ length: count }, () => ({
    height: LINE_HEIGHT,
    placeAt: (x, y) => [
      artifact(horizontalLine(x + NUMBER_WIDTH, x + width, y + LINE_HEIGHT - 3, '#888888', 0.5)),
    ],
  }))
