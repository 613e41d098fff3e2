import type { IncomingMessage } from 'node:http'
import zlib from 'node:zlib'
import type { CachedResponse } from './cached-response'
import { compressForRequest } from './compression'
import { negotiateEncoding } from './content-encoding'
import { USER_FRAGMENT_MARKER } from './contract'

/**
 * Puts a user's fragment into the page around it. A gzip file is a chain of blocks, so the page around the
 * fragment is compressed once for all users, and the fragment alone per request: a tenth of the CPU time of
 * compressing everything. Brotli has no such chain and is used only where a client accepts nothing else.
 */

type ShellPart = { text: Buffer; deflated: Buffer }
type ShellParts = { before: ShellPart; after: ShellPart; checksumBefore: number }

/** The plain body would be the largest part of the memory that a request takes. */
const NOT_SENT = Buffer.alloc(0)

const shellPartsCache = new WeakMap<CachedResponse, ShellParts>()

export async function fillShell(
  shell: CachedResponse,
  fragment: Buffer,
  request: IncomingMessage,
): Promise<CachedResponse> {
  const parts = getShellParts(shell)
  const { etag: _, ...headers } = shell.headers
  const { range, 'accept-encoding': acceptEncoding } = request.headers
  // A range is of the plain body.
  if (range === undefined && negotiateEncoding(acceptEncoding, ['gzip', 'br']) === 'gzip')
    return { status: shell.status, headers, body: NOT_SENT, gzip: gzipPage(parts, fragment) }
  const body = Buffer.concat([parts.before.text, fragment, parts.after.text])
  return compressForRequest({ status: shell.status, headers, body }, request)
}

function getShellParts(shell: CachedResponse): ShellParts {
  const parts = shellPartsCache.get(shell) ?? splitShell(shell)
  shellPartsCache.set(shell, parts)
  return parts
}

function splitShell({ body }: CachedResponse): ShellParts {
  const start = body.indexOf(USER_FRAGMENT_MARKER)
  if (start < 0) throw new Error('the page has no placeholder for the user fragment')
  const [before, after] = [
    body.subarray(0, start),
    body.subarray(start + USER_FRAGMENT_MARKER.length),
  ]
  return {
    before: { text: before, deflated: zlib.deflateRawSync(before, { level: 9, ...NOT_LAST }) },
    after: { text: after, deflated: zlib.deflateRawSync(after, { level: 9 }) },
    checksumBefore: zlib.crc32(before),
  }
}

/** Ends at a whole byte, and what follows refers to nothing before it. */
const NOT_LAST = { finishFlush: zlib.constants.Z_FULL_FLUSH }
/** A quarter of the usual memory, which Node allocates and clears for each call. */
const FAST = { level: 4, windowBits: 14, memLevel: 7 }
/** Deflate, no name, no time, unknown system (RFC 1952). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

function gzipPage({ before, after, checksumBefore }: ShellParts, fragment: Buffer): Buffer {
  const checksum = zlib.crc32(after.text, zlib.crc32(fragment, checksumBefore))
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(before.text.length + fragment.length + after.text.length, 4)
  return Buffer.concat([
    GZIP_HEAD,
    before.deflated,
    zlib.deflateRawSync(fragment, { ...FAST, ...NOT_LAST }),
    after.deflated,
    tail,
  ])
}
