import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type CachedResponse, isCompressibleType } from './cached-response'
import { type ContentEncoding, negotiateEncoding } from './content-encoding'
import { createConcurrencyLimit } from './fair-queue'

/** Two at a time: each job holds megabytes from the moment it is queued. */

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)
const MIN_BYTES = 1_024
/** Brotli's minimum and default window, in bits. */
const BROTLI_WINDOW_BITS = { min: 16, max: 22 }

const compressionLimit = createConcurrencyLimit({
  maxConcurrent: 2,
  maxWaiting: 200,
  maxWaitingPerKey: 200,
  timeoutMs: 3_000,
})

export async function compressForCache(cachedResponse: CachedResponse): Promise<CachedResponse> {
  const { body } = cachedResponse
  if (!isWorthCompressing(cachedResponse)) return cachedResponse
  const compressedBodies = await runLimited(async () => ({
    gzip: await gzip(body, { level: 9 }),
    br: await brotli(body, brotliOptions(7, body)),
  }))
  return { ...cachedResponse, ...compressedBodies }
}

/** For one user: fast, in one encoding, without an ETag. */
export async function compressForRequest(
  cachedResponse: CachedResponse,
  request: IncomingMessage,
): Promise<CachedResponse> {
  const { etag: _, ...headers } = cachedResponse.headers
  const plainResponse = { status: cachedResponse.status, headers, body: cachedResponse.body }
  const encoding =
    isWorthCompressing(cachedResponse) && negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding) return plainResponse
  return {
    ...plainResponse,
    ...(await runLimited(() => compressBody(encoding, cachedResponse.body))),
  }
}

async function compressBody(
  encoding: ContentEncoding,
  body: Buffer,
): Promise<Partial<CachedResponse>> {
  return encoding === 'gzip'
    ? { gzip: await gzip(body, { level: 4 }) }
    : { br: await brotli(body, brotliOptions(4, body)) }
}

/** With a full queue the response is sent uncompressed. */
async function runLimited(
  work: () => Promise<Partial<CachedResponse>>,
): Promise<Partial<CachedResponse>> {
  const release = await compressionLimit.acquire('all')
  if (!release) return {}
  return work().finally(release)
}

/** A window no larger than the text takes a fraction of the memory. */
function brotliOptions(quality: number, { length }: Buffer): zlib.BrotliOptions {
  const bits = Math.ceil(Math.log2(length))
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: Math.min(
        BROTLI_WINDOW_BITS.max,
        Math.max(BROTLI_WINDOW_BITS.min, bits),
      ),
      [BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}

const isWorthCompressing = ({ body, headers }: CachedResponse) =>
  body.length >= MIN_BYTES && isCompressibleType(`${headers['content-type']}`)
