import 'server-only'
import { inflateSync } from 'node:zlib'

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
