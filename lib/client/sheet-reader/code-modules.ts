import type { SheetFraming } from '@/base/answer-sheet'
import { decodeCodeBits } from './code-bits'
import { type GreyImage, sampleGrey } from './grey-picture'
import { type PlaneMap, solveLeastSquares } from './plane'

/** The printed code, a QR code of version 2, whose place is known: so each module is looked at where it is. */

export const CODE_SIDE = 25

export type CodeModules = {
  bits: Uint8Array
  /** Whether its known patterns are there. */
  seemsCode: boolean
  dark: number
  light: number
  /** Of the known modules, the share with the right colour. */
  clarity: number
}

const isInFinder = (row: number, column: number) =>
  (row < 8 && column < 8) || (row < 8 && column > 16) || (row > 16 && column < 8)

/** 1 dark, 0 light, -1 unknown. */
const KNOWN = Array.from({ length: CODE_SIDE ** 2 }, (_, index) => {
  const [row, column] = [Math.floor(index / CODE_SIDE), index % CODE_SIDE]
  if (isInFinder(row, column)) {
    const distance = Math.max(
      Math.abs(row - (row > 16 ? 21 : 3)),
      Math.abs(column - (column > 16 ? 21 : 3)),
    )
    return distance === 2 || distance > 3 ? 0 : 1
  }
  if (row === 6 || column === 6) return (row + column) % 2 === 0 ? 1 : 0
  const distance = Math.max(Math.abs(row - 18), Math.abs(column - 18))
  return distance > 2 ? -1 : distance === 1 ? 0 : 1
})

/** In modules: the place may be off by a little. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6]
const MIN_CLARITY = 0.8

/** Where the known patterns fit best. */
export function sampleCode(
  image: GreyImage,
  map: PlaneMap,
  place: SheetFraming['code'],
): CodeModules {
  let best: CodeModules | undefined
  for (const right of SHIFTS)
    for (const down of SHIFTS) {
      const modules = judgeModules(sampleModules(image, map, place, right, down))
      if (!best || modules.clarity > best.clarity) best = modules
      if (best.clarity === 1) return best
      if (right === 0 && down === 0 && best.clarity < 0.6) return best
    }
  return best as CodeModules
}

function sampleModules(
  image: GreyImage,
  map: PlaneMap,
  { x, y, side }: SheetFraming['code'],
  right: number,
  down: number,
) {
  const module = side / CODE_SIDE
  const greys = new Float32Array(CODE_SIDE ** 2)
  for (let index = 0; index < greys.length; index += 1) {
    const column = (index % CODE_SIDE) + 0.5 + right
    const row = Math.floor(index / CODE_SIDE) + 0.5 + down
    const point = map(x + column * module, y + row * module)
    greys[index] = sampleGrey(image, point.x, point.y)
  }
  return greys
}

/** Light falls unevenly, so the border between dark and light is a slope through the known modules. */
function judgeModules(greys: Float32Array): CodeModules {
  const dark = fitSlope(greys, 1)
  const light = fitSlope(greys, 0)
  const bits = new Uint8Array(greys.length)
  let right = 0
  let known = 0
  for (let index = 0; index < greys.length; index += 1) {
    const [row, column] = [Math.floor(index / CODE_SIDE), index % CODE_SIDE]
    bits[index] = (greys[index] as number) < (dark(row, column) + light(row, column)) / 2 ? 1 : 0
    if (KNOWN[index] === -1) continue
    known += 1
    if (KNOWN[index] === bits[index]) right += 1
  }
  const [darkGrey, lightGrey] = [dark(12, 12), light(12, 12)]
  const clarity = right / known
  const seemsCode = clarity >= MIN_CLARITY && lightGrey > darkGrey
  return { bits, seemsCode, dark: darkGrey, light: lightGrey, clarity }
}

function fitSlope(greys: Float32Array, color: number) {
  const rows = KNOWN.flatMap((known, index) =>
    known === color
      ? [{ values: [1, Math.floor(index / CODE_SIDE), index % CODE_SIDE], sum: greys[index] ?? 0 }]
      : [],
  )
  const [base = 0, perRow = 0, perColumn = 0] = solveLeastSquares(rows) ?? []
  return (row: number, column: number) => base + row * perRow + column * perColumn
}

export const readCodeText = ({ bits }: CodeModules): string | undefined =>
  decodeCodeBits((row, column) => bits[row * CODE_SIDE + column] as number, KNOWN)
