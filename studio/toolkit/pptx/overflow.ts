import PDFDocument from 'pdfkit'
import type { Slide, Theme } from '@/content/toolkit/types'
import { toPlainText } from '../inline-markup'
import {
  BODY,
  CELL,
  COLUMN,
  getMinRowHeight,
  LARGE_TEXT_HEIGHTS,
  SIZES,
  TALLY_COLUMNS,
  TASK,
  TEXT,
  TITLE,
} from './styles'

/** The widest common substitute for Calibri is an eighth wider than Helvetica, measured here. */

type SlideTextBox = { text: string; width: number; size: number; bold?: boolean; indent?: number }
type SlideTextArea = { boxes: SlideTextBox[]; height: number; after?: number; fixed?: number }

const POINTS_PER_INCH = 72
const WIDTH_FACTOR = 1.12
const LINE_HEIGHT = 1.2
const measuringDocument = new PDFDocument({ autoFirstPage: false })

/** Returns a message for each text that is too tall. */
export function findOverflows({ deck }: Theme): string[] {
  return deck.periods.flatMap(({ slides }) =>
    slides.flatMap((slide) =>
      listTextAreas(slide).flatMap(({ boxes, height, after = 0, fixed = 0 }) => {
        const spacing = (after / POINTS_PER_INCH) * Math.max(0, boxes.length - 1)
        const neededHeight = boxes.reduce((sum, box) => sum + measureHeight(box), fixed + spacing)
        if (neededHeight <= height) return []
        return [
          `“${slide.title}” needs ${neededHeight.toFixed(2)} of ${height} inches without Calibri`,
        ]
      }),
    ),
  )
}

function measureHeight({ text, width, size, bold = false, indent = 0 }: SlideTextBox) {
  measuringDocument.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  const availableWidth = (width * POINTS_PER_INCH - indent) / WIDTH_FACTOR
  const lines = Math.round(
    measuringDocument.heightOfString(toPlainText(text), { width: availableWidth }) /
      measuringDocument.currentLineHeight(true),
  )
  return (lines * size * LINE_HEIGHT) / POINTS_PER_INCH
}

function listTextAreas(slide: Slide): SlideTextArea[] {
  const title = {
    boxes: [
      { text: slide.title, width: slide.layout === 'question' ? 9.4 : TEXT.w, ...SIZES.title },
    ],
    height: TITLE.h,
  }
  const createTaskArea = (text: string, bold = true) => ({
    boxes: [{ text, width: TASK.w, size: SIZES.task, bold }],
    height: TASK.h,
  })
  const createListArea = (texts: string[], indent: number): SlideTextArea => ({
    boxes: texts.map((text) => ({ text, width: TEXT.w, size: SIZES.body, indent })),
    height: BODY.h,
    after: 12,
  })
  switch (slide.layout) {
    case 'board':
      return []
    case 'question':
      return [
        title,
        {
          boxes: [{ text: slide.question, width: TEXT.w, ...SIZES.question }],
          height: LARGE_TEXT_HEIGHTS.question,
        },
        createTaskArea(slide.task, false),
      ]
    case 'story':
      return [
        title,
        {
          boxes: [{ text: slide.text, width: TEXT.w, size: SIZES.story }],
          height: LARGE_TEXT_HEIGHTS.story,
        },
        createTaskArea(slide.ask),
      ]
    case 'points':
      return [title, createListArea(slide.points, 18)]
    case 'steps':
      return [
        title,
        createListArea(
          slide.steps.map(({ name, text }) => `${name}: ${text}`),
          36,
        ),
      ]
    case 'sides':
      return [
        title,
        ...[slide.left, slide.right].map(
          ({ points }): SlideTextArea => ({
            boxes: points.map((text) => ({ text, width: COLUMN.w, size: SIZES.side, indent: 16 })),
            height: COLUMN.h,
            after: 12,
          }),
        ),
      ]
    case 'table':
      return [title, createTableArea(slide)]
    case 'tally':
      return [title, createTaskArea(slide.ask), ...createTallyAreas(slide)]
  }
}

/** A row is as high as its highest cell, with a minimum height. */
function createTableArea({
  head,
  rows,
  widths = [],
}: Extract<Slide, { layout: 'table' }>): SlideTextArea {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const measureRow = (cells: string[], minHeight: number, bold: boolean) => {
    const heights = cells.map((text, column) => {
      const width = ((widths[column] ?? 1) / total) * TEXT.w - 2 * CELL.side
      return measureHeight({ text, width, size: SIZES.table, bold: bold || text.startsWith('**') })
    })
    return Math.max(minHeight, Math.max(...heights) + 2 * CELL.top)
  }
  const body = rows.map((row) => measureRow(row, getMinRowHeight(rows.length), false))
  const neededHeight = body.reduce((sum, height) => sum + height, measureRow(head, CELL.head, true))
  return { boxes: [], fixed: neededHeight, height: BODY.h }
}

/** Labels must fit one line, because the marks are drawn at fixed positions. */
function createTallyAreas({
  named,
  counted,
  rows,
}: Extract<Slide, { layout: 'tally' }>): SlideTextArea[] {
  const [labels, , counts] = TALLY_COLUMNS
  const createCellArea = (text: string, column: number, bold: boolean): SlideTextArea => ({
    boxes: [{ text, width: column - 2 * CELL.side, size: SIZES.tally, bold }],
    height: (SIZES.tally * LINE_HEIGHT) / POINTS_PER_INCH,
  })
  return [
    createCellArea(named, labels, true),
    createCellArea(counted, counts, true),
    ...rows.map(({ label }) => createCellArea(label, labels, false)),
  ]
}
