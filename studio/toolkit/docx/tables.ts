import { HeightRule, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { HEAD_FILL, LINE_BORDER, mmToTwip, NO_BORDER } from './styles'
import { createParagraph, createRuns } from './text'

export type RuledTableOptions = {
  head: string[]
  rows: string[][]
  widths?: number[]
  /** In millimetres. */
  width: number
  /** Minimum row height in millimetres. */
  height?: number
}

/** Rows do not break across pages; the head repeats. */
export function createRuledTable({
  head,
  rows,
  widths = [],
  width,
  height,
}: RuledTableOptions): Table {
  const columns = divideWidth(head.length, widths, width)
  const headRow = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((markup, column) =>
      createCell(markup, 'TableHead', columns[column] ?? 0, { fill: HEAD_FILL }),
    ),
  })
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        ...(height && { height: { value: mmToTwip(height), rule: HeightRule.ATLEAST } }),
        children: row.map((markup, column) =>
          createCell(markup, 'TableText', columns[column] ?? 0),
        ),
      }),
  )
  return new Table({
    width: { size: mmToTwip(width), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: columns,
    rows: [headRow, ...body],
  })
}

export function divideWidth(count: number, widths: number[], width: number): number[] {
  const weights = Array.from({ length: count }, (_, column) => widths[column] ?? 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => mmToTwip((weight / total) * width))
}

function createCell(markup: string, style: string, size: number, shading?: { fill: string }) {
  return new TableCell({
    width: { size, type: WidthType.DXA },
    borders: { top: LINE_BORDER, bottom: LINE_BORDER, left: LINE_BORDER, right: LINE_BORDER },
    margins: { left: 90, right: 90, top: 40, bottom: 40 },
    ...(shading && { shading }),
    children: markup.split('\n').map((line) => createParagraph(line, style)),
  })
}

/** Typed text appears above the line. */
export function createFieldsTable(row: { label: string; width?: number }[], width: number): Table {
  const sizes = divideWidth(
    row.length,
    row.map(({ width: share = 1 }) => share),
    width,
  )
  return new Table({
    width: { size: mmToTwip(width), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: sizes,
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: mmToTwip(9), rule: HeightRule.ATLEAST },
        children: row.map(({ label }, column) =>
          createOpenCell(
            sizes[column] ?? 0,
            new Paragraph({
              style: 'ToFillIn',
              children: createRuns(/[\p{L}\d)*]$/u.test(label) ? `${label}: ` : `${label} `),
            }),
          ),
        ),
      }),
    ],
  })
}

export function createLinesTable(lines: number, width: number): Table {
  const size = mmToTwip(width)
  return new Table({
    width: { size, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: [size],
    rows: Array.from(
      { length: lines },
      () =>
        new TableRow({
          cantSplit: true,
          height: { value: mmToTwip(8), rule: HeightRule.ATLEAST },
          children: [createOpenCell(size, new Paragraph({ style: 'ToFillIn' }))],
        }),
    ),
  })
}

const createOpenCell = (size: number, child: Paragraph) =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    borders: { top: NO_BORDER, left: NO_BORDER, right: NO_BORDER, bottom: LINE_BORDER },
    margins: { left: 0, right: 120, top: 0, bottom: 0 },
    children: [child],
  })

export function createFrame(markup: string, width: number, height?: number): Table {
  const size = mmToTwip(width)
  return new Table({
    width: { size, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: [size],
    rows: [
      new TableRow({
        cantSplit: true,
        ...(height && { height: { value: mmToTwip(height), rule: HeightRule.ATLEAST } }),
        children: [createCell(markup, 'TableText', size)],
      }),
    ],
  })
}
