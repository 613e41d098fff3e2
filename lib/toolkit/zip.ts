import 'server-only'
import { crc32 } from 'node:zlib'

type Entry = { name: string; bytes: Buffer }
export type Zippable = { name: string; read: () => Promise<Buffer> }

/** Not today: the same files make the same archive. */
const DAY = ((2026 - 1980) << 9) | (11 << 5) | 21

/** Version 2.0, names in UTF-8, stored as they are: Office files and PDFs are packed already. */
const STORED = [20, 1 << 11, 0, 0, DAY]

/** A ZIP archive, piece by piece: one file at a time is in memory. Names are ours and have no folders. */
export async function* zipped(files: Zippable[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let written = 0
  for (const { name, read } of files) {
    const entry = { name, bytes: await read() }
    const start = Buffer.concat([localHeader(entry), Buffer.from(name)])
    directory.push(centralHeader(entry, written), Buffer.from(name))
    written += start.length + entry.bytes.length
    yield start
    yield entry.bytes
  }
  const contents = Buffer.concat(directory)
  yield contents
  yield end(files.length, contents.length, written)
}

const localHeader = (entry: Entry) =>
  Buffer.concat([long(0x04034b50), ...STORED.map(short), ...measures(entry), short(0)])

/** The same, with where the file begins; no extra field, comment, second disk or attributes. */
const centralHeader = (entry: Entry, offset: number) =>
  Buffer.concat([
    long(0x02014b50),
    ...[20, ...STORED].map(short),
    ...measures(entry),
    ...[0, 0, 0, 0].map(short),
    long(0),
    long(offset),
  ])

const measures = ({ name, bytes }: Entry) => [
  long(crc32(bytes)),
  long(bytes.length),
  long(bytes.length),
  short(Buffer.byteLength(name)),
]

const end = (count: number, length: number, offset: number) =>
  Buffer.concat([
    long(0x06054b50),
    ...[0, 0, count, count].map(short),
    long(length),
    long(offset),
    short(0),
  ])

function short(number: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(number)
  return bytes
}

function long(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
