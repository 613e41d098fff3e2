export function matchesAllWords(texts: string[], query: string): boolean {
  const joinedText = texts.join(' ').toLowerCase()
  return splitWords(query).every((word) => joinedText.includes(word))
}

export const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
