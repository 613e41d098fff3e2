import { expect, test } from 'vitest'
import { openUploadStream } from '@/lib/http/upload-stream'

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
  const { chunks, drain } = openUploadStream(request, 50)
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
  ['stalls', newRequest(['abc'], 'stalls'), 'tooSlow', 'uploadStalled'],
  ['breaks off', newRequest([], 'breaks'), 'badRequest', 'bodyIncomplete'],
])('rejects a file that %s with a sentence', async (_, request, kind, code) => {
  await expect(readBody(request)).rejects.toMatchObject({ kind, code })
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
