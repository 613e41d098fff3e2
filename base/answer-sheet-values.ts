/** What the filled bubbles of a group of digits mean. Rows may stay empty before and after the digits. */

export type FilledPositions = readonly number[]

/** Null if nothing is filled in, undefined if it cannot be understood. */
export function toRollNumber(rows: readonly FilledPositions[]): number | null | undefined {
  const digits = joinDigits(rows)
  if (digits === undefined) return
  return digits === '' ? null : Number(digits)
}

/** The groups of a number question: sign, digits, point. Empty if nothing is filled in, else as `-1.25`. */
export function toNumberAnswer(groups: readonly FilledPositions[]): string | undefined {
  const [sign = [], ...rows] = groups.slice(0, -1)
  const points = groups.at(-1) ?? []
  const digits = joinDigits(rows)
  if (digits === undefined || points.length > 1 || sign.length > 1) return
  if (digits === '') return sign.length + points.length === 0 ? '' : undefined
  const [point] = points
  const firstRow = rows.findIndex((row) => row.length > 0)
  const wholeLength = point === undefined ? digits.length : point + 1 - firstRow
  if (wholeLength < 0) return
  const value = Number(`${digits.slice(0, wholeLength)}.${digits.slice(wholeLength)}`)
  return `${sign.length > 0 ? -value : value}`
}

/** Undefined with two digits in a row, or an empty row between digits. */
function joinDigits(rows: readonly FilledPositions[]): string | undefined {
  if (rows.some((row) => row.length > 1)) return
  const digits = rows
    .map(([digit]) => digit ?? ' ')
    .join('')
    .trim()
  return digits.includes(' ') ? undefined : digits
}
