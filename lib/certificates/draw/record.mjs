import { fitLines, setLine } from './lines.mjs'

/** A learning record as pages: A4 upright, a table that goes on as long as it must. */

export const UPRIGHT = { width: 595.28, height: 841.89 }

const INK = '#1d2154'
const MUTED = '#4c4f7a'
const RULE = '#decfab'

const LEFT = 52
const RIGHT = UPRIGHT.width - 52
const FOOT = 772
const COLUMNS = { day: LEFT, what: 136, hours: 408, number: 440 }

export function recordPages(words) {
  const pages = [{ parts: headOf(words), y: 258 }]
  pages[0].parts.push(tableHead(words, 232))
  for (const row of words.rows) {
    const set = rowOf(row)
    if (pages.at(-1).y + set.height > FOOT - 20)
      pages.push({ parts: [tableHead(words, 60)], y: 86 })
    const page = pages.at(-1)
    page.parts.push(...set.at(page.y))
    page.y += set.height
  }
  return pages.map(({ parts }, at) => [...parts, ...footOf(words, at + 1, pages.length)])
}

function headOf({ site, heading, name, year, totals }) {
  const named = fitLines(name, { look: 'strong', width: RIGHT - LEFT, sizes: [[22, 19, 16, 13]] })
  return [
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT, y: 44, scale: 0.6 }] },
    said('P', [text(site, 'display', 21, LEFT + 38, 66, INK)]),
    said('H1', [text(heading, 'display', 28, LEFT, 122, INK)]),
    { as: 'ornament', shapes: [{ drawing: 'stroke', x: LEFT - 3, y: 130, scale: 0.9 }] },
    said(
      'P',
      named.map((line) => ({ line, x: LEFT, y: 166, color: INK })),
    ),
    said('P', [text(year, 'plain', 10.5, LEFT, 186, MUTED)]),
    said('P', [text(totals, 'strong', 10.5, LEFT, 203, INK)]),
  ]
}

function tableHead({ heads }, y) {
  return {
    as: 'TR',
    cell: 'TH',
    cells: [
      [text(heads.day, 'strong', 9, COLUMNS.day, y, MUTED)],
      [text(heads.what, 'strong', 9, COLUMNS.what, y, MUTED)],
      [rightOf(heads.hours, 'strong', 9, COLUMNS.hours + 20, y, MUTED)],
      [text(heads.number, 'strong', 9, COLUMNS.number, y, MUTED)],
    ],
  }
}

function rowOf({ day, title, provider, hours, number }) {
  const width = COLUMNS.hours - COLUMNS.what - 22
  const sizes = [[10], [10], [10, 9, 8]]
  const titles = fitLines(title, { look: 'strong', width, sizes })
  const providers = fitLines(provider, { look: 'plain', width, sizes: [[9, 8, 7]] })
  const height = titles.length * 14 + 24
  const at = (y) => [
    rule(y - 14),
    {
      as: 'TR',
      cell: 'TD',
      cells: [
        [text(day, 'plain', 9.5, COLUMNS.day, y + 2, INK)],
        [
          ...titles.map((line, row) => ({
            line,
            x: COLUMNS.what,
            y: y + 2 + row * 14,
            color: INK,
          })),
          ...providers.map((line) => ({
            line,
            x: COLUMNS.what,
            y: y + 2 + titles.length * 14,
            color: MUTED,
          })),
        ],
        [rightOf(hours, 'strong', 10, COLUMNS.hours + 20, y + 2, INK)],
        [text(number, 'plain', 9, COLUMNS.number, y + 2, INK)],
      ],
    },
  ]
  return { height, at }
}

function footOf({ notes, page }, number, all) {
  const said2 = notes.map((note, at) => {
    const [line] = fitLines(note, { look: 'plain', width: RIGHT - LEFT - 70, sizes: [[8]] })
    return said('P', [{ line, x: LEFT, y: FOOT + 6 + at * 12, color: MUTED }])
  })
  const count = page.replace('{page}', number).replace('{pages}', all)
  return [
    rule(FOOT - 10),
    ...said2,
    said('P', [rightOf(count, 'plain', 8, RIGHT, FOOT + 6, MUTED)]),
  ]
}

const rule = (y) => ({
  as: 'ornament',
  shapes: [{ d: `M${LEFT} ${y}H${RIGHT}`, stroke: RULE, width: 0.8 }],
})

const said = (as, lines) => ({ as, lines })

const text = (words, look, size, x, y, color) => ({
  line: setLine(words, { look, size }),
  x,
  y,
  color,
})

function rightOf(words, look, size, x, y, color) {
  const line = setLine(words, { look, size })
  return { line, x: x - line.width, y, color }
}
