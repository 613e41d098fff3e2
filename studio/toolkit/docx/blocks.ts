import { Paragraph, type Table } from 'docx'
import type { Block } from '@/content/toolkit/types'
import { mmToTwip } from './styles'
import { createFieldsTable, createFrame, createLinesTable, createRuledTable } from './tables'
import { createParagraph, createRuns, headings } from './text'

export type DocxBlock = Paragraph | Table

/** Word joins adjacent tables; a small paragraph keeps them apart. */
export const createGap = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 120, lineRule: 'exact' } })

export function createBlocks(block: Block, width: number): DocxBlock[] {
  switch (block.is) {
    case 'heading':
      return [headings.part(block.text)]
    case 'text':
      return [createParagraph(block.text)]
    case 'list':
      return block.items.map((item) => createListItem(item, block.mark ?? 'bullet'))
    case 'fields':
      return [
        ...block.rows
          .map((row) => createFieldsTable(row, width))
          .flatMap((row) => [row, createGap()]),
      ]
    case 'lines':
      return [
        ...(block.label ? [createParagraph(block.label, undefined, { keepNext: true })] : []),
        createLinesTable(block.lines, width),
        createGap(),
      ]
    case 'table': {
      const emptyRows = Array.from({ length: block.blank ?? 0 }, () => block.head.map(() => ''))
      return [
        createRuledTable({ ...block, rows: [...block.rows, ...emptyRows], width }),
        createGap(),
      ]
    }
    case 'box':
      return [createFrame(block.label, width, block.height), createGap()]
    case 'aside':
      return [createFrame(`**${block.label}** ${block.text}`, width), createGap()]
  }
}

const createListItem = (item: string, reference: 'bullet' | 'tick' | 'number') =>
  new Paragraph({
    children: createRuns(item),
    style: 'ListParagraph',
    numbering: { reference, level: 0 },
    indent: { left: mmToTwip(7), hanging: mmToTwip(6) },
  })
