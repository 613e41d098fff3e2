import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Small files of every accepted kind, and bad ones, built by hand. */

type SamplePdfOptions = { pages?: number; text?: string; isEncrypted?: boolean }

export function createPdf({
  pages = 2,
  text = 'Rubrics for grade nine',
  isEncrypted,
}: SamplePdfOptions = {}) {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_, index) => createPdfPage(index, text)).flat(),
  ]
  const secret = '0'.repeat(64)
  if (isEncrypted)
    objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`)
  let body = '%PDF-1.4\n'
  const xrefRows = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const encryptEntry = isEncrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : ''
  const xrefTable = `xref\n0 ${count}\n0000000000 65535 f \n${xrefRows.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R${encryptEntry} >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + xrefTable + trailer, 'latin1')
}

function createPdfPage(index: number, text: string) {
  const content = `BT /F1 24 Tf 72 700 Td (${text}, page ${index + 1}) Tj ET`
  const resources = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 595 842]'
  return [
    `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${5 + index * 2} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

/** One bit per pixel, all white: a few kilobytes at any size. */
export function createPng(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1)
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createPngChunk('IHDR', header),
    createPngChunk('tEXt', Buffer.from('Author\0somebody with a camera')),
    createPngChunk('IDAT', deflateSync(rows)),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

function createPngChunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([encodeUint32(data.length), body, encodeUint32(crc32(body))])
}

type SampleVideoOptions = {
  seconds?: number
  codec?: string
  isIndexLast?: boolean
  hasPicture?: boolean
  brand?: string
  data?: Buffer
}

export function createMp4({
  seconds = 95,
  codec = 'avc1',
  isIndexLast = false,
  hasPicture = true,
  brand = 'isom',
  data = Buffer.from('moving pictures'),
}: SampleVideoOptions = {}) {
  const movieHeader = Buffer.concat([
    encodeUint32(0),
    encodeUint32(0),
    encodeUint32(0),
    encodeUint32(1000),
    encodeUint32(seconds * 1000),
  ])
  const trackHeader = Buffer.concat([
    Buffer.alloc(76),
    encodeUint32(854 << 16),
    encodeUint32(480 << 16),
  ])
  const sampleTable = createMp4Box(
    'stsd',
    Buffer.concat([encodeUint32(0), encodeUint32(1), createMp4Box(codec, Buffer.alloc(8))]),
  )
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from(hasPicture ? 'vide' : 'soun')])
  const media = [
    createMp4Box('hdlr', handler),
    createMp4Box('minf', createMp4Box('stbl', sampleTable)),
  ]
  const movieBox = createMp4Box(
    'moov',
    createMp4Box('mvhd', movieHeader),
    createMp4Box('trak', createMp4Box('tkhd', trackHeader), createMp4Box('mdia', ...media)),
  )
  const fileTypeBox = createMp4Box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
  const otherBoxes = [movieBox, createMp4Box('mdat', data)]
  return Buffer.concat([fileTypeBox, ...(isIndexLast ? otherBoxes.reverse() : otherBoxes)])
}

/** The head of a video that still lacks its data, with this many bytes to come. */
export function createMp4Head(dataBytes: number) {
  const header = createMp4({ data: Buffer.alloc(0) })
  header.writeUInt32BE(dataBytes + 8, header.length - 8)
  return header
}

const createMp4Box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([encodeUint32(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function encodeUint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export const createCaptions = (lines = 2) =>
  Buffer.from(
    `WEBVTT\n\n${Array.from({ length: lines }, (_, index) => `00:0${index}.000 --> 00:0${index}.900\nவணக்கம் ${index}\n`).join('\n')}`,
  )

const OFFICE_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.'

type SampleOfficeOptions = {
  extraEntries?: Record<string, string | Buffer>
  contentTypes?: string
  claimedBytes?: number
}

export function createPptx({
  extraEntries = {},
  contentTypes = '',
  claimedBytes,
}: SampleOfficeOptions = {}) {
  const mainType = `<Override PartName="/ppt/presentation.xml" ContentType="${OFFICE_TYPE_PREFIX}presentationml.presentation.main+xml"/>`
  return createZip(
    {
      '[Content_Types].xml': `<Types>${contentTypes || mainType}</Types>`,
      'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
      'ppt/slides/slide1.xml': '<p:sld/>',
      'ppt/slides/slide2.xml': '<p:sld/>',
      'ppt/slides/_rels/slide1.xml.rels':
        '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://ncert.example" TargetMode="External"/></Relationships>',
      ...extraEntries,
    },
    claimedBytes,
  )
}

export const createDocx = (extraEntries: Record<string, string | Buffer> = {}) =>
  createZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${OFFICE_TYPE_PREFIX}wordprocessingml.document.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...extraEntries,
  })

/** `claimedBytes` sets the size that an entry claims. */
export function createZip(entries: Record<string, string | Buffer>, claimedBytes?: number) {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const compressed = deflateRawSync(content)
    const entryFields = Buffer.alloc(26)
    entryFields.writeUInt16LE(20, 0)
    entryFields.writeUInt16LE(8, 4)
    entryFields.writeUInt32LE(compressed.length, 14)
    entryFields.writeUInt32LE(claimedBytes ?? Buffer.byteLength(content), 18)
    entryFields.writeUInt16LE(Buffer.byteLength(name), 22)
    const offsetFields = Buffer.alloc(14)
    offsetFields.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      entryFields,
      offsetFields,
      Buffer.from(name),
    )
    const body = [Buffer.from('PK\x03\x04', 'latin1'), entryFields, Buffer.from(name), compressed]
    bodies.push(...body)
    offset += Buffer.concat(body).length
  }
  const directoryBytes = Buffer.concat(directory)
  const endRecord = Buffer.alloc(22)
  endRecord.write('PK\x05\x06', 'latin1')
  endRecord.writeUInt16LE(Object.keys(entries).length, 10)
  endRecord.writeUInt32LE(directoryBytes.length, 12)
  endRecord.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directoryBytes, endRecord])
}
