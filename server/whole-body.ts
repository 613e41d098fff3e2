import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT } from '@/lib/api/body'

/**
 * Receives a small body before anything is done for its request, and puts it back for the reader. What
 * is longer than any call may send goes on at once: its reader rejects it.
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
    const chunks: Buffer[] = []
    let size = 0
    const finish = (outcome: 'whole' | 'gone' | 'tooMany') => {
      request.off('readable', read).off('close', gone)
      hold(address, -size)
      if (outcome === 'whole' && size > 0) request.unshift(Buffer.concat(chunks))
      resolve(outcome)
    }
    const gone = () => finish('gone')
    const read = () => {
      // The last read of a complete body would end the stream, and nothing could be put back.
      while (!request.complete && size <= BODY_LIMIT) {
        const chunk: Buffer | null = request.read()
        if (!chunk) return
        chunks.push(chunk)
        size += chunk.length
        if (!hold(address, chunk.length)) return finish('tooMany')
      }
      finish('whole')
    }
    request.on('readable', read).once('close', gone)
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
