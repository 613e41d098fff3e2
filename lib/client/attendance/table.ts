const DELIMITERS = ['\t', ',', ';']
const MAX_SAMPLED_LINES = 40

export function parseTable(text: string): string[][] {
  const delimiter = detectDelimiter(text)
  const rows: string[][] = []
  let [row, cell, isQuoted] = [[] as string[], '', false]
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? ''
    if (isQuoted && char === '"' && text[index + 1] === '"') {
      cell += char
      index += 1
    } else if (char === '"') isQuoted = isQuoted ? false : cell.trim() === ''
    else if (isQuoted) cell += char
    else if (char === delimiter) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  endRow()
  return rows
}

function detectDelimiter(text: string) {
  const head = text.split('\n', MAX_SAMPLED_LINES).join('')
  const countOccurrences = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) =>
    countOccurrences(delimiter) > countOccurrences(best) ? delimiter : best,
  )
}
