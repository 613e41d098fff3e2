import { HeightRule, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { HEAD_FILL, mm, NONE, RULE } from './look'
import { paragraph, runs } from './text'

export type Ruled = {
  head: string[]
  rows: string[][]
  widths?: number[]
  /** Of the page between its margins, in millimetres. */
  width: number
  /** Least height of a row, in millimetres. */
  height?: number
}

/** A row is never broken at a page's end, and the head is said again on the next page. */
export function ruledTable({ head, rows, widths = [], width, height }: Ruled): Table {
  const columns = shares(head.length, widths, width)
  const headRow = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((words, column) =>
      cell(words, 'TableHead', columns[column] ?? 0, { fill: HEAD_FILL }),
    ),
  })
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        ...(height && { height: { value: mm(height), rule: HeightRule.ATLEAST } }),
        children: row.map((words, column) => cell(words, 'TableText', columns[column] ?? 0)),
      }),
  )
  return new Table({
    width: { size: mm(width), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: columns,
    rows: [headRow, ...body],
  })
}

export function shares(count: number, widths: number[], width: number): number[] {
  const parts = Array.from({ length: count }, (_, column) => widths[column] ?? 1)
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => mm((part / total) * width))
}

function cell(words: string, style: string, size: number, shading?: { fill: string }) {
  return new TableCell({
    width: { size, type: WidthType.DXA },
    borders: { top: RULE, bottom: RULE, left: RULE, right: RULE },
    margins: { left: 90, right: 90, top: 40, bottom: 40 },
    ...(shading && { shading }),
    children: words.split('\n').map((line) => paragraph(line, style)),
  })
}

/** Labels, each with a line to write on; typing goes above the line. */
export function fieldsTable(row: { label: string; width?: number }[], width: number): Table {
  const sizes = shares(
    row.length,
    row.map(({ width: share = 1 }) => share),
    width,
  )
  return new Table({
    width: { size: mm(width), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: sizes,
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: mm(9), rule: HeightRule.ATLEAST },
        children: row.map(({ label }, column) =>
          open(
            sizes[column] ?? 0,
            new Paragraph({
              style: 'ToFillIn',
              children: runs(/[\p{L}\d)*]$/u.test(label) ? `${label}: ` : `${label} `),
            }),
          ),
        ),
      }),
    ],
  })
}

/** Lines to write on by hand, or to type on. */
export function linesTable(lines: number, width: number): Table {
  const size = mm(width)
  return new Table({
    width: { size, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: [size],
    rows: Array.from(
      { length: lines },
      () =>
        new TableRow({
          cantSplit: true,
          height: { value: mm(8), rule: HeightRule.ATLEAST },
          children: [open(size, new Paragraph({ style: 'ToFillIn' }))],
        }),
    ),
  })
}

const open = (size: number, child: Paragraph) =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    borders: { top: NONE, left: NONE, right: NONE, bottom: RULE },
    margins: { left: 0, right: 120, top: 0, bottom: 0 },
    children: [child],
  })

/** A frame: to write or draw in when it is tall, to set words apart when it is not. */
export function frame(words: string, width: number, height?: number): Table {
  const size = mm(width)
  return new Table({
    width: { size, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: [size],
    rows: [
      new TableRow({
        cantSplit: true,
        ...(height && { height: { value: mm(height), rule: HeightRule.ATLEAST } }),
        children: [cell(words, 'TableText', size)],
      }),
    ],
  })
}
