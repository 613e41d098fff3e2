import { encode } from 'uqr'

/** One path of dark runs, row by row, that fills the box. */
export function layOutQrCode(link, { x: left, y: top, side }, fill) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const moduleSize = side / size
  const moveTo = (x, y) =>
    `M${roundCoordinate(left + x * moduleSize)} ${roundCoordinate(top + y * moduleSize)}`
  const rows = data.map((row, y) =>
    findDarkRuns(row)
      .map(
        ([x, runLength]) =>
          `${moveTo(x, y)}h${roundCoordinate(runLength * moduleSize)}v${roundCoordinate(moduleSize)}h${roundCoordinate(-runLength * moduleSize)}z`,
      )
      .join(''),
  )
  return [{ d: rows.join(''), fill }]
}

function findDarkRuns(row) {
  const runs = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    if (row[x - 1]) runs[runs.length - 1][1] += 1
    else runs.push([x, 1])
  })
  return runs
}

const roundCoordinate = (number) => Math.round(number * 1000) / 1000
