import 'server-only'
import { Refusal } from '@/base/errors'
import { oddityIn } from './odd-keys'

/** Reads a request's JSON object, and is strict about everything a browser's form never does. */

export const BODY_LIMIT = 64 * 1024
const BODY_DEADLINE_MS = 10_000

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  refuseWrongType(request.headers)
  const bytes = await readBytes(request)
  const text = decode(bytes)
  const value = parse(text)
  const oddity = oddityIn(text)
  if (oddity) throw notJson(oddity)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalid', 'notAnObject')
  }
  return value as Record<string, unknown>
}

function refuseWrongType(headers: Headers) {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charsets = parameters
    .map((text) => text.trim())
    .filter((text) => text.startsWith('charset='))
  const utf8 = charsets.every((text) => /^charset="?utf-?8"?$/.test(text))
  if (type?.trim() === 'application/json' && utf8 && !headers.has('content-encoding')) return
  throw new Refusal('wrongType', 'wrongType')
}

/** At most 64 KiB within ten seconds, of whatever kind. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  let late = false
  const deadline = setTimeout(() => {
    late = true
    // The caller is told anyway; a stream that cannot be cancelled has ended.
    void reader.cancel().catch(() => {})
  }, BODY_DEADLINE_MS)
  const bytes = await collect(reader)
    .catch((error) => {
      throw error instanceof Refusal ? error : cutOff()
    })
    .finally(() => clearTimeout(deadline))
  // Cancelling ends the stream as if it were complete.
  if (late) throw tooSlow()
  return bytes
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > BODY_LIMIT) {
      // As above: a stream that cannot be cancelled has ended.
      void reader.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(value)
  }
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notJson('the body is not valid UTF-8')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('the body does not parse')
  }
}

const notJson = (detail: string) => new Refusal('notJson', 'notJson', { detail })
const tooLarge = () => new Refusal('tooLarge', 'tooLarge')
const tooSlow = () => new Refusal('tooSlow', 'tooSlow')
/** The caller went away or sent broken chunks: nobody hears this, and nothing of ours failed. */
const cutOff = () =>
  new Refusal('badRequest', 'cutOff', {
    detail: 'the body was cut off',
  })
