/** What the code of an answer sheet says, as text: which test, which version of it, and which layout. */

export type SheetVersion = (typeof SHEET_VERSIONS)[number]

export type SheetCode = { test: string; version: SheetVersion; layout: string }

export const SHEET_VERSIONS = ['A', 'B', 'C', 'D'] as const

/** Crockford's 32 characters: none is mistaken for another. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'UNS1'
const TEST_LENGTH = 8
const CODE_PATTERN = /^UNS1([0-9A-HJKMNP-TV-Z]{8})([A-D])([0-9A-HJKMNP-TV-Z]{4})$/

/** The first 40 bits of the id: no teacher has two tests with the same. */
export function toTestCode(testId: string): string {
  const digits = testId.replaceAll('-', '').slice(0, (TEST_LENGTH * 5) / 4)
  return encodeNumber(Number.parseInt(digits, 16), TEST_LENGTH)
}

export const formatSheetCode = ({ test, version, layout }: SheetCode): string =>
  `${PREFIX}${test}${version}${layout}`

export function parseSheetCode(text: string): SheetCode | undefined {
  const [, test, version, layout] = CODE_PATTERN.exec(text) ?? []
  return test && version && layout ? { test, version: version as SheetVersion, layout } : undefined
}

/** Four characters by FNV-1a. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return encodeNumber((hash ^ (hash >>> 20)) & 0xfffff, 4)
}

function encodeNumber(value: number, length: number): string {
  let text = ''
  let rest = value
  for (let index = 0; index < length; index += 1) {
    text = `${CHARACTERS[rest % 32]}${text}`
    rest = Math.floor(rest / 32)
  }
  return text
}
