import 'server-only'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { IncompleteContentError, MissingFileError } from './contract'

export type S3Service = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type S3RequestOptions = { query?: Record<string, string>; headers?: Record<string, string> }

const TIMEOUT_MS = 15_000

const STALL_TIMEOUT_MS = 60_000

const RETRY_DELAYS_MS = [250, 1_000]

export async function sha256Hex(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** S3 listings hold only our own keys and times, so nothing is escaped. */
export function findTextsBetween(text: string, open: string, close: string): string[] {
  return text
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf(close))))
}

export function createS3Client({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Service) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const buildUrl = (key: string, query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams(query)
    return `${base}${key && `/${key}`}${parameters.size > 0 ? `?${parameters}` : ''}`
  }

  async function request(method: string, key: string, { query, headers }: S3RequestOptions = {}) {
    for (let attempt = 0; ; attempt += 1) {
      const signedRequest = await client.sign(buildUrl(key, query), { method, headers })
      const response = await fetchWithTimeout(signedRequest).catch((error) => error as Error)
      const delayMs = RETRY_DELAYS_MS[attempt]
      if (delayMs === undefined || !isTransient(response)) return requireOk(response, method, key)
      if (response instanceof Response) await response.body?.cancel()
      await setTimeout(delayMs)
    }
  }

  /** No retry: a stream cannot be read twice. */
  async function send(
    key: string,
    content: AsyncIterable<Uint8Array>,
    bytes: number,
    sha256?: string,
  ) {
    const upload = watchUpload(content, bytes)
    const signedRequest = await client.sign(buildUrl(key), {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': sha256 ?? 'UNSIGNED-PAYLOAD' },
    })
    const headers = new Headers(signedRequest.headers)
    headers.set('content-length', String(bytes))
    const requestInit: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers,
      body: upload.body,
      duplex: 'half',
      signal: upload.signal,
      cache: 'no-store',
    }
    const response = await fetch(signedRequest.url, requestInit)
      .catch((error) => {
        throw upload.fault() ?? createUnreachableError('PUT', error)
      })
      .finally(upload.stop)
    await requireOk(response, 'PUT', key).then(({ body }) => body?.cancel())
  }

  async function createSignedUrl(key: string, query: Record<string, string>) {
    const signedRequest = await client.sign(buildUrl(key, query), { aws: { signQuery: true } })
    return signedRequest.url
  }

  return { ask: request, send, signedAddress: createSignedUrl }
}

function watchUpload(content: AsyncIterable<Uint8Array>, bytes: number) {
  const abortController = new AbortController()
  let failure: unknown
  let timer: NodeJS.Timeout | undefined
  const stopTimer = () => clearTimeout(timer)
  const restartTimer = () => {
    stopTimer()
    timer = globalThis.setTimeout(() => abortController.abort(), STALL_TIMEOUT_MS)
  }
  async function* body() {
    let sentBytes = 0
    try {
      for await (const chunk of content) {
        sentBytes += chunk.byteLength
        if (sentBytes > bytes) break
        restartTimer()
        yield chunk
        stopTimer()
      }
      if (sentBytes !== bytes) throw new IncompleteContentError(`${sentBytes} of ${bytes} bytes`)
      restartTimer()
    } catch (error) {
      failure = error
      throw error
    }
  }
  return {
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    signal: abortController.signal,
    stop: stopTimer,
    fault: () => failure,
  }
}

async function fetchWithTimeout(request: Request) {
  const abortController = new AbortController()
  const timer = globalThis.setTimeout(() => abortController.abort(), TIMEOUT_MS)
  // The timeout covers the headers only; the body may take as long as its reader.
  return fetch(request, { signal: abortController.signal, cache: 'no-store' }).finally(() =>
    clearTimeout(timer),
  )
}

const isTransient = (response: Response | Error) =>
  response instanceof Error || response.status >= 500

async function requireOk(
  response: Response | Error,
  method: string,
  key: string,
): Promise<Response> {
  if (response instanceof Error) throw createUnreachableError(method, response)
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404 && key) throw new MissingFileError(key)
  log().error({ event: 'files.store-rejected', method, status: response.status })
  throw createUnavailableError(`the file store answered ${response.status} to ${method}`)
}

function createUnreachableError(method: string, error: Error) {
  log().error({ event: 'files.store-unavailable', method, err: error })
  return createUnavailableError('the file store is away', error)
}
