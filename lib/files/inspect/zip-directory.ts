import 'server-only'
import type { ReadableContent } from './result'
import { FileRejectedError } from './result'

export type ZipEntry = {
  name: string
  method: number
  packed: number
  unpacked: number
  at: number
}

const END_RECORD = { mark: 0x06054b50, bytes: 22, mostComment: 65_535 }
const ENTRY_RECORD = { mark: 0x02014b50, bytes: 46 }
const LOCAL_HEADER = { mark: 0x04034b50, bytes: 30 }
const MAX_ENTRIES = 5_000
const MAX_DIRECTORY_BYTES = 2 * 1024 * 1024
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024
/** Deflate reaches 1000:1, real documents about 20:1; small entries rarely matter. */
const MAX_COMPRESSION_RATIO = 100
const SMALL_ENTRY_BYTES = 1024 * 1024
const SUPPORTED_METHODS = [0, 8]

export async function readZipDirectory(file: ReadableContent): Promise<ZipEntry[]> {
  const { start, bytes, count } = await readEndRecord(file)
  const directory = await file.read(start, bytes)
  const entries: ZipEntry[] = []
  for (let offset = 0; entries.length < count; ) {
    const { entry, length } = readEntry(directory, offset)
    entries.push(entry)
    offset += length
  }
  rejectInvalidEntries(entries, start)
  return entries
}

/** The local header gives the offset, the central directory the length. */
export async function readPackedBytes(
  file: ReadableContent,
  { at: offset, packed }: ZipEntry,
): Promise<Buffer> {
  const head = await file.read(offset, Math.min(LOCAL_HEADER.bytes, file.bytes - offset))
  if (head.length < LOCAL_HEADER.bytes || head.readUInt32LE(0) !== LOCAL_HEADER.mark)
    throw createBrokenArchiveError()
  const start = offset + LOCAL_HEADER.bytes + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + packed > file.bytes) throw createBrokenArchiveError()
  return file.read(start, packed)
}

async function readEndRecord(file: ReadableContent) {
  const length = Math.min(file.bytes, END_RECORD.bytes + END_RECORD.mostComment)
  const tail = await file.read(file.bytes - length, length)
  let offset = tail.length - END_RECORD.bytes
  while (offset >= 0 && tail.readUInt32LE(offset) !== END_RECORD.mark) offset -= 1
  if (offset < 0) throw createBrokenArchiveError()
  const count = tail.readUInt16LE(offset + 10)
  const [bytes, start] = [tail.readUInt32LE(offset + 12), tail.readUInt32LE(offset + 16)]
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES) throw createArchiveTooLargeError()
  if (start + bytes > file.bytes) throw createBrokenArchiveError()
  return { start, bytes, count }
}

function readEntry(directory: Buffer, offset: number) {
  if (
    offset + ENTRY_RECORD.bytes > directory.length ||
    directory.readUInt32LE(offset) !== ENTRY_RECORD.mark
  )
    throw createBrokenArchiveError()
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((fieldOffset) =>
    directory.readUInt16LE(offset + fieldOffset),
  )
  const nameEnd = offset + ENTRY_RECORD.bytes + (nameLength ?? 0)
  const isLocked = (directory.readUInt16LE(offset + 8) & 1) === 1
  if (nameEnd > directory.length || isLocked) throw createBrokenArchiveError()
  const entry: ZipEntry = {
    name: directory.toString('utf8', offset + ENTRY_RECORD.bytes, nameEnd),
    method: directory.readUInt16LE(offset + 10),
    packed: directory.readUInt32LE(offset + 20),
    unpacked: directory.readUInt32LE(offset + 24),
    at: directory.readUInt32LE(offset + 42),
  }
  return {
    entry,
    length: ENTRY_RECORD.bytes + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0),
  }
}

function rejectInvalidEntries(entries: ZipEntry[], directoryStart: number) {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const isInvalid = ({ name, method }: ZipEntry) =>
    !SUPPORTED_METHODS.includes(method) || /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\\|\0|^\w:/.test(name)
  if (names.size !== entries.length || entries.some(isInvalid)) throw createBrokenArchiveError()
  const isBomb = ({ packed, unpacked }: ZipEntry) =>
    unpacked > SMALL_ENTRY_BYTES && unpacked > packed * MAX_COMPRESSION_RATIO
  const totalBytes = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (totalBytes > MAX_UNPACKED_BYTES || entries.some(isBomb)) throw createArchiveTooLargeError()
  rejectOverlaps(entries, directoryStart)
}

/** Zip bombs let many entries share the same bytes. */
function rejectOverlaps(entries: ZipEntry[], directoryStart: number) {
  const sortedEntries = [...entries].sort((a, b) => a.at - b.at)
  const hasOverlap = sortedEntries.some(
    ({ at: offset, packed }, index) =>
      offset + LOCAL_HEADER.bytes + packed > (sortedEntries[index + 1]?.at ?? directoryStart),
  )
  if (hasOverlap) throw createArchiveTooLargeError()
}

const createBrokenArchiveError = () => new FileRejectedError({ code: 'officeBroken' })
const createArchiveTooLargeError = () => new FileRejectedError({ code: 'officeTooLarge' })
