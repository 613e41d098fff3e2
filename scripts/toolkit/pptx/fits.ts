import PDFDocument from 'pdfkit'
import type { Slide, Theme } from '@/content/toolkit/types'
import { plain } from '../words'
import {
  BODY,
  CELL,
  COLUMN,
  LARGE,
  leastRowHeight,
  SIZES,
  TALLY_COLUMNS,
  TASK,
  TEXT,
  TITLE,
} from './look'

/**
 * Not every computer has Calibri, and the font shown instead is wider. The widest that is common is
 * DejaVu Sans, an eighth wider than Helvetica, in which each text is measured here.
 */

type Box = { text: string; width: number; size: number; bold?: boolean; indent?: number }
type Room = { boxes: Box[]; height: number; after?: number; fixed?: number }

const POINTS_AN_INCH = 72
const WIDER_THAN_HELVETICA = 1.12
const LINE_HEIGHT = 1.2
const paper = new PDFDocument({ autoFirstPage: false })

/** The places of a slide whose text is higher than its room, in a sentence each. */
export function overflows({ deck }: Theme): string[] {
  return deck.periods.flatMap(({ slides }) =>
    slides.flatMap((slide) =>
      roomsOf(slide).flatMap(({ boxes, height, after = 0, fixed = 0 }) => {
        const between = (after / POINTS_AN_INCH) * Math.max(0, boxes.length - 1)
        const needed = boxes.reduce((sum, box) => sum + heightOf(box), fixed + between)
        if (needed <= height) return []
        return [`“${slide.title}” needs ${needed.toFixed(2)} of ${height} inches without Calibri`]
      }),
    ),
  )
}

function heightOf({ text, width, size, bold = false, indent = 0 }: Box) {
  paper.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  const wide = (width * POINTS_AN_INCH - indent) / WIDER_THAN_HELVETICA
  const lines = Math.round(
    paper.heightOfString(plain(text), { width: wide }) / paper.currentLineHeight(true),
  )
  return (lines * size * LINE_HEIGHT) / POINTS_AN_INCH
}

function roomsOf(slide: Slide): Room[] {
  const title = {
    boxes: [
      { text: slide.title, width: slide.layout === 'question' ? 9.4 : TEXT.w, ...SIZES.title },
    ],
    height: TITLE.h,
  }
  const task = (text: string, bold = true) => ({
    boxes: [{ text, width: TASK.w, size: SIZES.task, bold }],
    height: TASK.h,
  })
  const listed = (texts: string[], indent: number): Room => ({
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
          height: LARGE.question,
        },
        task(slide.task, false),
      ]
    case 'story':
      return [
        title,
        { boxes: [{ text: slide.text, width: TEXT.w, size: SIZES.story }], height: LARGE.story },
        task(slide.ask),
      ]
    case 'points':
      return [title, listed(slide.points, 18)]
    case 'steps':
      return [
        title,
        listed(
          slide.steps.map(({ name, text }) => `${name}: ${text}`),
          36,
        ),
      ]
    case 'sides':
      return [
        title,
        ...[slide.left, slide.right].map(
          ({ points }): Room => ({
            boxes: points.map((text) => ({ text, width: COLUMN.w, size: SIZES.side, indent: 16 })),
            height: COLUMN.h,
            after: 12,
          }),
        ),
      ]
    case 'table':
      return [title, tableRoom(slide)]
    case 'tally':
      return [title, task(slide.ask), ...tallyRooms(slide)]
  }
}

/** Each row is as high as its highest cell, and no lower than it is set. */
function tableRoom({ head, rows, widths = [] }: Extract<Slide, { layout: 'table' }>): Room {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const rowHeight = (cells: string[], least: number, bold: boolean) => {
    const heights = cells.map((text, column) => {
      const width = ((widths[column] ?? 1) / total) * TEXT.w - 2 * CELL.side
      return heightOf({ text, width, size: SIZES.table, bold: bold || text.startsWith('**') })
    })
    return Math.max(least, Math.max(...heights) + 2 * CELL.top)
  }
  const body = rows.map((row) => rowHeight(row, leastRowHeight(rows.length), false))
  const needed = body.reduce((sum, height) => sum + height, rowHeight(head, CELL.head, true))
  return { boxes: [], fixed: needed, height: BODY.h }
}

/** Each label keeps to one line: the marks are drawn beside it, where its row is expected. */
function tallyRooms({ named, counted, rows }: Extract<Slide, { layout: 'tally' }>): Room[] {
  const [labels, , counts] = TALLY_COLUMNS
  const cell = (text: string, column: number, bold: boolean): Room => ({
    boxes: [{ text, width: column - 2 * CELL.side, size: SIZES.tally, bold }],
    height: (SIZES.tally * LINE_HEIGHT) / POINTS_AN_INCH,
  })
  return [
    cell(named, labels, true),
    cell(counted, counts, true),
    ...rows.map(({ label }) => cell(label, labels, false)),
  ]
}
