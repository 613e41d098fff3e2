import { Buffer as Signs, shape } from 'harfbuzzjs'
import { splitIntoRuns, toDrawableText } from './fonts.mjs'

export function layOutLine(typedText, { look: style, size, spacing = 0 }) {
  const text = toDrawableText(typedText)
  let width = 0
  const runs = splitIntoRuns(text, style).map(({ face, text: runText }) => {
    const glyphs = shapeText(face, runText)
    const scale = size / face.unitsPerEm
    const x = width
    width += sumAdvances(glyphs) * scale + spacing * glyphs.length
    return { face, text: runText, glyphs, scale, at: x, spacing }
  })
  return { text, runs, size, width: width - spacing }
}

/**
 * Uses the largest size that fits: one line down to its smallest size, then more lines, broken between words.
 * `sizes` lists them per line count. An overlong word shrinks until it fits.
 */
export function fitTextLines(typedText, { look: style, width, sizes }) {
  const text = toDrawableText(typedText)
  for (const [index, sizesForCount] of sizes.entries())
    for (const size of sizesForCount) {
      const laidOutLines = splitIntoLines(text, index + 1).map((line) =>
        layOutLine(line, { look: style, size }),
      )
      if (laidOutLines.every((line) => line.width <= width)) return laidOutLines
    }
  const size = sizes.at(-1).at(-1)
  const lines = splitIntoLines(text, sizes.length)
  const maxWidth = Math.max(...lines.map((line) => layOutLine(line, { look: style, size }).width))
  return lines.map((line) => layOutLine(line, { look: style, size: (size * width) / maxWidth }))
}

function splitIntoLines(text, maxLines) {
  const words = text.split(' ')
  if (maxLines === 1 || words.length === 1) return [text]
  const targetLength = text.length / maxLines
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1)
    const extendedLine = line ? `${line} ${word}` : word
    const isCloserToTarget =
      Math.abs(extendedLine.length - targetLength) <= Math.abs(line.length - targetLength)
    if (line && !isCloserToTarget && lines.length < maxLines) lines.push(word)
    else lines[lines.length - 1] = extendedLine
  }
  return lines
}

/** Glyphs in drawing order and font units, each with the text it stands for. */
function shapeText({ font }, text) {
  const buffer = new Signs()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const clusterEnd = (cluster) => starts[starts.indexOf(cluster) + 1] ?? text.length
  const charsByCluster = new Map(
    starts.map((start) => {
      const glyphCount = glyphs.filter(({ cluster }) => cluster === start).length
      return [start, distributeChars(text.slice(start, clusterEnd(start)), glyphCount)]
    }),
  )
  return glyphs.map(({ codepoint: id, cluster, xAdvance, xOffset, yOffset }) => ({
    id,
    text: charsByCluster.get(cluster).shift(),
    xAdvance,
    xOffset,
    yOffset,
  }))
}

/** Text for a glyph that stands for none, because PDF requires some. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * Assigns the characters of a cluster to its glyphs in logical order, so that copied text equals the input.
 * Two-part vowels are decomposed where Unicode defines it.
 */
function distributeChars(text, glyphCount) {
  const chars = [...text]
  const charList = chars.length < glyphCount ? [...text.normalize('NFD')] : chars
  const charGroups = charList.slice(0, glyphCount)
  charGroups[glyphCount - 1] = charList.slice(glyphCount - 1).join('') || ZERO_WIDTH_SPACE
  return Array.from(charGroups, (char) => char ?? ZERO_WIDTH_SPACE)
}

const sumAdvances = (glyphs) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
