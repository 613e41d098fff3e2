import type { Tokens } from 'marked'

type BookTableCell = Tokens.TableCell

/** Longer tables may break across pages; their heads repeat. */
const MAX_UNBROKEN_ROWS = 10
/** Longer tables are set smaller, so that they fit on a page. */
const MAX_LOOSE_ROWS = 14

const isBlank = ({ text }: BookTableCell) => text.trim() === ''
const isFigure = ({ text }: BookTableCell) => /^(\?|[*₹ ]*\d[\d,.½]*\**)$/.test(text)

/** Column name for each cell on narrow screens. */
const createHeadAttribute = (head: BookTableCell | undefined) =>
  head?.text.trim() ? ` data-head="${head.text.replace(/[*_`"<>&]/g, '')}"` : ''

/** Tables with many empty cells are forms with rows tall enough for handwriting. */
export function renderTable(
  { header, rows }: Tokens.Table,
  renderCell: (cell: BookTableCell) => string,
): string {
  const columns = header.map((_, column) => rows.flatMap((row) => row[column] ?? []))
  const writableColumns = columns.map((cells) => cells.every(isBlank))
  const figureColumns = columns.map((cells, column) => column > 0 && cells.every(isFigure))
  const hasSingleWritableColumn = writableColumns.filter(Boolean).length === 1

  const createClassAttribute = (names: Record<string, boolean | undefined>) => {
    const enabledNames = Object.keys(names).filter((name) => names[name])
    return enabledNames.length > 0 ? ` class="${enabledNames.join(' ')}"` : ''
  }
  const head = header.map((cell, column) => {
    const headClasses = {
      'to-write-in': hasSingleWritableColumn && writableColumns[column],
      figure: figureColumns[column],
    }
    return `<th scope="col"${createClassAttribute(headClasses)}>${renderCell(cell)}</th>`
  })
  const body = rows.map((row) => {
    const cells = row.map(
      (cell, column) =>
        `<td${createClassAttribute({ figure: figureColumns[column] })}${createHeadAttribute(header[column])}>${renderCell(cell)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const tableClasses = createClassAttribute({
    wide: header.length > 4,
    'named-rows': header.length > 2,
    short: rows.length <= MAX_UNBROKEN_ROWS,
    long: rows.length > MAX_LOOSE_ROWS,
    form: rows.flat().filter(isBlank).length > rows.flat().length / 5,
  })
  return `<table${tableClasses}><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
