import { normalizeSearchText } from '@/base/search-text'

type TextRange = [start: number, end: number]

/** Where a text contains the query: offsets of the text as it is, though other spellings match too. */
export const findTextRanges = (text: string, query: string) => createTextSearch(text)(query)

/** Prepares the text once, for many queries. */
export function createTextSearch(text: string): (query: string) => TextRange[] {
  const { normalized, offsets } = normalizeWithOffsets(text)
  return (query) => {
    const { normalized: words } = normalizeWithOffsets(query.trim())
    const ranges: TextRange[] = []
    if (!words) return ranges
    for (
      let index = normalized.indexOf(words);
      index >= 0;
      index = normalized.indexOf(words, index + words.length)
    ) {
      const end = offsets[index + words.length] ?? text.length
      ranges.push([offsets[index] ?? 0, includeMarks(text, end)])
    }
    return ranges
  }
}

/** A letter is never cut from its vowel sign or joiner. */
function includeMarks(text: string, end: number): number {
  const [marks = ''] = /^[\p{M}\u200c\u200d]*/u.exec(text.slice(end, end + 8)) ?? []
  return end + marks.length
}

/** ASCII characters, which are most of a text, or one character with its marks. */
const UNIT_PATTERN = /[\0-\x7f]+(?!\p{M})|.\p{M}*/gsu

function normalizeWithOffsets(text: string) {
  const offsets: number[] = []
  let normalized = ''
  for (const { 0: unit, index } of text.matchAll(UNIT_PATTERN)) {
    const result = normalizeUnit(unit, text.charAt(index + unit.length))
    for (let position = 0; position < result.length; position += 1)
      offsets.push(index + Math.min(position, unit.length - 1))
    normalized += result
  }
  return { normalized, offsets }
}

/** Who types without accents, curved quotes or half letters finds the words too: हिन्दी and हिंदी are one. */
function normalizeUnit(unit: string, next: string): string {
  if (/^[ङञणनम]्$/.test(unit) && /[क-ह]/.test(next)) return 'ं'
  const result = normalizeSearchText(unit).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
  return /\p{Script=Latin}/u.test(result) ? result.normalize('NFD').replace(/\p{M}/gu, '') : result
}
