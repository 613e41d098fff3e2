import 'server-only'
import type PDFDocument from 'pdfkit'
import type { PdfFont } from 'pdfkit'
import type { PlacedLine } from './parts'
import type { ShapedGlyph } from './text-lines'

/**
 * PDFKit would shape the text again, and worse: it breaks Malayalam and reverses the order of copied text.
 * Replacing two methods of its font makes it only embed and place our glyphs.
 */
export function placeGlyphs(pdf: PDFDocument, { line, x, y, color }: PlacedLine) {
  pdf.fillColor(color).fontSize(line.size)
  for (const { face, text, glyphs, x: offsetX, spacing } of line.runs) {
    pdf.registerFont(face.file, face.bytes).font(face.file)
    const font = pdf._font
    font.widthOfString = () => 0
    font.encode = () => encodeGlyphs(font, glyphs, 1000 / face.unitsPerEm)
    pdf.text(text, x + offsetX, y, { ...TEXT_OPTIONS, characterSpacing: spacing })
  }
}

/** With these, PDFKit measures nothing and sets the text in one piece. */
const TEXT_OPTIONS = { lineBreak: false, baseline: 'alphabetic', textWidth: 1, wordCount: 1 }

const codesByFont = new WeakMap<PdfFont, Map<string, number>>()

/** One code per glyph and text, because a code maps to one text when copied or read aloud. */
function encodeGlyphs(
  font: PdfFont,
  glyphs: ShapedGlyph[],
  scale: number,
): ReturnType<PdfFont['encode']> {
  const codes = codesByFont.get(font) ?? new Map<string, number>()
  codesByFont.set(font, codes)
  const getWidth = (id: number) => font.font.getGlyph(id).advanceWidth * scale
  const hexCodes = glyphs.map(({ id, text }) => {
    const key = `${id} ${text}`
    const code = codes.get(key) ?? createCode(font, id)
    codes.set(key, code)
    font.unicode[code] = [...text].map((char) => char.codePointAt(0) ?? 0)
    font.widths[code] = getWidth(id)
    return code.toString(16).padStart(4, '0')
  })
  const positions = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => ({
    xAdvance: xAdvance * scale,
    yAdvance: 0,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: getWidth(id),
  }))
  return [hexCodes, positions]
}

/** Without its entry in the subset's cache, the glyph gets a new code. */
function createCode({ subset }: PdfFont, id: number) {
  delete subset.mapping[id]
  return subset.includeGlyph(id)
}
