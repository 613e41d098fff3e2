/** Reed and Solomon's code over 256 values, as QR codes use it: corrects half as many words as were added. */

const EXPONENTS = new Uint8Array(512)
const LOGARITHMS = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  EXPONENTS[power] = value
  EXPONENTS[power + 255] = value
  LOGARITHMS[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

const multiply = (one: number, other: number): number =>
  one === 0 || other === 0
    ? 0
    : (EXPONENTS[(LOGARITHMS[one] as number) + (LOGARITHMS[other] as number)] as number)

const divide = (one: number, other: number): number =>
  one === 0
    ? 0
    : (EXPONENTS[(LOGARITHMS[one] as number) + 255 - (LOGARITHMS[other] as number)] as number)

/** The lowest power first. */
const evaluate = (polynomial: number[], x: number): number =>
  polynomial.reduceRight((sum, factor) => multiply(sum, x) ^ factor, 0)

/** Corrects the words in place; false if they have too many errors. */
export function correctErrors(words: Uint8Array, correctionWords: number): boolean {
  const syndromes = findSyndromes(words, correctionWords)
  if (syndromes.every((syndrome) => syndrome === 0)) return true
  const locator = findLocator(syndromes)
  const errorCount = locator.length - 1
  if (errorCount > correctionWords / 2) return false
  const places = [...words.keys()].filter(
    (place) => evaluate(locator, EXPONENTS[255 - (words.length - 1 - place)] as number) === 0,
  )
  if (places.length !== errorCount) return false
  for (const place of places) correctWord(words, place, syndromes, locator)
  return findSyndromes(words, correctionWords).every((syndrome) => syndrome === 0)
}

const findSyndromes = (words: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, power) =>
    words.reduce((sum, word) => multiply(sum, EXPONENTS[power] as number) ^ word, 0),
  )

/** By Berlekamp and Massey. */
function findLocator(syndromes: number[]): number[] {
  let locator = [1]
  let previous = [1]
  let gap = 1
  let length = 0
  let lastDifference = 1
  for (let step = 0; step < syndromes.length; step += 1) {
    let difference = syndromes[step] as number
    for (let index = 1; index <= length; index += 1)
      difference ^= multiply(locator[index] ?? 0, syndromes[step - index] ?? 0)
    if (difference === 0) {
      gap += 1
      continue
    }
    const factor = divide(difference, lastDifference)
    const before = locator
    locator = addShifted(locator, previous, factor, gap)
    if (2 * length <= step) {
      length = step + 1 - length
      previous = before
      lastDifference = difference
      gap = 1
    } else gap += 1
  }
  return locator.slice(0, length + 1)
}

function addShifted(polynomial: number[], other: number[], factor: number, shift: number) {
  const length = Math.max(polynomial.length, other.length + shift)
  return Array.from(
    { length },
    (_, index) => (polynomial[index] ?? 0) ^ multiply(factor, other[index - shift] ?? 0),
  )
}

/** By Forney. */
function correctWord(words: Uint8Array, place: number, syndromes: number[], locator: number[]) {
  const power = words.length - 1 - place
  const inverse = EXPONENTS[255 - power] as number
  const evaluator = locator.map((_, index) => {
    let sum = 0
    for (let other = 0; other <= index; other += 1)
      sum ^= multiply(locator[other] as number, syndromes[index - other] ?? 0)
    return sum
  })
  const derivative = locator.slice(1).map((factor, index) => (index % 2 === 0 ? factor : 0))
  const numerator = multiply(EXPONENTS[power] as number, evaluate(evaluator.slice(0, -1), inverse))
  const error = divide(numerator, evaluate(derivative, inverse))
  words[place] = (words[place] as number) ^ error
}
