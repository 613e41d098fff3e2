import { Buffer as Signs, shape } from 'harfbuzzjs'
import { runsOf } from './faces.mjs'

/** A line set in its fonts: what is where, and how wide all of it is at this size. */
export function setLine(text, { look, size, spacing = 0 }) {
  let width = 0
  const runs = runsOf(text, look).map(({ face, text: part }) => {
    const glyphs = shaped(face, part)
    const scale = size / face.unitsPerEm
    const at = width
    width += advanceOf(glyphs) * scale + spacing * glyphs.length
    return { face, text: part, glyphs, scale, at, spacing }
  })
  return { text, runs, size, width: width - spacing }
}

/**
 * As large as fits: on one line down to the smallest size that still looks well, then on more, cut
 * between words. `sizes` says which there are for one line, for two, and so on. A word that is longer
 * than the sheet is made as small as it must be.
 */
export function fitLines(text, { look, width, sizes }) {
  for (const [at, some] of sizes.entries())
    for (const size of some) {
      const set = cut(text, at + 1).map((line) => setLine(line, { look, size }))
      if (set.every((line) => line.width <= width)) return set
    }
  const size = sizes.at(-1).at(-1)
  const lines = cut(text, sizes.length)
  const widest = Math.max(...lines.map((line) => setLine(line, { look, size }).width))
  return lines.map((line) => setLine(line, { look, size: (size * width) / widest }))
}

/** Into so many lines at the most, about as long as each other. */
function cut(text, count) {
  const words = text.split(' ')
  if (count === 1 || words.length === 1) return [text]
  const aim = text.length / count
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line ? `${line} ${word}` : word
    const better = Math.abs(longer.length - aim) <= Math.abs(line.length - aim)
    if (line && !better && lines.length < count) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/**
 * The glyphs of a run in the order of drawing, in the font's own units. The first glyph of each cluster
 * carries the text that the cluster stands for, so that what is read out of a document is what was
 * written, however the letters have moved.
 */
function shaped({ font }, text) {
  const signs = new Signs()
  signs.addText(text)
  signs.guessSegmentProperties()
  shape(font, signs)
  const glyphs = signs.getGlyphInfosAndPositions()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const said = new Set()
  return glyphs.map(({ codepoint: id, cluster, xAdvance, xOffset, yOffset }) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length
    const own = said.has(cluster) ? '' : text.slice(cluster, end)
    said.add(cluster)
    return { id, text: own, xAdvance, xOffset, yOffset }
  })
}

const advanceOf = (glyphs) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
