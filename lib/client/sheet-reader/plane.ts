import type { SheetPoint } from '@/base/answer-sheet'

/** From millimetres of the sheet to pixels of the picture. */
export type PlaneMap = (x: number, y: number) => SheetPoint

export type PointPair = { from: SheetPoint; to: SheetPoint }

/** The perspective of a flat sheet, through four points or nearest to more. */
export function fitPerspective(pairs: PointPair[]): PlaneMap | undefined {
  const rows = pairs.flatMap(({ from: { x, y }, to }) => [
    { values: [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x], sum: to.x },
    { values: [0, 0, 0, x, y, 1, -x * to.y, -y * to.y], sum: to.y },
  ])
  const solution = solveLeastSquares(rows)
  if (!solution) return
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solution
  return (x, y) => {
    const depth = g * x + h * y + 1
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
  }
}

export type LinearRow = { values: number[]; sum: number }

/** By the normal equations, which are scaled because millimetres and their products differ by far. */
export function solveLeastSquares(rows: LinearRow[]): number[] | undefined {
  const count = rows[0]?.values.length ?? 0
  const scales = Array.from({ length: count }, (_, column) =>
    Math.max(1e-9, ...rows.map(({ values }) => Math.abs(values[column] ?? 0))),
  )
  const matrix = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count + 1 }, (_, column) =>
      rows.reduce((total, { values, sum }) => {
        const factor = (values[row] ?? 0) / (scales[row] ?? 1)
        const other = column === count ? sum : (values[column] ?? 0) / (scales[column] ?? 1)
        return total + factor * other
      }, 0),
    ),
  )
  return eliminate(matrix)?.map((value, index) => value / (scales[index] ?? 1))
}

function eliminate(matrix: number[][]): number[] | undefined {
  const count = matrix.length
  for (let step = 0; step < count; step += 1) {
    let best = step
    for (let row = step + 1; row < count; row += 1)
      if (Math.abs(matrix[row]?.[step] ?? 0) > Math.abs(matrix[best]?.[step] ?? 0)) best = row
    const pivotRow = matrix[best] as number[]
    matrix[best] = matrix[step] as number[]
    matrix[step] = pivotRow
    const pivot = pivotRow[step] ?? 0
    if (Math.abs(pivot) < 1e-12) return
    for (const [row, values] of matrix.entries()) {
      if (row === step) continue
      const factor = (values[step] ?? 0) / pivot
      if (factor === 0) continue
      for (let column = step; column <= count; column += 1)
        values[column] = (values[column] ?? 0) - factor * (pivotRow[column] ?? 0)
    }
  }
  return matrix.map((values, row) => (values[count] ?? 0) / (values[row] ?? 1))
}

/**
 * Bends a perspective so that known points lie where they were found: the distortion of a lens and the curve of
 * paper are smooth, so polynomials of the third degree describe them.
 */
export function bendMap(
  map: PlaneMap,
  pairs: PointPair[],
  width: number,
  height: number,
): PlaneMap {
  const toTerms = (x: number, y: number) => {
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1]
    const terms = [1, u, v, u * u, u * v, v * v, u ** 3, u * u * v, u * v * v, v ** 3]
    return pairs.length >= MIN_CUBIC_PAIRS ? terms : terms.slice(0, 3)
  }
  const rows = pairs.map(({ from, to }) => {
    const { x, y } = map(from.x, from.y)
    return { values: toTerms(from.x, from.y), offX: to.x - x, offY: to.y - y }
  })
  const bendX = solveLeastSquares(rows.map(({ values, offX }) => ({ values, sum: offX })))
  const bendY = solveLeastSquares(rows.map(({ values, offY }) => ({ values, sum: offY })))
  if (!bendX || !bendY) return map
  return (x, y) => {
    const point = map(x, y)
    const terms = toTerms(x, y)
    for (let index = 0; index < terms.length; index += 1) {
      point.x += (terms[index] as number) * (bendX[index] as number)
      point.y += (terms[index] as number) * (bendY[index] as number)
    }
    return point
  }
}

const MIN_CUBIC_PAIRS = 14
