import { randomBytes } from 'node:crypto'

type LargeBook = {
  pages?: number
  pictureSide?: number
  /** Which pages lie on their side. */
  isWide?: (page: number) => boolean
}

const BRANCH = 10

/**
 * A PDF as heavy as a scanned book: every page has a picture of noise, which nothing can compress,
 * and a line of text. Pages hang on branches of ten, and the index of objects stands at the very
 * end, as most programs write it.
 */
export function largeBook({
  pages = 120,
  pictureSide = 380,
  isWide = () => false,
}: LargeBook = {}): Buffer {
  const file = new ObjectFile()
  const branches = Math.ceil(pages / BRANCH)
  const firstPage = 4 + branches
  const pageRef = (page: number) => `${firstPage + (page - 1) * 3} 0 R`
  file.object('<< /Type /Catalog /Pages 2 0 R >>')
  file.object(`<< /Type /Pages /Count ${pages} /Kids [${refs(4, branches)}] >>`)
  file.object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (let branch = 0; branch < branches; branch += 1) {
    const on = numbers(branch * BRANCH + 1, Math.min(BRANCH, pages - branch * BRANCH))
    const kids = on.map(pageRef).join(' ')
    file.object(`<< /Type /Pages /Parent 2 0 R /Count ${on.length} /Kids [${kids}] >>`)
  }
  for (const page of numbers(1, pages)) {
    const self = firstPage + (page - 1) * 3
    const [size, shift] = isWide(page) ? ['595 420', '1 0 0 1 88 -40 cm'] : ['420 595', '']
    const drawing = `${shift} q 380 0 0 380 20 60 cm /I Do Q BT /F 20 Tf 40 520 Td (Leaf number ${page}) Tj ET`
    const noise = randomBytes(pictureSide * pictureSide * 3)
    file.object(
      `<< /Type /Page /Parent ${4 + Math.floor((page - 1) / BRANCH)} 0 R /MediaBox [0 0 ${size}]`,
      ` /Resources << /Font << /F 3 0 R >> /XObject << /I ${self + 2} 0 R >> >>`,
      ` /Contents ${self + 1} 0 R >>`,
    )
    file.stream('<<', drawing)
    file.stream(
      `<< /Type /XObject /Subtype /Image /Width ${pictureSide} /Height ${pictureSide} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      noise,
    )
  }
  return file.finish()
}

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)
const refs = (first: number, count: number) =>
  numbers(first, count)
    .map((number) => `${number} 0 R`)
    .join(' ')

class ObjectFile {
  #parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  #length = 9
  #offsets: number[] = []

  object(...pieces: (string | Buffer)[]) {
    this.#offsets.push(this.#length)
    this.#write(`${this.#offsets.length} 0 obj\n`, ...pieces, '\nendobj\n')
  }

  stream(dictionary: string, content: string | Buffer) {
    this.object(dictionary, ` /Length ${content.length} >>\nstream\n`, content, '\nendstream')
  }

  finish() {
    const index = this.#length
    const count = this.#offsets.length + 1
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n`, ...rows)
    this.#write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${index}\n%%EOF\n`)
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
