import type PptxGenJS from 'pptxgenjs'
import type { Slide } from '@/content/toolkit/types'
import { tally } from '../draw/chalk'
import { BODY, CELL, FONT, INK, leastRowHeight, SIZES, TALLY_COLUMNS, TEXT } from './look'
import { shape } from './shapes'
import { written } from './text'

type Target = PptxGenJS.Slide
type Of<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>

const RULE = { type: 'solid' as const, pt: 1, color: INK.edge }

function cell(words: string, more: PptxGenJS.TableCellProps = {}): PptxGenJS.TableCell {
  return { text: written(words), options: { ...more } }
}

export function table(target: Target, { head, rows, widths = [] }: Of<'table'>) {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const heads = head.map((words) =>
    cell(`**${words}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  return target.addTable([heads, ...rows.map((row) => row.map((words) => cell(words)))], {
    x: TEXT.x,
    y: BODY.y,
    w: TEXT.w,
    colW: head.map((_, column) => ((widths[column] ?? 1) / total) * TEXT.w),
    fontFace: FONT,
    fontSize: SIZES.table,
    color: INK.ink,
    border: RULE,
    valign: 'middle',
    margin: [CELL.top, CELL.side, CELL.top, CELL.side],
    rowH: [CELL.head, ...rows.map(() => leastRowHeight(rows.length))],
    objectName: 'Table',
  })
}

/** Six rows and their head fit above the task. */
const rowHeight = (rows: number) => Math.min(0.54, 3.4 / (rows + 1))

export function tallies(target: Target, { named, counted, rows, ask }: Of<'tally'>) {
  const top = BODY.y
  const high = rowHeight(rows.length)
  const [labels] = TALLY_COLUMNS
  const heads = [named, 'Tally', counted].map((words) =>
    cell(`**${words}**`, { fill: { color: INK.sky }, color: INK.indigo }),
  )
  const body = rows.map(({ label, count }) => [cell(label), cell(''), cell(`**${count}**`)])
  target.addTable([heads, ...body], {
    x: TEXT.x,
    y: top,
    w: TEXT.w,
    colW: [...TALLY_COLUMNS],
    fontFace: FONT,
    fontSize: SIZES.tally,
    color: INK.ink,
    border: RULE,
    valign: 'middle',
    margin: [0.04, 0.14, 0.04, 0.14],
    rowH: [high, ...rows.map(() => high)],
    objectName: 'Table of counts',
  })
  rows.forEach(({ label, count }, index) => {
    const drawing = tally(count)
    const scale = (high - 0.16) / drawing.height
    const place = {
      x: TEXT.x + labels + 0.25,
      y: top + high * (index + 1) + 0.08,
      w: drawing.width * scale,
      h: drawing.height * scale,
    }
    target.addText('', {
      shape: 'custGeom' as PptxGenJS.SHAPE_NAME,
      ...shape(drawing, place, INK.indigo, 2.5, `${count} tally marks: ${label}`),
    })
  })
  return target.addText(written(ask), { placeholder: 'task' })
}
