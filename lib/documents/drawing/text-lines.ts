import 'server-only'
import { shape, Buffer as TextBuffer } from 'harfbuzzjs'
import { type FontFace, type FontStyle, splitIntoRuns, toDrawableText } from './fonts'

/** In drawing order and font units, with the text it stands for. */
export type ShapedGlyph = {
  id: number
  text: string
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** Glyphs of one font. `x` starts at the line's left edge. */
type ShapedRun = {
  face: FontFace
  text: string
  glyphs: ShapedGlyph[]
  scale: number
  x: number
  spacing: number
}

export type ShapedLine = { text: string; runs: ShapedRun[]; size: number; width: number }

type LineStyle = { style: FontStyle; size: number; spacing?: number }

export function layOutLine(typedText: string, { style, size, spacing = 0 }: LineStyle): ShapedLine {
  const text = toDrawableText(typedText)
  let width = 0
  const runs = splitIntoRuns(text, style).map(({ face, text: runText }) => {
    const glyphs = shapeText(face, runText)
    const scale = size / face.unitsPerEm
    const x = width
    width += sumAdvances(glyphs) * scale + spacing * glyphs.length
    return { face, text: runText, glyphs, scale, x, spacing }
  })
  return { text, runs, size, width: width - spacing }
}

/** The sizes to try, for each number of lines. */
export type LineFit = { style: FontStyle; width: number; sizes: readonly (readonly number[])[] }

/**
 * Uses the largest size that fits: one line down to its smallest size, then more lines, broken between words.
 * An overlong word shrinks until it fits.
 */
export function fitTextLines(typedText: string, { style, width, sizes }: LineFit): ShapedLine[] {
  const text = toDrawableText(typedText)
  for (const [index, sizesForCount] of sizes.entries())
    for (const size of sizesForCount) {
      const lines = splitIntoLines(text, index + 1).map((line) => layOutLine(line, { style, size }))
      if (lines.every((line) => line.width <= width)) return lines
    }
  const size = sizes.at(-1)?.at(-1) ?? 0
  const lines = splitIntoLines(text, sizes.length)
  const maxWidth = Math.max(...lines.map((line) => layOutLine(line, { style, size }).width))
  return lines.map((line) => layOutLine(line, { style, size: (size * width) / maxWidth }))
}

/** In one line, as large as fits. */
export function fitTextLine(
  text: string,
  { sizes, ...fit }: Omit<LineFit, 'sizes'> & { sizes: readonly number[] },
): ShapedLine {
  const [line] = fitTextLines(text, { ...fit, sizes: [sizes] })
  return line as ShapedLine
}

/** The same sizes for each number of lines. */
export const fitIntoLines = (
  text: string,
  style: FontStyle,
  width: number,
  sizes: readonly number[],
  maxLines: number,
): ShapedLine[] =>
  fitTextLines(text, { style, width, sizes: Array.from({ length: maxLines }, () => sizes) })

function splitIntoLines(text: string, maxLines: number) {
  const words = text.split(' ')
  if (maxLines === 1 || words.length === 1) return [text]
  const targetLength = text.length / maxLines
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const extendedLine = line ? `${line} ${word}` : word
    const isCloserToTarget =
      Math.abs(extendedLine.length - targetLength) <= Math.abs(line.length - targetLength)
    if (line && !isCloserToTarget && lines.length + 1 < maxLines) {
      lines.push(line)
      line = word
    } else line = extendedLine
  }
  return [...lines, line]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At one size, in as many lines as needed. Lines break between words; a word wider than a line breaks too. */
export function wrapText(
  text: string,
  { style, size, width }: LineStyle & { width: number },
): ShapedLine[] {
  const layOut = (part: string) => layOutLine(part, { style, size })
  const isTooWide = (part: string) => layOut(part).width > width
  const lines: string[] = []
  let line = ''
  for (const word of toDrawableText(text).split(' ')) {
    const extendedLine = line ? `${line} ${word}` : word
    if (!isTooWide(extendedLine)) line = extendedLine
    else {
      if (line) lines.push(line)
      const pieces = breakWord(word, isTooWide)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
    }
  }
  return [...lines, line].map(layOut)
}

function breakWord(word: string, isTooWide: (piece: string) => boolean) {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    const extendedPiece = `${piece}${segment}`
    if (piece && isTooWide(extendedPiece)) {
      pieces.push(piece)
      piece = segment
    } else piece = extendedPiece
  }
  return [...pieces, piece]
}

function shapeText({ font }: FontFace, text: string): ShapedGlyph[] {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const charsByCluster = new Map(
    starts.map((start, index) => {
      const glyphCount = glyphs.filter(({ cluster }) => cluster === start).length
      return [start, distributeChars(text.slice(start, starts[index + 1]), glyphCount)]
    }),
  )
  return glyphs.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    ...{ id, text: charsByCluster.get(cluster)?.shift() ?? ZERO_WIDTH_SPACE },
    ...{ xAdvance, xOffset, yOffset },
  }))
}

/** Text for a glyph that stands for none, because PDF requires some. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * Assigns the characters of a cluster to its glyphs in logical order, so that copied text equals the input.
 * Two-part vowels are decomposed where Unicode defines it.
 */
function distributeChars(text: string, glyphCount: number) {
  const chars = [...text]
  const charList = chars.length < glyphCount ? [...text.normalize('NFD')] : chars
  const charGroups = charList.slice(0, glyphCount)
  charGroups[glyphCount - 1] = charList.slice(glyphCount - 1).join('') || ZERO_WIDTH_SPACE
  return Array.from(charGroups, (char) => char ?? ZERO_WIDTH_SPACE)
}

const sumAdvances = (glyphs: ShapedGlyph[]) =>
  glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
