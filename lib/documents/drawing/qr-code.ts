import 'server-only'
import { encode, type QrCodeGenerateOptions } from 'uqr'
import { INK } from './page'
import type { FigurePart } from './parts'

type Square = { x: number; y: number; side: number }

export const qrCode = (
  { link, alt }: { link: string; alt: string },
  box: Square,
  options: QrCodeGenerateOptions = { ecc: 'M' },
  fill = INK,
): FigurePart => ({
  ...{ tag: 'Figure', alt },
  shapes: [{ d: buildQrPath(link, box, options), fill }],
})

/** Dark runs, row by row, that fill the box. */
function buildQrPath(
  link: string,
  { x: left, y: top, side }: Square,
  options: QrCodeGenerateOptions,
) {
  const { data, size } = encode(link, { ...options, border: 0 })
  const moduleSize = side / size
  const height = roundCoordinate(moduleSize)
  return data
    .flatMap((row, y) =>
      findDarkRuns(row).map(({ x, length }) => {
        const start = `M${roundCoordinate(left + x * moduleSize)} ${roundCoordinate(top + y * moduleSize)}`
        const width = roundCoordinate(length * moduleSize)
        return `${start}h${width}v${height}h${-width}z`
      }),
    )
    .join('')
}

function findDarkRuns(row: boolean[]) {
  const runs: { x: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const run = runs.at(-1)
    if (isDark && run && row[x - 1]) run.length += 1
    else if (isDark) runs.push({ x, length: 1 })
  }
  return runs
}

const roundCoordinate = (number: number) => Math.round(number * 1000) / 1000
