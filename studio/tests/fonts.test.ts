import { create, openSync } from 'fontkit'
import { Blob, Face, Font, shape } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { headingFonts } from '../fonts/heading-fonts'
import { readFont, subsetFont, toTextBuffer } from '../fonts/subset'
import { listWords } from '../fonts/words'

const MISSING_GLYPH = 0

/** Of all words together. */
function listGlyphs(bytes: Uint8Array, words: string[]): number[] {
  const font = new Font(new Face(new Blob(bytes)))
  const glyphs = words.flatMap((word) => {
    const buffer = toTextBuffer(word)
    shape(font, buffer)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  })
  return [...new Set(glyphs)]
}

describe.each(headingFonts)('$file', (font) => {
  const [words, source] = [listWords(font), readFont(font.source)]
  const built = Buffer.from(subsetFont(source, words))

  test('matches the words of the site (if not, run `npm run studio -- fonts`)', () => {
    const [committed, expected] = [openSync(`app/fonts/${font.file}`), create(built)]
    expect(committed.numGlyphs).toBe(expected.numGlyphs)
    expect(committed.characterSet).toEqual(expected.characterSet)
  })

  test('shapes every word of the site as the whole font does', () => {
    expect(words.length).toBeGreaterThan(1_000)
    const glyphs = listGlyphs(built, words)
    expect(glyphs).not.toContain(MISSING_GLYPH)
    expect(glyphs).toHaveLength(listGlyphs(source, words).length)
  })
})
