import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Copy, isPackable } from './copy'
import { type Packing, preferredPacking } from './packing'
import { openTurns } from './turns'

/**
 * Compression runs two at a time: each holds megabytes from the moment it is asked for, long before a
 * thread is free for it.
 */

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)
const MIN_BYTES = 1_024
/** Brotli's smallest and its default window, in bits. */
const WINDOW = { min: 16, max: 22 }

const turns = openTurns({ atOnce: 2, waiting: 200, waitingEach: 200, patienceMs: 3_000 })

/** For an answer that is sent many times. */
export async function compressForMany(copy: Copy): Promise<Copy> {
  const { body } = copy
  if (!isWorthIt(copy)) return copy
  const packed = await inTurn(async () => ({
    gzip: await gzip(body, { level: 9 }),
    br: await brotli(body, brotliOptions(7, body)),
  }))
  return { ...copy, ...packed }
}

/** For one visitor: under no tag, and quickly, in the one form that this visitor can read. */
export async function compressForOne(copy: Copy, request: IncomingMessage): Promise<Copy> {
  const { etag: _, ...headers } = copy.headers
  const plain = { status: copy.status, headers, body: copy.body }
  const packing = isWorthIt(copy) && preferredPacking(request.headers['accept-encoding'])
  if (!packing) return plain
  return { ...plain, ...(await inTurn(() => packForOne(packing, copy.body))) }
}

async function packForOne(packing: Packing, body: Buffer): Promise<Partial<Copy>> {
  return packing === 'gzip'
    ? { gzip: await gzip(body, { level: 4 }) }
    : { br: await brotli(body, brotliOptions(4, body)) }
}

/** Where the queue is full the answer goes out as it is. */
async function inTurn(work: () => Promise<Partial<Copy>>): Promise<Partial<Copy>> {
  const leave = await turns.take('all')
  if (!leave) return {}
  return work().finally(leave)
}

/** A window no larger than the text takes a fraction of the memory. */
function brotliOptions(quality: number, { length }: Buffer): zlib.BrotliOptions {
  const bits = Math.ceil(Math.log2(length))
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: Math.min(WINDOW.max, Math.max(WINDOW.min, bits)),
      [BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}

const isWorthIt = ({ body, headers }: Copy) =>
  body.length >= MIN_BYTES && isPackable(`${headers['content-type']}`)
