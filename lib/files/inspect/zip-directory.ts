import 'server-only'
import type { Content } from './found'
import { FileRefused } from './refused'

/** The directory at the end of an archive: what it holds and what that would unpack to. */

export type Entry = {
  name: string
  method: number
  packed: number
  unpacked: number
  /** Where its own head begins. */
  at: number
}

const END = { mark: 0x06054b50, bytes: 22, mostComment: 65_535 }
const ENTRY = { mark: 0x02014b50, bytes: 46 }
const LOCAL = { mark: 0x04034b50, bytes: 30 }
const MOST_ENTRIES = 5_000
const MOST_DIRECTORY = 2 * 1024 * 1024
const MOST_UNPACKED = 400 * 1024 * 1024
/** Deflate reaches a thousand; what people write reaches twenty, and little is lost by a small entry. */
const MOST_RATIO = 100
const SMALL = 1024 * 1024
const STORED_OR_DEFLATED = [0, 8]

export async function directoryOf(file: Content): Promise<Entry[]> {
  const { start, bytes, count } = await endOf(file)
  const directory = await file.read(start, bytes)
  const entries: Entry[] = []
  for (let at = 0; entries.length < count; ) {
    const { entry, length } = entryAt(directory, at)
    entries.push(entry)
    at += length
  }
  refuseOdd(entries, start)
  return entries
}

/** As it lies there. Its own head says where it begins; how long it is says the directory. */
export async function packedBytes(file: Content, { at, packed }: Entry): Promise<Buffer> {
  const head = await file.read(at, Math.min(LOCAL.bytes, file.bytes - at))
  if (head.length < LOCAL.bytes || head.readUInt32LE(0) !== LOCAL.mark) throw broken()
  const start = at + LOCAL.bytes + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + packed > file.bytes) throw broken()
  return file.read(start, packed)
}

async function endOf(file: Content) {
  const length = Math.min(file.bytes, END.bytes + END.mostComment)
  const tail = await file.read(file.bytes - length, length)
  let at = tail.length - END.bytes
  while (at >= 0 && tail.readUInt32LE(at) !== END.mark) at -= 1
  if (at < 0) throw broken()
  const count = tail.readUInt16LE(at + 10)
  const [bytes, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY) throw tooMuch()
  if (start + bytes > file.bytes) throw broken()
  return { start, bytes, count }
}

function entryAt(directory: Buffer, at: number) {
  if (at + ENTRY.bytes > directory.length || directory.readUInt32LE(at) !== ENTRY.mark)
    throw broken()
  const [name, extra, comment] = [28, 30, 32].map((by) => directory.readUInt16LE(at + by))
  const named = at + ENTRY.bytes + (name ?? 0)
  const isLocked = (directory.readUInt16LE(at + 8) & 1) === 1
  if (named > directory.length || isLocked) throw broken()
  const entry: Entry = {
    name: directory.toString('utf8', at + ENTRY.bytes, named),
    method: directory.readUInt16LE(at + 10),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    at: directory.readUInt32LE(at + 42),
  }
  return { entry, length: ENTRY.bytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0) }
}

function refuseOdd(entries: Entry[], end: number) {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const isOdd = ({ name, method }: Entry) =>
    !STORED_OR_DEFLATED.includes(method) || /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\\|\0|^\w:/.test(name)
  if (names.size !== entries.length || entries.some(isOdd)) throw broken()
  const bomb = ({ packed, unpacked }: Entry) => unpacked > SMALL && unpacked > packed * MOST_RATIO
  const all = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (all > MOST_UNPACKED || entries.some(bomb)) throw tooMuch()
  refuseOverlaps(entries, end)
}

/** The worst bombs let many entries share the same bytes. */
function refuseOverlaps(entries: Entry[], end: number) {
  const inOrder = [...entries].sort((one, other) => one.at - other.at)
  const overlaps = inOrder.some(
    ({ at, packed }, place) => at + LOCAL.bytes + packed > (inOrder[place + 1]?.at ?? end),
  )
  if (overlaps) throw tooMuch()
}

const broken = () => new FileRefused({ word: 'officeBroken' })
const tooMuch = () => new FileRefused({ word: 'officeTooMuch' })
