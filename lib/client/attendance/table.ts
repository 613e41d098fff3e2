/** A table as text: cells between commas, tabs or semicolons, quoted where they hold such a sign. */

const DIVIDERS = ['\t', ',', ';']
const LINES_LOOKED_AT = 40

export function tableOf(text: string): string[][] {
  const divider = dividerOf(text)
  const rows: string[][] = []
  let [row, cell, quoted] = [[] as string[], '', false]
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (sign === '"') quoted = quoted ? false : cell.trim() === ''
    else if (quoted) cell += sign
    else if (sign === divider) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** The one that the first lines hold most of. */
function dividerOf(text: string) {
  const head = text.split('\n', LINES_LOOKED_AT).join('')
  const often = (sign: string) => head.split(sign).length
  return DIVIDERS.reduce((best, sign) => (often(sign) > often(best) ? sign : best))
}
