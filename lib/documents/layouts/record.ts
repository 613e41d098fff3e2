import 'server-only'
import { INK, LEFT_X, MUTED, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import {
  type DocumentPart,
  fittedAt,
  rightAligned,
  rule,
  stackLines,
  type TextPart,
  textAt,
  textPart,
} from '../drawing/parts'
import { type ShapedLine, wrapText } from '../drawing/text-lines'
import type { LearningRecordText } from '../text'
import {
  getRecordPlaces,
  getSignaturesHeight,
  layOutRecordHeader,
  layOutRecordParts,
  layOutSignatures,
  type RecordPlaces,
} from './record-frame'
import { layOutRecordHeads, layOutRecordRow } from './record-table'

/** A teacher's learning record for a school year, to be signed by the principal. */

const FOOTER_Y = 772
const NOTE_LEADING = 12
const SIGNATURES_GAP = 8
const SECOND_NOTE_LEADING = 10
const SECOND_NOTE_STYLE = { style: 'plain', size: 7, width: TEXT_WIDTH } as const

type RecordPage = { parts: DocumentPart[]; y: number }

export function layOutRecordPages(text: LearningRecordText): DocumentPart[][] {
  const { rows, second } = text
  const places = getRecordPlaces(text)
  const secondNotes = (second?.notes ?? []).flatMap((note) => wrapText(note, SECOND_NOTE_STYLE))
  const footerY = FOOTER_Y - secondNotes.length * SECOND_NOTE_LEADING
  const signaturesHeight = SIGNATURES_GAP + getSignaturesHeight(text)
  const pages: RecordPage[] = []
  let page = layOutFirstPage(text, places)
  for (const [index, row] of rows.entries()) {
    const details = second?.details[index] ?? ''
    const layout = layOutRecordRow(row, second && { lang: second.lang, details })
    // The last row stays with the signatures: nobody signs a sheet without hours.
    const isLast = index === rows.length - 1
    const height = layout.height + (isLast ? signaturesHeight : 0)
    if (page.y + height > footerY - 20) {
      // A head without rows goes too.
      if (index === 0) page.parts.pop()
      pages.push(page)
      page = layOutNextPage(text, places)
    }
    page.parts.push(...layout.placeAt(page.y))
    page.y += layout.height
  }
  page.parts.push(...layOutSignatures(text, page.y + SIGNATURES_GAP))
  pages.push(page)
  return pages.map(({ parts }, index) => [
    ...parts,
    ...layOutFooter(text, { places, footerY, secondNotes }, index + 1, pages.length),
  ])
}

function layOutFirstPage(text: LearningRecordText, places: RecordPlaces): RecordPage {
  const tableY = places.partsY + text.parts.length * places.partLeading + 28
  return {
    parts: [
      ...layOutRecordHeader(text, places),
      ...layOutRecordParts(text, places),
      layOutRecordHeads(text, tableY),
    ],
    y: tableY + places.headHeight,
  }
}

const NEXT_NAME_FIT = { style: 'strong', width: TEXT_WIDTH, sizes: [13, 11, 9] } as const
const NEXT_TOTALS_FIT = { style: 'strong', width: TEXT_WIDTH, sizes: [10, 9, 8] } as const

/** Sheets get separated, so each says whose record it is, and how many hours it has. */
function layOutNextPage(text: LearningRecordText, places: RecordPlaces): RecordPage {
  return {
    parts: [
      textPart('P', [fittedAt(text.name, NEXT_NAME_FIT, LEFT_X, 58, INK)]),
      textPart('P', [textAt(text.year, 'plain', 9.5, LEFT_X, 74, MUTED)]),
      textPart('P', [fittedAt(text.totals, NEXT_TOTALS_FIT, LEFT_X, 90, INK)]),
      layOutRecordHeads(text, 116),
    ],
    y: 116 + places.headHeight,
  }
}

type FooterPlaces = { places: RecordPlaces; footerY: number; secondNotes: ShapedLine[] }

function layOutFooter(
  { notes, page, second }: LearningRecordText,
  { places, footerY, secondNotes }: FooterPlaces,
  pageNumber: number,
  pageCount: number,
): DocumentPart[] {
  const noteFit = { width: places.noteWidth, sizes: [8] }
  const firstY = footerY + 6
  const secondY = firstY + notes.length * NOTE_LEADING
  const layOutPage = (label: string, size: number, y: number, lang?: string): TextPart => {
    const content = label.replace('{page}', `${pageNumber}`).replace('{pages}', `${pageCount}`)
    return textPart('P', [rightAligned(content, 'plain', size, RIGHT_X, y, MUTED)], lang)
  }
  return [
    rule(footerY - 10),
    ...notes.map((note, index) =>
      textPart('P', [fittedAt(note, noteFit, LEFT_X, firstY + index * NOTE_LEADING, MUTED)]),
    ),
    ...stackLines(secondNotes, LEFT_X, secondY, SECOND_NOTE_LEADING, MUTED).map((line) =>
      textPart('P', [line], second?.lang),
    ),
    layOutPage(page, 8, firstY),
    ...(second ? [layOutPage(second.page, 7, firstY + 10, second.lang)] : []),
  ]
}
