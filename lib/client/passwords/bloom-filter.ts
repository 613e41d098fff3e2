/** One false positive in a thousand: 10,000 passwords take 16 KB and cannot be read from the filter. */

const BITS_PER_WORD = 14.4
const HASH_COUNT = 10

export function mightContain(filter: Uint8Array, word: string) {
  return computeBits(word, filter.length * 8).every(
    (bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1,
  )
}

export function createFilter(words: string[]) {
  const filter = new Uint8Array(Math.ceil((words.length * BITS_PER_WORD) / 8))
  for (const word of words) {
    for (const bit of computeBits(word, filter.length * 8)) {
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return filter
}

function computeBits(word: string, bitCount: number) {
  const [start, step] = [hash(word, 0x811c9dc5), hash(word, 0x9747b28c) | 1]
  return Array.from(
    { length: HASH_COUNT },
    (_, round) => (start + Math.imul(round, step) + round) >>> 0,
  ).map((hashValue) => hashValue % bitCount)
}

/** FNV-1a with an extra mix, so that one character changes all bits. */
function hash(word: string, seed: number) {
  let hashValue = seed
  for (const byte of new TextEncoder().encode(word))
    hashValue = Math.imul(hashValue ^ byte, 0x01000193)
  hashValue = Math.imul(hashValue ^ (hashValue >>> 16), 0x85ebca6b)
  return (hashValue ^ (hashValue >>> 13)) >>> 0
}
