import type PptxGenJS from 'pptxgenjs'
import type { Slide } from '@/content/toolkit/types'
import { drawTally } from '../draw/chalk'
import { createShape } from './shapes'
import { BODY, CELL, FONT, getMinRowHeight, INK, SIZES, TALLY_COLUMNS, TEXT } from './styles'
import { createTextRuns } from './text'

type PptxTableSlide = PptxGenJS.Slide
type PptxTableSlideOf<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>

const TABLE_BORDER = { type: 'solid' as const, pt: 1, color: INK.edge }

function createCell(markup: string, options: PptxGenJS.TableCellProps = {}): PptxGenJS.TableCell {
  return { text: createTextRuns(markup), options: { ...options } }
}

export function addTable(
  target: PptxTableSlide,
  { head, rows, widths = [] }: PptxTableSlideOf<'table'>,
) {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const heads = head.map((markup) =>
    createCell(`**${markup}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  return target.addTable([heads, ...rows.map((row) => row.map((markup) => createCell(markup)))], {
    x: TEXT.x,
    y: BODY.y,
    w: TEXT.w,
    colW: head.map((_, column) => ((widths[column] ?? 1) / total) * TEXT.w),
    fontFace: FONT,
    fontSize: SIZES.table,
    color: INK.ink,
    border: TABLE_BORDER,
    valign: 'middle',
    margin: [CELL.top, CELL.side, CELL.top, CELL.side],
    rowH: [CELL.head, ...rows.map(() => getMinRowHeight(rows.length))],
    objectName: 'Table',
  })
}

/** Six rows and their head fit above the task. */
const getTallyRowHeight = (rows: number) => Math.min(0.54, 3.4 / (rows + 1))

export function addTallies(
  target: PptxTableSlide,
  { named, counted, rows, ask }: PptxTableSlideOf<'tally'>,
) {
  const top = BODY.y
  const tallyRowHeight = getTallyRowHeight(rows.length)
  const [labelWidth] = TALLY_COLUMNS
  const heads = [named, 'Tally', counted].map((markup) =>
    createCell(`**${markup}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  const body = rows.map(({ label, count }) => [
    createCell(label),
    createCell(''),
    createCell(`**${count}**`),
  ])
  target.addTable([heads, ...body], {
    x: TEXT.x,
    y: top,
    w: TEXT.w,
    colW: [...TALLY_COLUMNS],
    fontFace: FONT,
    fontSize: SIZES.tally,
    color: INK.ink,
    border: TABLE_BORDER,
    valign: 'middle',
    margin: [0.04, 0.14, 0.04, 0.14],
    rowH: [tallyRowHeight, ...rows.map(() => tallyRowHeight)],
    objectName: 'Table of counts',
  })
  rows.forEach(({ label, count }, index) => {
    const drawing = drawTally(count)
    const scale = (tallyRowHeight - 0.16) / drawing.height
    const area = {
      x: TEXT.x + labelWidth + 0.25,
      y: top + tallyRowHeight * (index + 1) + 0.08,
      w: drawing.width * scale,
      h: drawing.height * scale,
    }
    target.addText('', {
      shape: 'custGeom' as PptxGenJS.SHAPE_NAME,
      ...createShape(drawing, area, INK.indigo, 2.5, `${count} tally marks: ${label}`),
    })
  })
  return target.addText(createTextRuns(ask), { placeholder: 'task' })
}
