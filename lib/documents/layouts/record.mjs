import { fitTextLines } from '../drawing/text-lines.mjs'
import { wrapText } from '../drawing/wrap-text.mjs'
import { layOutHeader, layOutParts } from './record-header.mjs'
import {
  BILINGUAL_PLACES,
  createTextPart,
  ENGLISH_PLACES,
  INK,
  LEFT_X,
  layOutFitted,
  layOutRightAligned,
  layOutRule,
  layOutText,
  MUTED,
  RIGHT_X,
} from './record-places.mjs'
import { getSignaturesHeight, layOutSignatures } from './record-signatures.mjs'
import { layOutRow, layOutTableHead } from './record-table.mjs'

const FOOTER_Y = 772
const NOTE_LEADING = 12
const SIGNATURES_GAP = 8
const SECOND_NOTE_LEADING = 10
const SECOND_NOTE_FIT = { look: 'plain', size: 7, width: RIGHT_X - LEFT_X }

export function layOutRecordPages(text) {
  const { second } = text
  const places = second ? BILINGUAL_PLACES : ENGLISH_PLACES
  const secondNotes = second ? second.notes.flatMap((note) => wrapText(note, SECOND_NOTE_FIT)) : []
  const footerY = FOOTER_Y - secondNotes.length * SECOND_NOTE_LEADING
  const tableY = places.partsY + text.parts.length * places.partLeading + 28
  const pages = [
    {
      parts: [...layOutHeader(text, places), ...layOutParts(text, places)],
      y: tableY + places.headHeight,
    },
  ]
  pages[0].parts.push(layOutTableHead(text, tableY))
  const signaturesHeight =
    SIGNATURES_GAP + getSignaturesHeight(text, { left: LEFT_X, right: RIGHT_X })
  for (const [index, row] of text.rows.entries()) {
    const layout = layOutRow(row, second && { lang: second.lang, details: second.details[index] })
    // The last row stays with the signatures: nobody signs a sheet without hours.
    const isLast = index === text.rows.length - 1
    const height = layout.height + (isLast ? signaturesHeight : 0)
    if (pages.at(-1).y + height > footerY - 20) {
      if (index === 0) pages[0].parts.pop()
      pages.push(layOutNextPage(text, places))
    }
    const page = pages.at(-1)
    page.parts.push(...layout.at(page.y))
    page.y += layout.height
  }
  const lastPage = pages.at(-1)
  lastPage.parts.push(
    ...layOutSignatures(text, { left: LEFT_X, right: RIGHT_X, y: lastPage.y + SIGNATURES_GAP }),
  )
  return pages.map(({ parts }, index) => [
    ...parts,
    ...layOutFooter(text, {
      places,
      footerY,
      secondNotes,
      pageNumber: index + 1,
      pageCount: pages.length,
    }),
  ])
}

/** Sheets get separated, so each says whose record it is, and how many hours it has. */
function layOutNextPage(text, places) {
  const { name, year, totals } = text
  const [nameLine] = fitTextLines(name, {
    ...{ look: 'strong', width: RIGHT_X - LEFT_X, sizes: [[13, 11, 9]] },
  })
  const totalsFit = { look: 'strong', width: RIGHT_X - LEFT_X, sizes: [10, 9, 8] }
  return {
    parts: [
      createTextPart('P', [{ line: nameLine, x: LEFT_X, y: 58, color: INK }]),
      createTextPart('P', [layOutText(year, 'plain', 9.5, LEFT_X, 74, MUTED)]),
      createTextPart('P', [layOutFitted(totals, totalsFit, LEFT_X, 90, INK)]),
      layOutTableHead(text, 116),
    ],
    y: 116 + places.headHeight,
  }
}

function layOutFooter(
  { notes, page, second },
  { places, footerY, secondNotes, pageNumber, pageCount },
) {
  const noteFit = { width: places.noteWidth, sizes: [8] }
  const firstY = footerY + 6
  const secondY = firstY + notes.length * NOTE_LEADING
  const fillPage = (label) => label.replace('{page}', pageNumber).replace('{pages}', pageCount)
  return [
    layOutRule(footerY - 10),
    ...notes.map((note, index) =>
      createTextPart('P', [
        layOutFitted(note, noteFit, LEFT_X, firstY + index * NOTE_LEADING, MUTED),
      ]),
    ),
    ...secondNotes.map((line, index) =>
      createTextPart(
        'P',
        [{ line, x: LEFT_X, y: secondY + index * SECOND_NOTE_LEADING, color: MUTED }],
        second.lang,
      ),
    ),
    createTextPart('P', [layOutRightAligned(fillPage(page), 'plain', 8, RIGHT_X, firstY, MUTED)]),
    ...(second
      ? [
          createTextPart(
            'P',
            [layOutRightAligned(fillPage(second.page), 'plain', 7, RIGHT_X, firstY + 10, MUTED)],
            second.lang,
          ),
        ]
      : []),
  ]
}
