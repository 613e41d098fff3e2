import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUploadStream } from '@/lib/http/upload-stream'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

function newRequest(
  pieces: string[],
  ending: 'ends' | 'stalls' | 'breaks',
  extraHeaders: HeadersInit = {},
) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (ending === 'ends') controller.close()
      if (ending === 'breaks') controller.error(new Error('aborted'))
    },
  })
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': '6',
    ...extraHeaders,
  }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://localhost/', init as RequestInit)
}

async function readBody(request: Request) {
  const { chunks, drain } = openUploadStream(request)
  let text = ''
  for await (const chunk of chunks) text += Buffer.from(chunk)
  await drain()
  return text
}

test('streams a file', async () => {
  expect(openUploadStream(newRequest(['abc', 'def'], 'ends')).bytes).toBe(6)
  expect(await readBody(newRequest(['abc', 'def'], 'ends'))).toBe('abcdef')
})

test.each([
  ['stalls', newRequest(['x'.repeat(1_000_000)], 'stalls'), 'tooSlow', 'uploadStalled'],
  ['breaks off', newRequest([], 'breaks'), 'badRequest', 'bodyIncomplete'],
])('rejects a file that %s with a sentence', async (_, request, kind, code) => {
  const reading = expect(readBody(request)).rejects.toMatchObject({ kind, code })
  await vi.advanceTimersByTimeAsync(60_000)
  await reading
})

test.each([
  [{ 'content-length': '' }, 'lengthRequired'],
  [{ 'content-length': '-5' }, 'lengthRequired'],
  [{ 'content-length': '1e9' }, 'lengthRequired'],
  [{ 'content-type': 'text/plain' }, 'wrongType'],
  [{ 'content-type': '' }, 'wrongType'],
  [{ 'content-encoding': 'gzip' }, 'wrongType'],
])('rejects headers %j before reading: %s', (headers, kind) => {
  const request = newRequest(['abc'], 'ends', headers as HeadersInit)
  expect(() => openUploadStream(request)).toThrow(expect.objectContaining({ kind }))
})

test('drains the rest of a rejected file, but cancels an endless one', async () => {
  const rest = newRequest(['abc', 'def'], 'ends')
  await openUploadStream(rest).drain()
  let chunkCount = 0
  const endless = new ReadableStream({
    pull(controller) {
      chunkCount += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '999999999999' }
  const init = { method: 'POST', headers, body: endless, duplex: 'half' }
  await openUploadStream(new Request('http://localhost/', init as RequestInit)).drain()
  expect(chunkCount).toBeLessThan(16)
})

type SendStep = { afterMs: number; bytes: number }
const FILE_BYTES = 3_900_000
const repeat = (count: number, step: SendStep): SendStep[] =>
  Array.from({ length: count }, () => step)

/** The seconds until the file has arrived or is refused. */
async function sendSlowly(steps: SendStep[]) {
  const body = new ReadableStream({
    async pull(controller) {
      const step = steps.shift()
      if (!step) return controller.close()
      await new Promise((resolve) => setTimeout(resolve, step.afterMs))
      controller.enqueue(new Uint8Array(step.bytes))
    },
  })
  const headers = { 'content-type': 'application/octet-stream', 'content-length': `${FILE_BYTES}` }
  const request = new Request('http://localhost/', {
    ...{ method: 'POST', headers, body, duplex: 'half' },
  } as RequestInit)
  const [startedAt, result] = [performance.now(), { outcome: '', seconds: 0 }]
  const reading = readBytes(request)
    .then(
      (bytes) => `${bytes}`,
      ({ code }) => code,
    )
    .then((outcome) => {
      result.outcome = outcome
      result.seconds = Math.round((performance.now() - startedAt) / 1_000)
    })
  while (result.outcome === '') await vi.advanceTimersByTimeAsync(1_000)
  await reading
  return result
}

async function readBytes(request: Request) {
  let bytes = 0
  for await (const chunk of openUploadStream(request).chunks) bytes += chunk.byteLength
  return bytes
}

test.each([
  ['one byte every 45 seconds', repeat(20, { afterMs: 45_000, bytes: 1 }), 30],
  ['one byte a second', repeat(300, { afterMs: 1_000, bytes: 1 }), 30],
  [
    'nearly all of it, and then one byte every 45 seconds',
    [{ afterMs: 0, bytes: FILE_BYTES - 100 }, ...repeat(20, { afterMs: 45_000, bytes: 1 })],
    268,
  ],
])('cuts off an upload that sends %s', async (_, steps, seconds) => {
  expect(await sendSlowly(steps)).toEqual({ outcome: 'uploadTooSlow', seconds })
})

test('receives a photo from a slow phone that has no signal for a while', async () => {
  const step = { afterMs: 1_000, bytes: 50_000 }
  const waitFor = (seconds: number) => ({ ...step, afterMs: seconds * 1_000 })
  const steps = [waitFor(25), ...repeat(40, step), waitFor(40), ...repeat(36, step)]
  expect(await sendSlowly(steps)).toEqual({ outcome: `${FILE_BYTES}`, seconds: 141 })
  const slowest = repeat(195, { afterMs: 1_000, bytes: 20_000 })
  expect(await sendSlowly(slowest)).toEqual({ outcome: `${FILE_BYTES}`, seconds: 195 })
})

test('does not count the time in which its bytes are stored', async () => {
  const { chunks } = openUploadStream(newRequest(['abc', 'def'], 'ends'))
  let text = ''
  const storing = (async () => {
    for await (const chunk of chunks) {
      text += Buffer.from(chunk)
      await new Promise((resolve) => setTimeout(resolve, 100_000))
    }
  })()
  await vi.advanceTimersByTimeAsync(200_000)
  await storing
  expect(text).toBe('abcdef')
})
