/** PDFKit has no types of its own: what is called here, and the internals that `place-glyphs.ts` replaces. */
declare module 'pdfkit' {
  /** A font in the document. Internal in PDFKit 0.20: `EmbeddedFont` in its `lib/font/embedded.js`. */
  export type PdfFont = {
    font: { getGlyph: (id: number) => { advanceWidth: number } }
    subset: { mapping: Record<number, number>; includeGlyph: (id: number) => number }
    /** By code: the code points to copy, and the width in thousandths of the size. */
    unicode: number[][]
    widths: number[]
    encode: () => [codes: string[], positions: PdfGlyphPosition[]]
    widthOfString: () => number
  }

  export type PdfGlyphPosition = {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
    advanceWidth: number
  }

  export type PdfStructure = { add: (child: PdfStructure) => void; end: () => void }

  type DocumentOptions = {
    size: [width: number, height: number]
    margin: number
    pdfVersion: string
    subset: string
    tagged: boolean
    lang: string
    displayTitle: boolean
    info: { Title: string; Author: string; CreationDate: Date }
  }
  type StructureOptions = { lang?: string; actual?: string; alt?: string; title?: string }
  type StructureChildren = (PdfStructure | (() => void))[]
  type TextOptions = {
    lineBreak: boolean
    baseline: string
    textWidth: number
    wordCount: number
    characterSpacing: number
  }
  type ImageOptions = { fit: [width: number, height: number]; align: string; valign: string }

  export default class PDFDocument {
    constructor(options: DocumentOptions)
    /** Internal: the font that `font()` has selected. */
    _font: PdfFont;
    [Symbol.asyncIterator](): AsyncIterator<Buffer>
    addPage(): this
    end(): void
    struct(type: string, options?: StructureOptions, children?: StructureChildren): PdfStructure
    struct(type: string, children: StructureChildren): PdfStructure
    addStructure(root: PdfStructure): this
    markContent(tag: string, options: { type: string }): this
    endMarkedContent(): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    rotate(degrees: number): this
    scale(factor: number): this
    lineCap(cap: string): this
    lineJoin(join: string): this
    lineWidth(width: number): this
    path(d: string): this
    fill(color: string): this
    stroke(color?: string): this
    fillAndStroke(fill: string, stroke: string): this
    fillColor(color: string): this
    fontSize(size: number): this
    registerFont(name: string, bytes: Buffer): this
    font(name: string): this
    text(text: string, x: number, y: number, options: TextOptions): this
    image(image: Buffer, x: number, y: number, options: ImageOptions): this
  }
}
