import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '@/lib/http/body'

/** Longer bodies continue at once: their reader rejects them. */

const MAX_HELD_BYTES = 64 * 1024 * 1024
const MAX_HELD_BYTES_EACH = MAX_HELD_BYTES / 4

let heldBytes = 0
const heldBytesByIp = new Map<string, number>()

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

export async function receiveBody(
  request: IncomingMessage,
  ip: string,
): Promise<'whole' | 'gone' | 'tooMany'> {
  const contentLength = Number(request.headers['content-length'] ?? 0)
  if (request.destroyed) return 'gone'
  if (!hasBody(request) || contentLength > MAX_BODY_BYTES || request.complete) return 'whole'
  return new Promise((resolve) => {
    let size = 0
    const { push } = request
    const finish = (outcome: 'whole' | 'gone' | 'tooMany') => {
      request.push = push
      request.off('close', onClose)
      reserveBytes(ip, -size)
      resolve(outcome)
    }
    const onClose = () => finish('gone')
    // A consumed stream cannot become a Request body, so chunks are only counted.
    request.push = (chunk: Buffer | null, encoding) => {
      const wantsMore = push.call(request, chunk, encoding)
      const bytes = chunk?.length ?? 0
      size += bytes
      const canHold = reserveBytes(ip, bytes)
      if (request.complete || size > MAX_BODY_BYTES) finish('whole')
      else if (!canHold) finish('tooMany')
      else return true
      return wantsMore
    }
    request.once('close', onClose)
    reserveBytes(ip, request.readableLength)
    size += request.readableLength
  })
}

function reserveBytes(ip: string, bytes: number): boolean {
  const bytesForIp = (heldBytesByIp.get(ip) ?? 0) + bytes
  heldBytes += bytes
  if (bytesForIp > 0) heldBytesByIp.set(ip, bytesForIp)
  else heldBytesByIp.delete(ip)
  return heldBytes <= MAX_HELD_BYTES && bytesForIp <= MAX_HELD_BYTES_EACH
}
