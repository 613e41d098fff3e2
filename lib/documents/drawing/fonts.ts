import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { Blob, Face, Font } from 'harfbuzzjs'

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
] as const

const FONTS_FOLDER = 'node_modules/@fontsource'
const getFontPath = (name: string, subset: string, weight: number) =>
  `${FONTS_FOLDER}/${name}/files/${name}-${subset}-${weight}-normal.woff`

const listNotoFiles = (weight: number) =>
  NOTO_FONTS.map(([name, subset]) => getFontPath(name, subset, weight))

export type FontStyle = 'plain' | 'strong' | 'display'

const FONT_FILES_BY_STYLE: Record<FontStyle, string[]> = {
  plain: listNotoFiles(400),
  strong: listNotoFiles(600),
  display: [getFontPath('baloo-2', 'latin', 700), ...listNotoFiles(600)],
}

export type FontFace = { file: string; bytes: Buffer; font: Font; unitsPerEm: number }

const facesByFile = new Map<string, FontFace>()

function loadFace(file: string): FontFace {
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
export const toDrawableText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()

type TextRun = { face: FontFace; text: string }

/** A character that no font has stays with its neighbour. */
export function splitIntoRuns(text: string, style: FontStyle): TextRun[] {
  const runs: TextRun[] = []
  for (const char of text) {
    const lastRun = runs.at(-1)
    const face = selectFace(char, style, lastRun?.face)
    if (lastRun && lastRun.face === face) lastRun.text += char
    else runs.push({ face, text: char })
  }
  return runs
}

function selectFace(char: string, style: FontStyle, previousFace?: FontFace): FontFace {
  if (previousFace && (JOINER_PATTERN.test(char) || hasGlyph(previousFace, char)))
    return previousFace
  const files = FONT_FILES_BY_STYLE[style]
  const file = files.find((candidate) => hasGlyph(loadFace(candidate), char))
  return file ? loadFace(file) : (previousFace ?? loadFace(`${files[0]}`))
}

export const canDraw = (text: string): boolean =>
  [...toDrawableText(text)].every(
    (char) =>
      JOINER_PATTERN.test(char) ||
      FONT_FILES_BY_STYLE.strong.some((file) => hasGlyph(loadFace(file), char)),
  )

const hasGlyph = ({ font }: FontFace, char: string) =>
  font.nominalGlyph(char.codePointAt(0) ?? 0) !== undefined

/** Unpacks a WOFF font into SFNT, because PDFKit and HarfBuzz need that form. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20))
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  for (const [index, hint] of getSearchHints(count).entries())
    head.writeUInt16BE(hint, 6 + index * 2)
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16
    tag.copy(head, entry)
    checksum.copy(head, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

function readTable(woff: Buffer, entry: number) {
  const readField = (position: number) => woff.readUInt32BE(entry + position)
  const [offset, packedLength, length] = [readField(4), readField(8), readField(12)]
  const bytes = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    bytes: packedLength < length ? inflateSync(bytes) : bytes,
  }
}

/** SFNT header fields for binary search in the table directory. */
function getSearchHints(count: number) {
  const power = Math.floor(Math.log2(count))
  const range = 16 * 2 ** power
  return [range, power, count * 16 - range]
}
