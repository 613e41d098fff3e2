import { randomBytes } from 'node:crypto'

type LargeBookOptions = {
  pages?: number
  pictureSide?: number
  isWide?: (page: number) => boolean
}

const PAGES_PER_BRANCH = 10

/**
 * A PDF as large as a scanned book: every page has an incompressible picture and a line of text.
 * The page tree has branches of ten, and the object index is at the end, as most programs write
 * it.
 */
export function createLargeBook({
  pages = 120,
  pictureSide = 380,
  isWide = () => false,
}: LargeBookOptions = {}): Buffer {
  const file = new PdfObjectWriter()
  const branchCount = Math.ceil(pages / PAGES_PER_BRANCH)
  const firstPage = 4 + branchCount
  const pageRef = (page: number) => `${firstPage + (page - 1) * 3} 0 R`
  file.writeObject('<< /Type /Catalog /Pages 2 0 R >>')
  file.writeObject(`<< /Type /Pages /Count ${pages} /Kids [${formatRefs(4, branchCount)}] >>`)
  file.writeObject('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (let branch = 0; branch < branchCount; branch += 1) {
    const pageNumbers = listNumbers(
      branch * PAGES_PER_BRANCH + 1,
      Math.min(PAGES_PER_BRANCH, pages - branch * PAGES_PER_BRANCH),
    )
    const kids = pageNumbers.map(pageRef).join(' ')
    file.writeObject(
      `<< /Type /Pages /Parent 2 0 R /Count ${pageNumbers.length} /Kids [${kids}] >>`,
    )
  }
  for (const page of listNumbers(1, pages)) {
    const objectNumber = firstPage + (page - 1) * 3
    const [size, shift] = isWide(page) ? ['595 420', '1 0 0 1 88 -40 cm'] : ['420 595', '']
    const drawing = `${shift} q 380 0 0 380 20 60 cm /I Do Q BT /F 20 Tf 40 520 Td (Leaf number ${page}) Tj ET`
    const noise = randomBytes(pictureSide * pictureSide * 3)
    file.writeObject(
      `<< /Type /Page /Parent ${4 + Math.floor((page - 1) / PAGES_PER_BRANCH)} 0 R /MediaBox [0 0 ${size}]`,
      ` /Resources << /Font << /F 3 0 R >> /XObject << /I ${objectNumber + 2} 0 R >> >>`,
      ` /Contents ${objectNumber + 1} 0 R >>`,
    )
    file.writeStream('<<', drawing)
    file.writeStream(
      `<< /Type /XObject /Subtype /Image /Width ${pictureSide} /Height ${pictureSide} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      noise,
    )
  }
  return file.finish()
}

const listNumbers = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => first + i)
const formatRefs = (first: number, count: number) =>
  listNumbers(first, count)
    .map((number) => `${number} 0 R`)
    .join(' ')

class PdfObjectWriter {
  #parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  #length = 9
  #offsets: number[] = []

  writeObject(...pieces: (string | Buffer)[]) {
    this.#offsets.push(this.#length)
    this.#write(`${this.#offsets.length} 0 obj\n`, ...pieces, '\nendobj\n')
  }

  writeStream(dictionary: string, content: string | Buffer) {
    this.writeObject(dictionary, ` /Length ${content.length} >>\nstream\n`, content, '\nendstream')
  }

  finish() {
    const xrefOffset = this.#length
    const count = this.#offsets.length + 1
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n`, ...rows)
    this.#write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${xrefOffset}\n%%EOF\n`)
    return Buffer.concat(this.#parts)
  }

  #write(...pieces: (string | Buffer)[]) {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      this.#parts.push(bytes)
      this.#length += bytes.length
    }
  }
}
