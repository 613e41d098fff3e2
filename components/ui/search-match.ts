import { includesWord, splitWords, toSearchableText } from '@/base/search-text'

export function matchesAllWords(texts: string[], query: string): boolean {
  const text = toSearchableText(texts)
  return splitWords(query).every((word) => includesWord(text, word))
}
