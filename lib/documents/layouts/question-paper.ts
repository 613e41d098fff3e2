import 'server-only'
import { A4_PORTRAIT } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  horizontalLine,
  rightAligned,
  textAt,
  textPart,
} from '../drawing/parts'
import { fitTextLines, wrapText } from '../drawing/text-lines'
import type { QuestionPaperText } from '../text'
import { layOutPaperQuestion, type QuestionBlock } from './paper-question'

/** A test as students get it: black on white, in two columns if its questions fit into them. */

const BLACK = '#000000'
const GREY = '#555555'
const LEFT = 45
const RIGHT = A4_PORTRAIT.width - LEFT
const WIDTH = RIGHT - LEFT
const GUTTER = 24
const TOP = 46
const BOTTOM = 790
const FOOTER = 812
const BLOCK_GAP = 9

/** Below this number, two columns would leave most of the page empty. */
const MIN_TWO_COLUMNS = 6

type PaperVersion = QuestionPaperText['versions'][number]
type PaperPage = DocumentPart[]

export const layOutQuestionPapers = (text: QuestionPaperText): PaperPage[] =>
  text.versions.flatMap((version) => layOutVersion(text, version))

function layOutVersion(text: QuestionPaperText, version: PaperVersion): PaperPage[] {
  const head = layOutPaperHead(text, version)
  const columnWidth = (WIDTH - GUTTER) / 2
  const narrow = version.questions.map((question) => layOutPaperQuestion(question, columnWidth))
  const isNarrow = version.questions.length >= MIN_TWO_COLUMNS && narrow.every(({ fits }) => fits)
  const blocks = isNarrow
    ? narrow
    : version.questions.map((question) => layOutPaperQuestion(question, WIDTH))
  const columns = isNarrow ? [LEFT, LEFT + columnWidth + GUTTER] : [LEFT]
  const pages = fillColumns(blocks, head, columns)
  const last = pages.at(-1)
  if (last)
    last.parts.push(textPart('P', [textAt(text.end, 'plain', 8.5, LEFT, FOOTER - 18, GREY)]))
  return pages.map(({ parts }, index) => [
    ...parts,
    ...layOutPaperFoot(text, version, index + 1, pages.length),
  ])
}

type ColumnPage = { parts: DocumentPart[]; top: number }

/** The columns of a single page end at about the same height. */
function fillColumns(blocks: QuestionBlock[], head: ColumnPage, columns: number[]): ColumnPage[] {
  const total = blocks.reduce((sum, { rows }) => sum + sumHeights(rows) + BLOCK_GAP, 0)
  let bottom = Math.min(LAST_Y, head.top + total / columns.length)
  const find = () => findPlaces(blocks, head.top, columns.length, bottom)
  while (bottom < LAST_Y && find().some(({ page }) => page > 0))
    bottom = Math.min(LAST_Y, bottom + BALANCE_STEP)
  const pages: ColumnPage[] = [head]
  for (const { row, page, column, y } of find()) {
    pages[page] ??= { parts: [], top: TOP }
    pages[page].parts.push(...row.placeAt(columns[column] ?? LEFT, y))
  }
  if (columns.length > 1)
    for (const page of pages) page.parts.push(drawGutter(page.top, bottom, columns))
  return pages
}

const BALANCE_STEP = 12

const sumHeights = (rows: QuestionBlock['rows']) =>
  rows.reduce((sum, { height }) => sum + height, 0)

type RowPlace = { row: QuestionBlock['rows'][number]; page: number; column: number; y: number }

/** Column by column; a block that is taller than a column continues in the next one. */
function findPlaces(
  blocks: QuestionBlock[],
  top: number,
  columnCount: number,
  bottom: number,
): RowPlace[] {
  const places: RowPlace[] = []
  let [page, column, y] = [0, 0, top]
  const openColumn = () => {
    column += 1
    if (column === columnCount) [page, column] = [page + 1, 0]
    y = page === 0 ? top : TOP
  }
  for (const { rows } of blocks) {
    const height = sumHeights(rows)
    if (y + height > bottom && height <= LAST_Y - TOP) openColumn()
    for (const row of rows) {
      if (y + row.height > bottom) openColumn()
      places.push({ row, page, column, y })
      y += row.height
    }
    y += BLOCK_GAP
  }
  return places
}

const LAST_Y = BOTTOM - 16

const drawGutter = (top: number, bottom: number, [, second = 0]: number[]) =>
  artifact({ d: `M${second - GUTTER / 2} ${top}V${bottom}`, stroke: '#bbbbbb', width: 0.5 })

function layOutPaperHead(text: QuestionPaperText, { name }: PaperVersion): ColumnPage {
  const parts: DocumentPart[] = []
  let y = TOP + 6
  if (text.school) {
    const school = fitTextLines(text.school, {
      ...{ style: 'strong', width: WIDTH },
      sizes: [
        [15, 14, 13],
        [12, 11],
      ],
    })
    for (const line of school) {
      parts.push(textPart('P', [{ line, x: LEFT + (WIDTH - line.width) / 2, y, color: BLACK }]))
      y += 18
    }
    y += 4
  }
  const titleFit = { style: 'strong', width: WIDTH, sizes: [18, 16, 14, 12] } as const
  const title = fittedAt(text.heading, titleFit, LEFT, y + 4, BLACK)
  parts.push(textPart('H1', [{ ...title, x: LEFT + (WIDTH - title.line.width) / 2 }]))
  y += 22
  const facts = fittedAt(text.facts, { width: WIDTH, sizes: [10.5, 10, 9, 8] }, LEFT, y, BLACK)
  parts.push(textPart('P', [{ ...facts, x: LEFT + (WIDTH - facts.line.width) / 2 }]))
  y += 18
  parts.push(
    textPart('P', [
      textAt(text.time, 'strong', 10, LEFT, y, BLACK),
      ...(name ? [centred(name, y)] : []),
      rightAligned(text.marks, 'strong', 10, RIGHT, y, BLACK),
    ]),
  )
  y += 20
  y = layOutFields(parts, text.fields, y)
  for (const [index, instruction] of text.instructions.entries()) {
    const lines = wrapText(`${index + 1}. ${instruction}`, {
      style: 'plain',
      size: 9,
      width: WIDTH,
    })
    parts.push(
      textPart(
        'P',
        lines.map((line, row) => ({ line, x: LEFT, y: y + row * 12.5, color: BLACK })),
      ),
    )
    y += lines.length * 12.5
  }
  parts.push(artifact(horizontalLine(LEFT, RIGHT, y, BLACK, 0.8)))
  return { parts, top: y + 10 }
}

function centred(content: string, y: number) {
  const line = textAt(content, 'strong', 10, LEFT, y, BLACK)
  return { ...line, x: LEFT + (WIDTH - line.line.width) / 2 }
}

/** Name and roll number, to be written by hand. */
function layOutFields(parts: DocumentPart[], fields: string[], y: number) {
  const share = WIDTH / (fields.length + 1)
  let x = LEFT
  for (const [index, field] of fields.entries()) {
    const label = textAt(field, 'plain', 10, x, y, BLACK)
    const end = x + share * (index === 0 ? 2 : 1) - 12
    parts.push(
      textPart('P', [label]),
      artifact(
        horizontalLine(
          x + label.line.width + 5,
          index === fields.length - 1 ? RIGHT : end,
          y + 2,
          BLACK,
          0.5,
        ),
      ),
    )
    x = end + 12
  }
  return y + 20
}

function layOutPaperFoot(
  text: QuestionPaperText,
  { name }: PaperVersion,
  page: number,
  pages: number,
) {
  const label = text.page.replace('{page}', `${page}`).replace('{pages}', `${pages}`)
  const fit = { width: WIDTH - 110, sizes: [8, 7] }
  const left = [text.heading, name].filter(Boolean).join(' · ')
  return [
    textPart('P', [
      fittedAt(left, fit, LEFT, FOOTER, GREY),
      rightAligned(label, 'plain', 8, RIGHT, FOOTER, GREY),
    ]),
  ]
}
