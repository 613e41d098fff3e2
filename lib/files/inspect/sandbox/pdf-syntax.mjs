/**
 * Reads values of a PDF as viewers do, which accept much that the standard forbids. Names are text with a
 * slash, so that `/S` and `(S)` differ.
 */

const MAX_DEPTH = 200
const WHITESPACE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)))
const [PERCENT, SLASH, OPEN, CLOSE, LESS, GREATER] = [...'%/()<>'].map((c) => c.charCodeAt(0))
const [BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY] = [...'\\[]'].map((c) => c.charCodeAt(0))

export const isWhitespace = (byte) => WHITESPACE.has(byte)

/** Reads from a position on. A dictionary is a list of pairs, because a key may come twice. */
export function createReader(bytes, start = 0) {
  let position = start

  function skipSpace() {
    for (;;) {
      while (isWhitespace(bytes[position])) position += 1
      if (bytes[position] !== PERCENT) return
      while (position < bytes.length && bytes[position] !== 10 && bytes[position] !== 13)
        position += 1
    }
  }

  /** Undefined at the end. */
  function readValue(depth = 0) {
    if (depth > MAX_DEPTH) throw new Error('values are nested too deeply')
    skipSpace()
    const byte = bytes[position]
    if (byte === undefined) return undefined
    if (byte === SLASH) return `/${readName()}`
    if (byte === OPEN) return readText()
    if (byte === LESS && bytes[position + 1] === LESS) return readDictionary(depth)
    if (byte === LESS) return readHexText()
    if (byte === OPEN_ARRAY) return readArray(depth)
    return { word: readWord() }
  }

  function readName() {
    position += 1
    const text = readRegular()
    return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
  }

  function readRegular() {
    const from = position
    while (
      position < bytes.length &&
      !isWhitespace(bytes[position]) &&
      !DELIMITERS.has(bytes[position])
    )
      position += 1
    return bytes.toString('latin1', from, position)
  }

  function readWord() {
    const word = readRegular()
    if (word) return word
    const length = bytes[position] === GREATER && bytes[position + 1] === GREATER ? 2 : 1
    position += length
    return bytes.toString('latin1', position - length, position)
  }

  function readText() {
    const from = ++position
    for (let open = 1; position < bytes.length; position += 1) {
      if (bytes[position] === BACKSLASH) position += 1
      else if (bytes[position] === OPEN) open += 1
      else if (bytes[position] === CLOSE && --open === 0) break
    }
    return { text: unescapeText(bytes.toString('latin1', from, position++)) }
  }

  function readHexText() {
    const end = bytes.indexOf(GREATER, position)
    const digits = bytes.toString('latin1', position + 1, end < 0 ? bytes.length : end)
    position = end < 0 ? bytes.length : end + 1
    return { text: Buffer.from(digits.replaceAll(/[^0-9a-f]/gi, ''), 'hex').toString('latin1') }
  }

  function readArray(depth) {
    position += 1
    const items = []
    for (;;) {
      skipSpace()
      if (position >= bytes.length) return items
      if (bytes[position] === CLOSE_ARRAY) {
        position += 1
        return items
      }
      items.push(readValue(depth + 1))
    }
  }

  function readDictionary(depth) {
    position += 2
    const pairs = []
    for (;;) {
      const key = readValue(depth + 1)
      if (key === undefined || key.word === '>>') return { pairs }
      // Viewers skip what is no key.
      if (typeof key !== 'string') continue
      const value = readDictionaryValue(depth + 1)
      pairs.push([key, value.value])
      if (value.isEnd) return { pairs }
    }
  }

  /** A value, or a reference: a number, another number and `R`. */
  function readDictionaryValue(depth) {
    const value = readValue(depth)
    if (value === undefined || value.word === '>>') return { isEnd: true }
    if (!/^\d+$/.test(value.word ?? '')) return { value }
    const afterNumber = position
    const [generation, mark] = [readValue(depth), readValue(depth)]
    if (/^\d+$/.test(generation?.word ?? '') && mark?.word === 'R')
      return { value: { reference: Number(value.word) } }
    position = afterNumber
    return { value }
  }

  return { readValue, skipSpace, getPosition: () => position }
}

const ESCAPES = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescapeText = (text) =>
  text.replaceAll(/\\([0-7]{1,3}|\r\n|.)/gs, (_, code) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(parseInt(code, 8) & 255)
    return /^[\r\n]/.test(code) ? '' : (ESCAPES[code] ?? code)
  })
