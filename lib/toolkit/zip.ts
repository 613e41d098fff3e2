import 'server-only'
import { crc32 } from 'node:zlib'

type ZipOutputEntry = { name: string; bytes: Buffer }
export type ZipInput = { name: string; read: () => Promise<Buffer> }

/** Constant, so that the same files produce the same archive. */
const FIXED_DOS_DATE = ((2026 - 1980) << 9) | (11 << 5) | 21

/** Version 2.0, UTF-8 names, stored without compression: Office files and PDFs are compressed already. */
const STORED_HEADER_FIELDS = [20, 1 << 11, 0, 0, FIXED_DOS_DATE]

/** One file in memory at a time. Names are trusted; a folder is part of the name. */
export async function* createZip(files: ZipInput[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, read } of files) {
    const entry = { name, bytes: await read() }
    const header = Buffer.concat([buildLocalHeader(entry), Buffer.from(name)])
    directory.push(buildCentralHeader(entry, offset), Buffer.from(name))
    offset += header.length + entry.bytes.length
    yield header
    yield entry.bytes
  }
  const directoryBytes = Buffer.concat(directory)
  yield directoryBytes
  yield buildEndRecord(files.length, directoryBytes.length, offset)
}

const buildLocalHeader = (entry: ZipOutputEntry) =>
  Buffer.concat([
    toUint32(0x04034b50),
    ...STORED_HEADER_FIELDS.map(toUint16),
    ...buildSizeFields(entry),
    toUint16(0),
  ])

/** Adds the file's offset; no extra field, comment, second disk or attributes. */
const buildCentralHeader = (entry: ZipOutputEntry, offset: number) =>
  Buffer.concat([
    toUint32(0x02014b50),
    ...[20, ...STORED_HEADER_FIELDS].map(toUint16),
    ...buildSizeFields(entry),
    ...[0, 0, 0, 0].map(toUint16),
    toUint32(0),
    toUint32(offset),
  ])

const buildSizeFields = ({ name, bytes }: ZipOutputEntry) => [
  toUint32(crc32(bytes)),
  toUint32(bytes.length),
  toUint32(bytes.length),
  toUint16(Buffer.byteLength(name)),
]

const buildEndRecord = (count: number, length: number, offset: number) =>
  Buffer.concat([
    toUint32(0x06054b50),
    ...[0, 0, count, count].map(toUint16),
    toUint32(length),
    toUint32(offset),
    toUint16(0),
  ])

function toUint16(number: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(number)
  return bytes
}

function toUint32(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
