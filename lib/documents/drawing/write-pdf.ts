import 'server-only'
import PDFDocument, { type PdfStructure } from 'pdfkit'
import { convertImages, type DocumentImages, type DrawnPath, loadDrawing } from './drawings'
import type { PageSize } from './page'
import type { DocumentPart, PlacedDrawing, PlacedLine, PlacedShape, RowPart } from './parts'
import { placeGlyphs } from './place-glyphs'

type DocumentProperties = { lang: string; title: string; site: string; createdAt: string }

/** Tagged PDF: text in reading order with its language. */
export async function writePdf(
  { lang, title, site, createdAt }: DocumentProperties,
  { width, height }: PageSize,
  pages: DocumentPart[][],
  images?: DocumentImages,
): Promise<Buffer> {
  const pngs = await convertImages(images)
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: site, CreationDate: new Date(createdAt) },
  })
  const bytes = collectBytes(pdf)
  const root = pdf.struct('Document', { title })
  pdf.addStructure(root)
  const addPart = createPartWriter(pdf, root, pngs)
  for (const [index, parts] of pages.entries()) {
    if (index > 0) pdf.addPage()
    parts.forEach(addPart)
  }
  root.end()
  pdf.end()
  return bytes
}

async function collectBytes(pdf: PDFDocument) {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The rows of a table share an element, also across pages. */
function createPartWriter(pdf: PDFDocument, root: PdfStructure, pngs: Map<string, Buffer>) {
  let table: PdfStructure | undefined
  return (part: DocumentPart) => {
    if (part.tag === 'Artifact') {
      pdf.markContent('Artifact', { type: 'Layout' })
      drawShapes(pdf, part.shapes, pngs)
      pdf.endMarkedContent()
    } else if (part.tag === 'TR') {
      if (part.startsTable || !table) {
        table = pdf.struct('Table')
        root.add(table)
      }
      table.add(createRow(pdf, part))
    } else if (part.tag === 'Figure')
      root.add(pdf.struct('Figure', { alt: part.alt }, [() => drawShapes(pdf, part.shapes, pngs)]))
    else root.add(createTextElement(pdf, part.tag, part.lines, part.lang))
  }
}

const createRow = (pdf: PDFDocument, { cell, cells }: RowPart) =>
  pdf.struct(
    'TR',
    cells.map((lines) => createCell(pdf, cell, lines)),
  )

/** Lines in a second language are an element of their own. */
function createCell(pdf: PDFDocument, tag: string, lines: PlacedLine[]) {
  const foreign = lines.filter(({ lang }) => lang)
  if (foreign.length === 0) return createTextElement(pdf, tag, lines)
  const english = lines.filter(({ lang }) => !lang)
  return pdf.struct(tag, [
    createTextElement(pdf, 'Span', english),
    createTextElement(pdf, 'Span', foreign, foreign[0]?.lang),
  ])
}

const createTextElement = (pdf: PDFDocument, tag: string, lines: PlacedLine[], lang?: string) =>
  pdf.struct(tag, { lang, actual: lines.map(({ line }) => line.text).join(' ') }, [
    () => {
      for (const line of lines) placeGlyphs(pdf, line)
    },
  ])

function drawShapes(pdf: PDFDocument, shapes: PlacedShape[], pngs: Map<string, Buffer>) {
  for (const shape of shapes)
    if ('drawing' in shape) drawDrawing(pdf, shape)
    else if ('image' in shape) {
      const { image, x, y, width, height } = shape
      const png = pngs.get(image)
      if (!png) throw new Error(`no image ${image}`)
      pdf.image(png, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    } else drawPath(pdf, shape)
}

function drawDrawing(pdf: PDFDocument, { drawing, x, y, scale }: PlacedDrawing) {
  pdf.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round')
  for (const path of loadDrawing(drawing)) {
    pdf.save()
    for (const { kind, by } of path.transforms ?? [])
      kind === 'rotate' ? pdf.rotate(by[0] ?? 0) : pdf.translate(by[0] ?? 0, by[1] ?? 0)
    drawPath(pdf, path)
    pdf.restore()
  }
  pdf.restore()
}

function drawPath(pdf: PDFDocument, { d, fill, stroke, width }: DrawnPath) {
  pdf.path(d)
  if (width) pdf.lineWidth(width)
  if (fill && stroke) pdf.fillAndStroke(fill, stroke)
  else if (fill) pdf.fill(fill)
  else pdf.stroke(stroke)
}
