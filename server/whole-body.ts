import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT } from '@/lib/api/body'

/**
 * Waits until a small body has come before anything is done for its request. What is longer than any
 * call may send goes on at once: its reader rejects it.
 */

/** Bytes of unfinished bodies that are held, of all connections and of one address. */
const MAX_HELD_BYTES = 64 * 1024 * 1024
const MAX_HELD_BYTES_EACH = MAX_HELD_BYTES / 4

let held = 0
const heldEach = new Map<string, number>()

export async function receiveBody(
  request: IncomingMessage,
  address: string,
): Promise<'whole' | 'gone' | 'tooMany'> {
  const { headers } = request
  const announced = Number(headers['content-length'] ?? 0)
  const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined
  if (request.destroyed) return 'gone'
  if (!hasBody || announced > BODY_LIMIT || request.complete) return 'whole'
  return new Promise((resolve) => {
    let size = 0
    const { push } = request
    const finish = (outcome: 'whole' | 'gone' | 'tooMany') => {
      request.push = push
      request.off('close', gone)
      hold(address, -size)
      resolve(outcome)
    }
    const gone = () => finish('gone')
    // A stream that was read once cannot become the body of a Request, so its pieces are only counted.
    request.push = (chunk: Buffer | null, encoding) => {
      const wantsMore = push.call(request, chunk, encoding)
      const bytes = chunk?.length ?? 0
      size += bytes
      const mayHold = hold(address, bytes)
      if (request.complete || size > BODY_LIMIT) finish('whole')
      else if (!mayHold) finish('tooMany')
      else return true
      return wantsMore
    }
    request.once('close', gone)
    hold(address, request.readableLength)
    size += request.readableLength
  })
}

/** Counts bytes that are held or let go; false where they are too many. */
function hold(address: string, bytes: number): boolean {
  const each = (heldEach.get(address) ?? 0) + bytes
  held += bytes
  if (each > 0) heldEach.set(address, each)
  else heldEach.delete(address)
  return held <= MAX_HELD_BYTES && each <= MAX_HELD_BYTES_EACH
}
