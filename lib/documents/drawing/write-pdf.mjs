import PDFDocument from 'pdfkit'
import { layOutBillPages } from '../layouts/bill.mjs'
import { layOutCertificate } from '../layouts/certificate.mjs'
import { CERTIFICATE_SIZE } from '../layouts/certificate-places.mjs'
import { layOutPoster } from '../layouts/poster.mjs'
import { layOutRecordPages } from '../layouts/record.mjs'
import { A4_PORTRAIT } from '../layouts/record-places.mjs'
import { layOutReportPages } from '../layouts/report.mjs'
import { layOutSchoolCertificate } from '../layouts/school-certificate.mjs'
import { loadDrawing } from './drawings.mjs'
import { convertImages } from './images.mjs'

/** Tagged PDF: text in reading order with its language; ornaments are artifacts. */
export const renderPdf = ({ images, ...text }) =>
  renderDocument(text, CERTIFICATE_SIZE, [layOutCertificate(text)], images)

export const renderRecord = (text) => renderDocument(text, A4_PORTRAIT, layOutRecordPages(text))

export const renderBill = (text) => renderDocument(text, A4_PORTRAIT, layOutBillPages(text))

export const renderReport = (text) => renderDocument(text, A4_PORTRAIT, layOutReportPages(text))

export const renderPoster = (text) => renderDocument(text, A4_PORTRAIT, [layOutPoster(text)])

export const renderSchoolCertificate = (text) =>
  renderDocument(text, A4_PORTRAIT, [layOutSchoolCertificate(text)])

/** Several certificates as one document, a page each. */
export const renderCertificates = ({ texts, images, ...text }) =>
  renderDocument(text, CERTIFICATE_SIZE, texts.map(layOutCertificate), images)

async function renderDocument(text, { width, height }, pages, images) {
  const pngs = await convertImages(images)
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: text.lang,
    displayTitle: true,
    info: { Title: text.title, Author: text.site, CreationDate: new Date(text.createdAt) },
  })
  const bytes = collectBytes(pdf)
  const root = pdf.struct('Document', { title: text.title })
  pdf.addStructure(root)
  let table
  for (const [index, parts] of pages.entries()) {
    if (index > 0) pdf.addPage()
    for (const part of parts) {
      if (part.as === 'ornament') addOrnament(pdf, part)
      else if (part.as === 'TR') {
        if (part.startsTable) table = undefined
        table ??= addTable(pdf, root)
        table.add(createRow(pdf, part))
      } else
        root.add(
          part.as === 'Figure'
            ? createFigure(pdf, part, pngs)
            : createTextElement(pdf, part.as, part.lines, part.lang),
        )
    }
  }
  root.end()
  pdf.end()
  return bytes
}

function addOrnament(pdf, part) {
  pdf.markContent('Artifact', { type: 'Layout' })
  drawShapes(pdf, part)
  pdf.endMarkedContent()
}

function addTable(pdf, root) {
  const table = pdf.struct('Table')
  root.add(table)
  return table
}

const createRow = (pdf, { cell, cells }) =>
  pdf.struct(
    'TR',
    cells.map((lines) => createCell(pdf, cell, lines)),
  )

/** Lines in a second language are an element of their own. */
function createCell(pdf, tag, lines) {
  const foreign = lines.filter(({ lang }) => lang)
  if (foreign.length === 0) return createTextElement(pdf, tag, lines)
  const english = lines.filter(({ lang }) => !lang)
  return pdf.struct(tag, [
    createTextElement(pdf, 'Span', english),
    createTextElement(pdf, 'Span', foreign, foreign[0].lang),
  ])
}

const createTextElement = (pdf, tag, lines, lang) =>
  pdf.struct(tag, { lang, actual: lines.map(({ line }) => line.text).join(' ') }, [
    () => writeLines(pdf, lines),
  ])

async function collectBytes(page) {
  const chunks = []
  for await (const chunk of page) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const createFigure = (page, part, pngs) =>
  page.struct('Figure', { alt: part.alt }, [() => drawShapes(page, part, pngs)])

function drawShapes(page, { shapes }, pngs) {
  for (const shape of shapes) {
    if (shape.drawing) drawDrawing(page, shape)
    else if (shape.image) drawImage(page, shape, pngs.get(shape.image))
    else drawPath(page, shape)
  }
}

const drawImage = (page, { x, y, width, height }, png) =>
  page.image(png, x, y, { fit: [width, height], align: 'center', valign: 'center' })

function drawDrawing(page, { drawing: name, x, y, scale }) {
  page.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round')
  for (const shape of loadDrawing(name)) {
    page.save()
    for (const { kind, by: amounts } of shape.moves)
      kind === 'rotate' ? page.rotate(amounts[0]) : page.translate(amounts[0], amounts[1] ?? 0)
    drawPath(page, shape)
    page.restore()
  }
  page.restore()
}

function drawPath(page, { d, fill, stroke, width }) {
  page.path(d)
  if (width) page.lineWidth(width)
  if (fill && stroke) page.fillAndStroke(fill, stroke)
  else if (fill) page.fill(fill)
  else page.stroke(stroke)
}

/** The text is already shaped: PDFKit only embeds and places the glyphs. */
function writeLines(page, lines) {
  for (const { line, x, y, color } of lines) {
    page.fillColor(color).fontSize(line.size)
    for (const { face, text: runText, glyphs, at: offsetX, spacing } of line.runs) {
      page.registerFont(face.file, face.bytes).font(face.file)
      const font = page._font
      font.widthOfString = () => 0
      font.encode = () => encodeGlyphs(font, glyphs, 1000 / face.unitsPerEm)
      const placement = { lineBreak: false, baseline: 'alphabetic', textWidth: 1, wordCount: 1 }
      page.text(runText, x + offsetX, y, { ...placement, characterSpacing: spacing })
    }
  }
}

/** One code per glyph and text, because a code maps to one text when copied or read aloud. */
function encodeGlyphs(font, glyphs, scale) {
  font.codes ??= new Map()
  const codes = glyphs.map(({ id, text: glyphText }) => {
    const key = `${id} ${glyphText}`
    const glyphCode = font.codes.get(key) ?? createGlyphCode(font.subset, id)
    font.codes.set(key, glyphCode)
    font.unicode[glyphCode] = [...glyphText].map((char) => char.codePointAt(0))
    font.widths[glyphCode] = font.font.getGlyph(id).advanceWidth * scale
    return glyphCode.toString(16).padStart(4, '0')
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

/** Clears PDFKit's cache entry, so that the glyph gets a new code. */
function createGlyphCode(subset, id) {
  delete subset.mapping[id]
  return subset.includeGlyph(id)
}
