import type { Tokens } from 'marked'

type Cell = Tokens.TableCell

/** Longer tables may run over a page's end; their heads are repeated there. */
const LONGEST_UNBROKEN = 10

const isBlank = ({ text }: Cell) => text.trim() === ''
const isFigure = ({ text }: Cell) => /^(\?|[*₹ ]*\d[\d,.½]*\**)$/.test(text)

/** On a narrow screen each cell carries its column's name. */
const headed = (head: Cell | undefined) =>
  head?.text.trim() ? ` data-head="${head.text.replace(/[*_`"<>&]/g, '')}"` : ''

/** A table with many empty cells is a form: its rows are tall enough to write in by hand. */
export function tableHtml({ header, rows }: Tokens.Table, html: (cell: Cell) => string): string {
  const columns = header.map((_, column) => rows.flatMap((row) => row[column] ?? []))
  const toWriteIn = columns.map((cells) => cells.every(isBlank))
  const figures = columns.map((cells, column) => column > 0 && cells.every(isFigure))
  const isSinglePlace = toWriteIn.filter(Boolean).length === 1

  const classes = (names: Record<string, boolean | undefined>) => {
    const given = Object.keys(names).filter((name) => names[name])
    return given.length > 0 ? ` class="${given.join(' ')}"` : ''
  }
  const head = header.map((cell, column) => {
    const place = { 'to-write-in': isSinglePlace && toWriteIn[column], figure: figures[column] }
    return `<th scope="col"${classes(place)}>${html(cell)}</th>`
  })
  const body = rows.map((row) => {
    const cells = row.map(
      (cell, column) =>
        `<td${classes({ figure: figures[column] })}${headed(header[column])}>${html(cell)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const kind = classes({
    wide: header.length > 4,
    'named-rows': header.length > 2,
    short: rows.length <= LONGEST_UNBROKEN,
    form: rows.flat().filter(isBlank).length > rows.flat().length / 5,
  })
  return `<table${kind}><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
