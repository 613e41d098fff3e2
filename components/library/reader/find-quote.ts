import { createTextSearch } from './find-text-ranges'

export type Quote = { quote: string; before: string; after: string }

const CONTEXT_LENGTH = 40

/** The words with a little of the text around them, which tells them from the same words elsewhere. */
export const takeQuote = (text: string, start: number, end: number): Quote => ({
  quote: text.slice(start, end),
  before: dropHalves(text.slice(Math.max(0, start - CONTEXT_LENGTH), start)),
  after: dropHalves(text.slice(end, end + CONTEXT_LENGTH)),
})

/** Of a character that is two code units. */
const dropHalves = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')

/**
 * Finds where the words are in this edition: of several places the one with the most of the text around them,
 * and among equal ones the first. Null if no place has the words.
 */
export function createQuoteFinder(text: string) {
  const plain = toSpaces(text)
  const search = createTextSearch(plain)
  return ({ quote, before, after }: Quote): { start: number; end: number } | null => {
    let best: { start: number; end: number; score: number } | null = null
    for (const [start, end] of search(toSpaces(quote))) {
      const head = plain.slice(Math.max(0, start - before.length), start)
      const score =
        countCommon([...head].reverse(), [...toSpaces(before)].reverse()) +
        countCommon([...plain.slice(end, end + after.length)], [...toSpaces(after)])
      if (!best || score > best.score) best = { start, end, score }
    }
    return best && { start: best.start, end: best.end }
  }
}

/** Paragraphs may be split or joined in another edition. */
const toSpaces = (text: string) => text.replace(/\s/g, ' ')

function countCommon(first: string[], second: string[]): number {
  const differing = first.findIndex((char, index) => char !== second[index])
  return differing < 0 ? first.length : differing
}
