import { correctErrors } from './correct-errors'

/** From the modules of a QR code of version 2 with the most error correction to its text (ISO/IEC 18004). */

const SIDE = 25
const CODEWORDS = 44
const CORRECTION_WORDS = 28
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const ALPHANUMERIC_MODE = 2

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A wrong mask leaves more errors than can be corrected, so all are tried. */
export function decodeCodeBits(
  getModule: (row: number, column: number) => number,
  known: number[],
): string | undefined {
  const path = listDataModules(known)
  for (const mask of MASKS) {
    const words = new Uint8Array(CODEWORDS)
    for (let bit = 0; bit < CODEWORDS * 8; bit += 1) {
      const [row, column] = path[bit] as [number, number]
      const value = getModule(row, column) ^ (mask(row, column) ? 1 : 0)
      words[bit >> 3] = (words[bit >> 3] as number) | (value << (7 - (bit & 7)))
    }
    const text = correctErrors(words, CORRECTION_WORDS) && readText(words)
    if (text) return text
  }
}

/** In pairs of columns from the right, up and down in turn. */
function listDataModules(known: number[]): [row: number, column: number][] {
  const path: [number, number][] = []
  let isUpward = true
  for (let right = SIDE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < SIDE; step += 1) {
      const row = isUpward ? SIDE - 1 - step : step
      for (const column of [right, right - 1])
        if (isData(known, row, column)) path.push([row, column])
    }
    isUpward = !isUpward
  }
  return path
}

/** Beside the finders is the format, which says what is known here. */
const isData = (known: number[], row: number, column: number) =>
  known[row * SIDE + column] === -1 &&
  !(row === 8 && (column < 9 || column > 16)) &&
  !(column === 8 && (row < 9 || row > 16))

function readText(words: Uint8Array): string | undefined {
  let place = 0
  const take = (count: number) => {
    let value = 0
    for (let bit = 0; bit < count; bit += 1, place += 1)
      value = (value << 1) | (((words[place >> 3] as number) >> (7 - (place & 7))) & 1)
    return value
  }
  if (take(4) !== ALPHANUMERIC_MODE) return
  const length = take(9)
  if (length > 20) return
  let text = ''
  while (text.length + 1 < length) {
    const pair = take(11)
    text += `${ALPHANUMERIC[Math.floor(pair / 45)]}${ALPHANUMERIC[pair % 45]}`
  }
  return text.length < length ? `${text}${ALPHANUMERIC[take(6)]}` : text
}
