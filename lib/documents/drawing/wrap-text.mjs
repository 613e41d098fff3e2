import { toDrawableText } from './fonts.mjs'
import { layOutLine } from './text-lines.mjs'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At one size, in as many lines as needed. Lines break between words; a word wider than a line breaks too. */
export function wrapText(text, { look, size, width }) {
  const layOut = (part) => layOutLine(part, { look, size })
  const isTooWide = (part) => layOut(part).width > width
  const lines = ['']
  for (const word of toDrawableText(text).split(' ')) {
    const line = lines.at(-1)
    const extendedLine = line ? `${line} ${word}` : word
    if (!isTooWide(extendedLine)) lines[lines.length - 1] = extendedLine
    else {
      if (!line) lines.pop()
      lines.push(...breakWord(word, isTooWide))
    }
  }
  return lines.map(layOut)
}

function breakWord(word, isTooWide) {
  const pieces = ['']
  for (const { segment } of characters.segment(word)) {
    const extendedPiece = `${pieces.at(-1)}${segment}`
    if (pieces.at(-1) && isTooWide(extendedPiece)) pieces.push(segment)
    else pieces[pieces.length - 1] = extendedPiece
  }
  return pieces
}
