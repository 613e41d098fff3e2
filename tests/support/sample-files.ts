import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Small files of every kind that may be uploaded, and bad ones, made by hand. */

type PdfWishes = { pages?: number; text?: string; locked?: boolean }

/** A PDF with one line of Helvetica on each page. */
export function pdf({ pages = 2, text = 'Rubrics for grade nine', locked }: PdfWishes = {}) {
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_, at) => pageOf(at, text)).flat(),
  ]
  const secret = '0'.repeat(64)
  if (locked) objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`)
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const lock = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : ''
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${count} /Root 1 0 R${lock} >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}

function pageOf(at: number, text: string) {
  const line = `BT /F1 24 Tf 72 700 Td (${text}, page ${at + 1}) Tj ET`
  const means = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 595 842]'
  return [
    `<< /Type /Page /Parent 2 0 R ${means} /Contents ${5 + at * 2} 0 R >>`,
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
  ]
}

/** One bit a pixel, all of them white: a few kilobytes, whatever its size. */
export function png(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1)
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Author\0somebody with a camera')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([number(data.length), body, number(crc32(body))])
}

type FilmWishes = {
  seconds?: number
  codec?: string
  indexLast?: boolean
  picture?: boolean
  brand?: string
  data?: Buffer
}

export function mp4({
  seconds = 95,
  codec = 'avc1',
  indexLast = false,
  picture = true,
  brand = 'isom',
  data = Buffer.from('moving pictures'),
}: FilmWishes = {}) {
  const length = Buffer.concat([
    number(0),
    number(0),
    number(0),
    number(1000),
    number(seconds * 1000),
  ])
  const size = Buffer.concat([Buffer.alloc(76), number(854 << 16), number(480 << 16)])
  const list = box('stsd', Buffer.concat([number(0), number(1), box(codec, Buffer.alloc(8))]))
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from(picture ? 'vide' : 'soun')])
  const media = [box('hdlr', handler), box('minf', box('stbl', list))]
  const index = box(
    'moov',
    box('mvhd', length),
    box('trak', box('tkhd', size), box('mdia', ...media)),
  )
  const first = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
  const rest = [index, box('mdat', data)]
  return Buffer.concat([first, ...(indexLast ? rest.reverse() : rest)])
}

/** The head of a film whose pictures are still to come, so many bytes of them. */
export function mp4Head(dataBytes: number) {
  const head = mp4({ data: Buffer.alloc(0) })
  head.writeUInt32BE(dataBytes + 8, head.length - 8)
  return head
}

const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([number(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function number(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export const captions = (lines = 2) =>
  Buffer.from(
    `WEBVTT\n\n${Array.from({ length: lines }, (_, at) => `00:0${at}.000 --> 00:0${at}.900\nவணக்கம் ${at}\n`).join('\n')}`,
  )

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

type OfficeWishes = { more?: Record<string, string | Buffer>; types?: string; says?: number }

/** What any program would take for a presentation by its directory. */
export function pptx({ more = {}, types = '', says }: OfficeWishes = {}) {
  const main = `<Override PartName="/ppt/presentation.xml" ContentType="${OFFICE}presentationml.presentation.main+xml"/>`
  return archive(
    {
      '[Content_Types].xml': `<Types>${types || main}</Types>`,
      'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
      'ppt/slides/slide1.xml': '<p:sld/>',
      'ppt/slides/slide2.xml': '<p:sld/>',
      'ppt/slides/_rels/slide1.xml.rels':
        '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://ncert.example" TargetMode="External"/></Relationships>',
      ...more,
    },
    says,
  )
}

export const docx = (more: Record<string, string | Buffer> = {}) =>
  archive({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${OFFICE}wordprocessingml.document.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...more,
  })

/** Each entry behind its head, then the directory. `says`: how large an entry claims to be. */
export function archive(entries: Record<string, string | Buffer>, says?: number) {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(says ?? Buffer.byteLength(content), 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, Buffer.from(name))
    const body = [Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]
    bodies.push(...body)
    at += Buffer.concat(body).length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, list, end])
}
