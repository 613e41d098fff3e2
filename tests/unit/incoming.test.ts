import { expect, test } from 'vitest'
import { openBody } from '@/lib/api/incoming'

/** A body that sends these pieces and then does as it is told. */
function request(pieces: string[], then: 'ends' | 'stalls' | 'breaks', more: HeadersInit = {}) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (then === 'ends') controller.close()
      if (then === 'breaks') controller.error(new Error('aborted'))
    },
  })
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '6', ...more }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://localhost/', init as RequestInit)
}

async function read(asked: Request) {
  const { chunks, leave } = openBody(asked, 50)
  let text = ''
  for await (const chunk of chunks) text += Buffer.from(chunk)
  await leave()
  return text
}

test('a file comes as it comes', async () => {
  expect(openBody(request(['abc', 'def'], 'ends')).bytes).toBe(6)
  expect(await read(request(['abc', 'def'], 'ends'))).toBe('abcdef')
})

test.each([
  ['stands still', request(['abc'], 'stalls'), 'tooSlow', 'uploadStalled'],
  ['breaks', request([], 'breaks'), 'badRequest', 'cutOff'],
])('one that %s is given up, with a sentence', async (_, asked, code, word) => {
  await expect(read(asked)).rejects.toMatchObject({ code, word })
})

test.each([
  [{ 'content-length': '' }, 'lengthRequired'],
  [{ 'content-length': '-5' }, 'lengthRequired'],
  [{ 'content-length': '1e9' }, 'lengthRequired'],
  [{ 'content-type': 'text/plain' }, 'wrongType'],
  [{ 'content-type': '' }, 'wrongType'],
  [{ 'content-encoding': 'gzip' }, 'wrongType'],
])('with %j it is not begun: %s', (headers, code) => {
  const asked = request(['abc'], 'ends', headers as HeadersInit)
  expect(() => openBody(asked)).toThrow(expect.objectContaining({ code }))
})

test('what is left of a refused file is let pass, and an endless one is left', async () => {
  const rest = request(['abc', 'def'], 'ends')
  await openBody(rest).leave()
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '999999999999' }
  const init = { method: 'POST', headers, body: endless, duplex: 'half' }
  await openBody(new Request('http://localhost/', init as RequestInit)).leave()
  expect(sent).toBeLessThan(16)
})
