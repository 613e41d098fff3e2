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

/** The glyphs of a run in the order of drawing, in the font's own units, each with what it is read as. */
function shaped({ font }, text) {
  const signs = new Signs()
  signs.addText(text)
  signs.guessSegmentProperties()
  shape(font, signs)
  const glyphs = signs.getGlyphInfosAndPositions()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const endOf = (cluster) => starts[starts.indexOf(cluster) + 1] ?? text.length
  const shares = new Map(
    starts.map((start) => {
      const count = glyphs.filter(({ cluster }) => cluster === start).length
      return [start, shared(text.slice(start, endOf(start)), count)]
    }),
  )
  return glyphs.map(({ codepoint: id, cluster, xAdvance, xOffset, yOffset }) => ({
    id,
    text: shares.get(cluster).shift(),
    xAdvance,
    xOffset,
    yOffset,
  }))
}

/** Stands for nothing, where a glyph has to stand for something. */
const UNSEEN = '\u200B'

/**
 * The signs of a cluster dealt out to its glyphs in the order in which they are written, so that what is
 * read out of a document is what was written, however the glyphs have moved. A vowel that is drawn on
 * both sides of its letter is taken apart where Unicode knows how.
 */
function shared(text, count) {
  const written = [...text]
  const signs = written.length < count ? [...text.normalize('NFD')] : written
  const dealt = signs.slice(0, count)
  dealt[count - 1] = signs.slice(count - 1).join('') || UNSEEN
  return Array.from(dealt, (sign) => sign ?? UNSEEN)
}

const advanceOf = (glyphs) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
