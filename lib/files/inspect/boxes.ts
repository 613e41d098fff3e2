import 'server-only'
import { FileRejectedError } from './rejection'
import type { ReadableContent } from './result'

/** MP4 is boxes in boxes, each with its length and four letters. */

/** Where its content lies in the bytes at hand. */
export type Mp4Box = { name: string; start: number; end: number }
/** Where it lies in the file, head included. */
type TopLevelBox = { name: string; start: number; bytes: number }

const MAX_BOXES = 100_000
const MAX_HEADER_BYTES = 16

/** The outermost boxes, by their heads alone. Together they are the file, neither more nor less. */
export async function readTopBoxes(file: ReadableContent): Promise<TopLevelBox[]> {
  const boxes: TopLevelBox[] = []
  for (let start = 0; start < file.bytes; ) {
    const header = await file.read(start, Math.min(MAX_HEADER_BYTES, file.bytes - start))
    const box = { start, ...readBoxHeader(header, 0, file.bytes - start) }
    // A film in fragments has two boxes for each second or so.
    if (boxes.push(box) > MAX_BOXES) throw createBrokenVideoError()
    start += box.bytes
  }
  return boxes
}

export function findChildren(bytes: Buffer, parent: Mp4Box | undefined, name: string): Mp4Box[] {
  const children: Mp4Box[] = []
  if (!parent) return children
  for (let offset = parent.start; offset + 8 <= parent.end; ) {
    const box = readBoxHeader(bytes, offset, parent.end - offset)
    if (box.name === name)
      children.push({ name, start: offset + box.head, end: offset + box.bytes })
    offset += box.bytes
  }
  return children
}

export const findChild = (bytes: Buffer, parent: Mp4Box | undefined, name: string) =>
  findChildren(bytes, parent, name)[0]

function readBoxHeader(bytes: Buffer, offset: number, availableBytes: number) {
  if (bytes.length - offset < 8) throw createBrokenVideoError()
  const [shortSize, name] = [
    bytes.readUInt32BE(offset),
    bytes.toString('latin1', offset + 4, offset + 8),
  ]
  const isLong = shortSize === 1
  if (isLong && bytes.length - offset < MAX_HEADER_BYTES) throw createBrokenVideoError()
  // Nought: to the end.
  const size = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : shortSize || availableBytes
  const headerBytes = isLong ? MAX_HEADER_BYTES : 8
  if (size < headerBytes || size > availableBytes) throw createBrokenVideoError()
  return { name, bytes: size, head: headerBytes }
}

const createBrokenVideoError = () => new FileRejectedError({ code: 'filmBroken' })
