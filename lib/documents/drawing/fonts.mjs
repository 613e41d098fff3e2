import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { unpackFont } from './woff.mjs'

/** A character stays in the previous one's font if that has it, else it goes to the first font that does. */

const NOTO_FONTS = [
  ['noto-serif', 'latin'],
  ['noto-serif', 'latin-ext'],
  ['noto-serif-devanagari', 'devanagari'],
  ['noto-serif-tamil', 'tamil'],
  ['noto-serif-telugu', 'telugu'],
  ['noto-sans-kannada', 'kannada'],
  ['noto-serif-malayalam', 'malayalam'],
  ['noto-serif-bengali', 'bengali'],
  ['noto-serif-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-oriya', 'oriya'],
  ['noto-naskh-arabic', 'arabic'],
  ['noto-sans-ol-chiki', 'ol-chiki'],
  ['noto-sans-meetei-mayek', 'meetei-mayek'],
]

const FONTS_FOLDER = 'node_modules/@fontsource'
const getFontPath = (name, subset, weight) =>
  `${FONTS_FOLDER}/${name}/files/${name}-${subset}-${weight}-normal.woff`

const listNotoFiles = (weight) =>
  NOTO_FONTS.map(([name, subset]) => getFontPath(name, subset, weight))

const FONT_FILES_BY_STYLE = {
  plain: listNotoFiles(400),
  strong: listNotoFiles(600),
  display: [getFontPath('baloo-2', 'latin', 700), ...listNotoFiles(600)],
}

const facesByFile = new Map()

function loadFace(file) {
  const cachedFace = facesByFile.get(file)
  if (cachedFace) return cachedFace
  const bytes = unpackFont(readFileSync(path.resolve(file)))
  const hbFace = new Face(new Blob(bytes))
  const face = { file, bytes, font: new Font(hbFace), unitsPerEm: hbFace.upem }
  facesByFile.set(file, face)
  return face
}

const JOINER_PATTERN = /[\u200C\u200D]/

/**
 * Fonts have no glyph for a line break, a tab, a rare space or an invisible mark and would draw a box. Joiners
 * stay, because they shape letters.
 */
export const toDrawableText = (text) =>
  text
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()

/** A character that no font has stays with its neighbour. */
export function splitIntoRuns(text, style) {
  const runs = []
  for (const char of text) {
    const lastRun = runs.at(-1)
    const face = selectFace(char, style, lastRun?.face)
    if (lastRun && lastRun.face === face) lastRun.text += char
    else runs.push({ face, text: char })
  }
  return runs
}

function selectFace(char, style, previousFace) {
  const codePoint = char.codePointAt(0)
  if (previousFace && (JOINER_PATTERN.test(char) || hasGlyph(previousFace, codePoint)))
    return previousFace
  const file = FONT_FILES_BY_STYLE[style].find((candidate) =>
    hasGlyph(loadFace(candidate), codePoint),
  )
  return file ? loadFace(file) : (previousFace ?? loadFace(FONT_FILES_BY_STYLE[style][0]))
}

export const fontsCover = (text) =>
  [...toDrawableText(text)].every(
    (char) =>
      JOINER_PATTERN.test(char) ||
      FONT_FILES_BY_STYLE.strong.some((file) => hasGlyph(loadFace(file), char.codePointAt(0))),
  )

const hasGlyph = ({ font }, codePoint) => font.nominalGlyph(codePoint) !== undefined
