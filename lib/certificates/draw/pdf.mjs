import PDFDocument from 'pdfkit'
import { drawing } from './drawings.mjs'
import { recordPages, UPRIGHT } from './record.mjs'
import { SHEET, sheetOf } from './sheet.mjs'

/** The sheet as a tagged PDF: what is said, in order and with its language; ornaments are left out of it. */
export const drawPdf = (words) => drawn(words, SHEET, [sheetOf(words)])

export const drawRecord = (words) => drawn(words, UPRIGHT, recordPages(words))

async function drawn(words, { width, height }, pages) {
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: words.lang,
    displayTitle: true,
    info: { Title: words.title, Author: words.site, CreationDate: new Date(words.made) },
  })
  const bytes = collect(pdf)
  const whole = pdf.struct('Document', { title: words.title })
  pdf.addStructure(whole)
  let table
  for (const [at, parts] of pages.entries()) {
    if (at > 0) pdf.addPage()
    for (const part of parts) {
      if (part.as === 'ornament') ornament(pdf, part)
      else if (part.as === 'TR') {
        table ??= tableIn(pdf, whole)
        table.add(rowOf(pdf, part))
      } else whole.add(part.as === 'Figure' ? figure(pdf, part) : spoken(pdf, part.as, part.lines))
    }
  }
  whole.end()
  pdf.end()
  return bytes
}

function ornament(pdf, part) {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw(pdf, part)
  pdf.endMarkedContent()
}

function tableIn(pdf, whole) {
  const table = pdf.struct('Table')
  whole.add(table)
  return table
}

const rowOf = (pdf, { cell, cells }) =>
  pdf.struct(
    'TR',
    cells.map((lines) => spoken(pdf, cell, lines)),
  )

const spoken = (pdf, as, lines) =>
  pdf.struct(as, { actual: lines.map(({ line }) => line.text).join(' ') }, [
    () => write(pdf, lines),
  ])

async function collect(page) {
  const chunks = []
  for await (const chunk of page) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const figure = (page, part) => page.struct('Figure', { alt: part.alt }, [() => draw(page, part)])

function draw(page, { shapes }) {
  for (const shape of shapes) {
    if (shape.drawing) drawAll(page, shape)
    else outline(page, shape)
  }
}

function drawAll(page, { drawing: name, x, y, scale }) {
  page.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round')
  for (const shape of drawing(name)) {
    page.save()
    for (const { kind, by } of shape.moves)
      kind === 'rotate' ? page.rotate(by[0]) : page.translate(by[0], by[1] ?? 0)
    outline(page, shape)
    page.restore()
  }
  page.restore()
}

function outline(page, { d, fill, stroke, width }) {
  page.path(d)
  if (width) page.lineWidth(width)
  if (fill && stroke) page.fillAndStroke(fill, stroke)
  else if (fill) page.fill(fill)
  else page.stroke(stroke)
}

/** By runs, each in its own font. What is set here was shaped before: PDFKit only embeds and places it. */
function write(page, lines) {
  for (const { line, x, y, color } of lines) {
    page.fillColor(color).fontSize(line.size)
    for (const { face, text, glyphs, at, spacing } of line.runs) {
      page.registerFont(face.file, face.bytes).font(face.file)
      const font = page._font
      font.widthOfString = () => 0
      font.encode = () => encoded(font, glyphs, 1000 / face.unitsPerEm)
      const place = { lineBreak: false, baseline: 'alphabetic', textWidth: 1, wordCount: 1 }
      page.text(text, x + at, y, { ...place, characterSpacing: spacing })
    }
  }
}

/**
 * Codes and positions as PDFKit wants them. A glyph that stands for another text than where it was used
 * before gets a code of its own, for a code can be read out in one way only.
 */
function encoded(font, glyphs, scale) {
  font.codes ??= new Map()
  const codes = glyphs.map(({ id, text }) => {
    const key = `${id} ${text}`
    const code = font.codes.get(key) ?? newCode(font.subset, id)
    font.codes.set(key, code)
    font.unicode[code] = [...text].map((sign) => sign.codePointAt(0))
    font.widths[code] = font.font.getGlyph(id).advanceWidth * scale
    return code.toString(16).padStart(4, '0')
  })
  const positions = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => ({
    xAdvance: xAdvance * scale,
    yAdvance: 0,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: font.font.getGlyph(id).advanceWidth * scale,
  }))
  return [codes, positions]
}

/** The subset takes a glyph that it has forgotten for a new one. */
function newCode(subset, id) {
  delete subset.mapping[id]
  return subset.includeGlyph(id)
}
