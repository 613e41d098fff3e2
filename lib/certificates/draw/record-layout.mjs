import { layOutSignatures, SIGNATURES_HEIGHT } from './signature-layout.mjs'
import { fitTextLines, layOutLine } from './text-layout.mjs'

export const A4_PORTRAIT = { width: 595.28, height: 841.89 }

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE_COLOR = '#decfab'

const LEFT_X = 52
const RIGHT_X = A4_PORTRAIT.width - 52
const FOOTER_Y = 772
const PARTS_Y = 224
const PART_LEADING = 15
const COLUMN_X = { day: LEFT_X, topic: 136, hours: 408, number: 440 }

export function layOutRecordPages(text) {
  const tableY = PARTS_Y + text.parts.length * PART_LEADING + 28
  const pages = [{ parts: [...layOutHeader(text), ...layOutParts(text)], y: tableY + 26 }]
  pages[0].parts.push(layOutTableHead(text, tableY))
  for (const row of text.rows) {
    const layout = layOutRow(row)
    if (pages.at(-1).y + layout.height > FOOTER_Y - 20)
      pages.push({ parts: [layOutTableHead(text, 60)], y: 86 })
    const page = pages.at(-1)
    page.parts.push(...layout.at(page.y))
    page.y += layout.height
  }
  if (pages.at(-1).y + SIGNATURES_HEIGHT > FOOTER_Y - 20) pages.push({ parts: [], y: 70 })
  const lastPage = pages.at(-1)
  lastPage.parts.push(
    ...layOutSignatures(text, { left: LEFT_X, right: RIGHT_X, y: lastPage.y + 8 }),
  )
  return pages.map(({ parts }, index) => [...parts, ...layOutFooter(text, index + 1, pages.length)])
}

function layOutHeader({ site, heading, name, year, totals }) {
  const nameLines = fitTextLines(name, {
    look: 'strong',
    width: RIGHT_X - LEFT_X,
    sizes: [[22, 19, 16, 13]],
  })
  return [
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT_X, y: 44, scale: 0.6 }] },
    createTextPart('P', [layOutText(site, 'display', 21, LEFT_X + 38, 66, INK)]),
    createTextPart('H1', [layOutText(heading, 'display', 28, LEFT_X, 122, INK)]),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: LEFT_X - 3, y: 130, scale: 0.9 }] },
    createTextPart(
      'P',
      nameLines.map((line) => ({ line, x: LEFT_X, y: 166, color: INK })),
    ),
    createTextPart('P', [layOutText(year, 'plain', 10.5, LEFT_X, 186, MUTED)]),
    createTextPart('P', [layOutText(totals, 'strong', 10.5, LEFT_X, 203, INK)]),
  ]
}

function layOutParts({ parts }) {
  return parts.flatMap(({ label, hours, missing }, index) => {
    const y = PARTS_Y + index * PART_LEADING
    return [
      createTextPart('P', [
        layOutText(label, 'plain', 10, LEFT_X, y, INK),
        layOutRightAligned(hours, 'strong', 10, 370, y, INK),
        layOutText(missing, 'plain', 10, 388, y, MUTED),
      ]),
    ]
  })
}

function layOutTableHead({ heads: headings }, y) {
  return {
    as: 'TR',
    cell: 'TH',
    cells: [
      [layOutText(headings.day, 'strong', 9, COLUMN_X.day, y, MUTED)],
      [layOutText(headings.topic, 'strong', 9, COLUMN_X.topic, y, MUTED)],
      [layOutRightAligned(headings.hours, 'strong', 9, COLUMN_X.hours + 20, y, MUTED)],
      [layOutText(headings.number, 'strong', 9, COLUMN_X.number, y, MUTED)],
    ],
  }
}

function layOutRow({ day, title, provider, details, hours, number: certificateNumber }) {
  const width = COLUMN_X.hours - COLUMN_X.topic - 22
  const sizes = [[10], [10], [10, 9, 8]]
  const titles = fitTextLines(title, { look: 'strong', width, sizes })
  const providers = fitTextLines(provider, { look: 'plain', width, sizes: [[9, 8, 7]] })
  const detailLines = fitTextLines(details, { look: 'plain', width, sizes: [[8.5, 8, 7, 6]] })
  const height = titles.length * 14 + 36
  const partsAt = (y) => [
    layOutRule(y - 14),
    {
      as: 'TR',
      cell: 'TD',
      cells: [
        [layOutText(day, 'plain', 9.5, COLUMN_X.day, y + 2, INK)],
        [
          ...titles.map((line, row) => ({
            line,
            x: COLUMN_X.topic,
            y: y + 2 + row * 14,
            color: INK,
          })),
          ...providers.map((line) => ({
            line,
            x: COLUMN_X.topic,
            y: y + 2 + titles.length * 14,
            color: MUTED,
          })),
          ...detailLines.map((line) => ({
            line,
            x: COLUMN_X.topic,
            y: y + 14 + titles.length * 14,
            color: MUTED,
          })),
        ],
        [layOutRightAligned(hours, 'strong', 10, COLUMN_X.hours + 20, y + 2, INK)],
        [layOutText(certificateNumber, 'plain', 9, COLUMN_X.number, y + 2, INK)],
      ],
    },
  ]
  return { height, at: partsAt }
}

function layOutFooter({ notes, page }, pageNumber, pageCount) {
  const noteParts = notes.map((note, index) => {
    const [line] = fitTextLines(note, { look: 'plain', width: RIGHT_X - LEFT_X - 70, sizes: [[8]] })
    return createTextPart('P', [{ line, x: LEFT_X, y: FOOTER_Y + 6 + index * 12, color: MUTED }])
  })
  const pageLabel = page.replace('{page}', pageNumber).replace('{pages}', pageCount)
  return [
    layOutRule(FOOTER_Y - 10),
    ...noteParts,
    createTextPart('P', [layOutRightAligned(pageLabel, 'plain', 8, RIGHT_X, FOOTER_Y + 6, MUTED)]),
  ]
}

const layOutRule = (y) => ({
  as: 'ornament',
  shapes: [{ d: `M${LEFT_X} ${y}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
})

const createTextPart = (tag, lines) => ({ as: tag, lines })

const layOutText = (content, style, size, x, y, color) => ({
  line: layOutLine(content, { look: style, size }),
  x,
  y,
  color,
})

function layOutRightAligned(content, style, size, x, y, color) {
  const line = layOutLine(content, { look: style, size })
  return { line, x: x - line.width, y, color }
}
