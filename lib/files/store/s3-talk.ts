import 'server-only'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { unavailable } from '@/base/errors'
import { log } from '@/base/log'
import { CutOff, Missing } from './contract'

/** Requests to a service that speaks S3, signed, with patience and a second try where that does no harm. */

export type Service = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Asking = { query?: Record<string, string>; headers?: Record<string, string> }

const PATIENCE_MS = 15_000
/** A body that stands still for so long. */
const STALLED_MS = 60_000
const AGAIN_AFTER_MS = [250, 1_000]

export function talkTo({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Service) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (key: string, query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams(query)
    return `${base}${key && `/${key}`}${parameters.size > 0 ? `?${parameters}` : ''}`
  }

  async function ask(method: string, key: string, { query, headers }: Asking = {}) {
    for (let tried = 0; ; tried += 1) {
      const request = await client.sign(addressOf(key, query), { method, headers })
      const answer = await inTime(request).catch((error) => error as Error)
      const wait = AGAIN_AFTER_MS[tried]
      if (wait === undefined || !isPassing(answer)) return judged(answer, method, key)
      if (answer instanceof Response) await answer.body?.cancel()
      await setTimeout(wait)
    }
  }

  /** What is sent comes from a stream that cannot be read twice, so a second try is the sender's. */
  async function send(
    key: string,
    content: AsyncIterable<Uint8Array>,
    bytes: number,
    sum?: string,
  ) {
    const watched = watch(content, bytes)
    const signed = await client.sign(addressOf(key), {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': sum ?? 'UNSIGNED-PAYLOAD' },
    })
    const headers = new Headers(signed.headers)
    headers.set('content-length', String(bytes))
    const sending: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers,
      body: watched.body,
      duplex: 'half',
      signal: watched.signal,
      cache: 'no-store',
    }
    const answer = await fetch(signed.url, sending)
      .catch((error) => {
        throw watched.fault() ?? unreachable('PUT', error)
      })
      .finally(watched.stop)
    await judged(answer, 'PUT', key).then(({ body }) => body?.cancel())
  }

  async function signedAddress(key: string, query: Record<string, string>) {
    const signed = await client.sign(addressOf(key, query), { aws: { signQuery: true } })
    return signed.url
  }

  return { ask, send, signedAddress }
}

/** Counts what goes out, and gives up on a service that takes no more. */
function watch(content: AsyncIterable<Uint8Array>, bytes: number) {
  const ending = new AbortController()
  let fault: unknown
  let timer: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(timer)
  const wind = () => {
    rest()
    timer = globalThis.setTimeout(() => ending.abort(), STALLED_MS)
  }
  async function* body() {
    let sent = 0
    try {
      for await (const chunk of content) {
        sent += chunk.byteLength
        if (sent > bytes) break
        wind()
        yield chunk
        rest()
      }
      if (sent !== bytes) throw new CutOff(`${sent} of ${bytes} bytes`)
      wind()
    } catch (error) {
      fault = error
      throw error
    }
  }
  return {
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    signal: ending.signal,
    stop: rest,
    fault: () => fault,
  }
}

async function inTime(request: Request) {
  const ending = new AbortController()
  const timer = globalThis.setTimeout(() => ending.abort(), PATIENCE_MS)
  // The headers are in time; a body may take as long as its reader.
  return fetch(request, { signal: ending.signal, cache: 'no-store' }).finally(() =>
    clearTimeout(timer),
  )
}

const isPassing = (answer: Response | Error) => answer instanceof Error || answer.status >= 500

async function judged(answer: Response | Error, method: string, key: string): Promise<Response> {
  if (answer instanceof Error) throw unreachable(method, answer)
  if (answer.ok) return answer
  await answer.body?.cancel()
  if (answer.status === 404 && key) throw new Missing(key)
  log().error({ event: 'files.store-refused', method, status: answer.status })
  throw unavailable(`the file store answered ${answer.status} to ${method}`)
}

function unreachable(method: string, error: Error) {
  log().error({ event: 'files.store-away', method, err: error })
  return unavailable('the file store is away', error)
}
