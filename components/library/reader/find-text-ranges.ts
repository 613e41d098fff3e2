import { normalizeSearchText } from '@/base/search-text'

/** Where a text contains the query: offsets of the text as it is, though other spellings match too. */
export function findTextRanges(text: string, query: string): [start: number, end: number][] {
  const { normalized, offsets } = normalizeWithOffsets(text)
  const { normalized: words } = normalizeWithOffsets(query.trim())
  const ranges: [number, number][] = []
  if (!words) return ranges
  for (
    let index = normalized.indexOf(words);
    index >= 0;
    index = normalized.indexOf(words, index + words.length)
  )
    ranges.push([offsets[index] ?? 0, offsets[index + words.length] ?? text.length])
  return ranges
}

/** ASCII characters, which are most of a text, or one character with its marks. */
const UNIT_PATTERN = /[\0-\x7f]+(?!\p{M})|.\p{M}*/gsu

function normalizeWithOffsets(text: string) {
  const offsets: number[] = []
  let normalized = ''
  for (const { 0: unit, index } of text.matchAll(UNIT_PATTERN)) {
    const result = normalizeSearchText(unit).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
    for (let position = 0; position < result.length; position += 1)
      offsets.push(index + Math.min(position, unit.length - 1))
    normalized += result
  }
  return { normalized, offsets }
}
