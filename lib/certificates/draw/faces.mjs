import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { unpackedFont } from './woff.mjs'

/**
 * The fonts of a certificate. Each covers one script and lacks the others, so a line is set in runs: a
 * sign stays in the font of the sign before it where that has it, else it goes to the first that does.
 */

const NOTO = [
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

const FOLDER = 'node_modules/@fontsource'
const fileOf = (name, subset, weight) =>
  `${FOLDER}/${name}/files/${name}-${subset}-${weight}-normal.woff`

const noto = (weight) => NOTO.map(([name, subset]) => fileOf(name, subset, weight))

/** The site's own face first; what it lacks is set in the others. */
const LOOKS = {
  plain: noto(400),
  strong: noto(600),
  display: [fileOf('baloo-2', 'latin', 700), ...noto(600)],
}

const opened = new Map()

/** A font with its bytes, read when something is first set in it. */
function faceOf(file) {
  const known = opened.get(file)
  if (known) return known
  const bytes = unpackedFont(readFileSync(path.resolve(file)))
  const shapes = new Face(new Blob(bytes))
  const face = { file, bytes, font: new Font(shapes), unitsPerEm: shapes.upem }
  opened.set(file, face)
  return face
}

const JOINER = /[\u200C\u200D]/

/** The line cut into runs of one font each; what no font has stays with its neighbour. */
export function runsOf(text, look) {
  const runs = []
  for (const sign of text) {
    const last = runs.at(-1)
    const face = faceFor(sign, look, last?.face)
    if (last && last.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}

function faceFor(sign, look, before) {
  const code = sign.codePointAt(0)
  if (before && (JOINER.test(sign) || has(before, code))) return before
  const file = LOOKS[look].find((one) => has(faceOf(one), code))
  return file ? faceOf(file) : (before ?? faceOf(LOOKS[look][0]))
}

/** Whether every sign of it can be set. */
export const canSet = (text) =>
  [...text].every(
    (sign) =>
      JOINER.test(sign) || LOOKS.strong.some((file) => has(faceOf(file), sign.codePointAt(0))),
  )

const has = ({ font }, code) => font.nominalGlyph(code) !== undefined
