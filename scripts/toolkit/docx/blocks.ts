import { Paragraph, type Table } from 'docx'
import type { Block } from '@/content/toolkit/types'
import { mm } from './look'
import { fieldsTable, frame, linesTable, ruledTable } from './tables'
import { headings, paragraph, runs } from './text'

export type Piece = Paragraph | Table

/** Word joins two tables that touch; a small paragraph keeps them apart. */
export const gap = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 120, lineRule: 'exact' } })

export function blockPieces(block: Block, width: number): Piece[] {
  switch (block.is) {
    case 'heading':
      return [headings.part(block.text)]
    case 'text':
      return [paragraph(block.text)]
    case 'list':
      return block.items.map((item) => listed(item, block.mark ?? 'bullet'))
    case 'fields':
      return [...block.rows.map((row) => fieldsTable(row, width)).flatMap((row) => [row, gap()])]
    case 'lines':
      return [
        ...(block.label ? [paragraph(block.label, undefined, { keepNext: true })] : []),
        linesTable(block.lines, width),
        gap(),
      ]
    case 'table': {
      const empty = Array.from({ length: block.blank ?? 0 }, () => block.head.map(() => ''))
      return [ruledTable({ ...block, rows: [...block.rows, ...empty], width }), gap()]
    }
    case 'box':
      return [frame(block.label, width, block.height), gap()]
    case 'aside':
      return [frame(`**${block.label}** ${block.text}`, width), gap()]
  }
}

const listed = (item: string, reference: 'bullet' | 'tick' | 'number') =>
  new Paragraph({
    children: runs(item),
    style: 'ListParagraph',
    numbering: { reference, level: 0 },
    indent: { left: mm(7), hanging: mm(6) },
  })
