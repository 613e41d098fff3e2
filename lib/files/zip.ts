import 'server-only'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

type ZipOutputEntry = { name: string; bytes: Buffer; stored: Buffer; isCompressed: boolean }
export type ZipInput = { name: string; read: () => Promise<Buffer>; isCompressed?: boolean }

/** On the thread pool, so that the process keeps responding. */
const compress = promisify<Buffer, Buffer>(deflateRaw)

/** Constant, so that the same files produce the same archive. */
const FIXED_DOS_DATE = ((2026 - 1980) << 9) | (11 << 5) | 21

/** Version 2.0, UTF-8 names. Most files are stored as they are: Office files and PDFs are compressed already. */
const buildHeaderFields = ({ isCompressed }: ZipOutputEntry) => [
  20,
  1 << 11,
  isCompressed ? 8 : 0,
  0,
  FIXED_DOS_DATE,
]

/** A download for one person; the caller has checked access. */
export function sendZip(
  request: Request,
  files: ZipInput[],
  { name, type = 'application/zip' }: { name: string; type?: string },
): Response {
  // An unread archive would leave a file open.
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(createZip(files)))
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** One file in memory at a time. Names are trusted; a folder is part of the name. */
export async function* createZip(files: ZipInput[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, read, isCompressed = false } of files) {
    const bytes = await read()
    const stored = isCompressed ? await compress(bytes) : bytes
    const entry = { name, bytes, stored, isCompressed }
    const header = Buffer.concat([buildLocalHeader(entry), Buffer.from(name)])
    directory.push(buildCentralHeader(entry, offset), Buffer.from(name))
    offset += header.length + stored.length
    yield header
    yield stored
  }
  const directoryBytes = Buffer.concat(directory)
  yield directoryBytes
  yield buildEndRecord(files.length, directoryBytes.length, offset)
}

const buildLocalHeader = (entry: ZipOutputEntry) =>
  Buffer.concat([
    toUint32(0x04034b50),
    ...buildHeaderFields(entry).map(toUint16),
    ...buildSizeFields(entry),
    toUint16(0),
  ])

/** Adds the file's offset; no extra field, comment, second disk or attributes. */
const buildCentralHeader = (entry: ZipOutputEntry, offset: number) =>
  Buffer.concat([
    toUint32(0x02014b50),
    ...[20, ...buildHeaderFields(entry)].map(toUint16),
    ...buildSizeFields(entry),
    ...[0, 0, 0, 0].map(toUint16),
    toUint32(0),
    toUint32(offset),
  ])

const buildSizeFields = ({ name, bytes, stored }: ZipOutputEntry) => [
  toUint32(crc32(bytes)),
  toUint32(stored.length),
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
