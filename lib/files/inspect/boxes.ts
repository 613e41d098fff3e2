import 'server-only'
import { FileRejectedError } from './rejection'
import type { ReadableContent } from './result'

/** MP4 is nested boxes, each with a length and a four-letter type. */

export type Mp4Box = { name: string; start: number; end: number }
type TopLevelBox = { name: string; start: number; bytes: number }

const MAX_BOXES = 100_000
const MAX_HEADER_BYTES = 16

/** Reads headers only. The boxes must cover the file exactly. */
export async function readTopBoxes(file: ReadableContent): Promise<TopLevelBox[]> {
  const boxes: TopLevelBox[] = []
  for (let start = 0; start < file.bytes; ) {
    const header = await file.read(start, Math.min(MAX_HEADER_BYTES, file.bytes - start))
    const box = { start, ...readBoxHeader(header, 0, file.bytes - start) }
    // A fragmented video has about two boxes per second.
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
  // Size 0: to the end of the file.
  const size = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : shortSize || availableBytes
  const headerBytes = isLong ? MAX_HEADER_BYTES : 8
  if (size < headerBytes || size > availableBytes) throw createBrokenVideoError()
  return { name, bytes: size, head: headerBytes }
}

const createBrokenVideoError = () => new FileRejectedError({ code: 'videoBroken' })
