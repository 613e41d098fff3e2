import 'server-only'
import type { Content } from './found'
import { FileRefused } from './refused'

/** MP4 is boxes in boxes, each with its length and four letters. */

/** Where its content lies in the bytes at hand. */
export type Box = { name: string; start: number; end: number }
/** Where it lies in the file, head included. */
type TopBox = { name: string; start: number; bytes: number }

const MOST_BOXES = 100_000
const HEAD = 16

/** The outermost boxes, by their heads alone. Together they are the file, neither more nor less. */
export async function topBoxes(file: Content): Promise<TopBox[]> {
  const boxes: TopBox[] = []
  for (let start = 0; start < file.bytes; ) {
    const head = await file.read(start, Math.min(HEAD, file.bytes - start))
    const box = { start, ...headIn(head, 0, file.bytes - start) }
    // A film in fragments has two boxes for each second or so.
    if (boxes.push(box) > MOST_BOXES) throw broken()
    start += box.bytes
  }
  return boxes
}

export function childrenOf(bytes: Buffer, parent: Box | undefined, name: string): Box[] {
  const found: Box[] = []
  if (!parent) return found
  for (let at = parent.start; at + 8 <= parent.end; ) {
    const box = headIn(bytes, at, parent.end - at)
    if (box.name === name) found.push({ name, start: at + box.head, end: at + box.bytes })
    at += box.bytes
  }
  return found
}

export const childOf = (bytes: Buffer, parent: Box | undefined, name: string) =>
  childrenOf(bytes, parent, name)[0]

function headIn(bytes: Buffer, at: number, room: number) {
  if (bytes.length - at < 8) throw broken()
  const [short, name] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
  const isLong = short === 1
  if (isLong && bytes.length - at < HEAD) throw broken()
  // Nought: to the end.
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || room
  const head = isLong ? HEAD : 8
  if (size < head || size > room) throw broken()
  return { name, bytes: size, head }
}

const broken = () => new FileRefused({ word: 'filmBroken' })
