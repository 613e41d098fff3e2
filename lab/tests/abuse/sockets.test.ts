import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatRequest, openSocket, sendPieces } from '@/tests/support/raw-connection'
import { type Site, startSite } from '@/tests/support/site'

let site: Site
beforeAll(async () => {
  delete process.env.TEST_DATABASE_URL
  site = await startSite()
})
afterAll(() => site?.stop())

/** After each attack, the site must still respond within a second. */
afterEach(() => expectPrompt())

const CLOSE_HEADER = 'Connection: close'
const JSON_TYPE_HEADER = 'Content-Type: application/json'
const contactRequest = (headers: string[], body = '') =>
  formatRequest('POST /api/contact', [JSON_TYPE_HEADER, ...headers], body)

const MALFORMED_REQUESTS: [name: string, bytes: string | Buffer, status: number][] = [
  ['noise', '\0\u0001\u00ff hello\r\n\r\n', 400],
  ['the start of a TLS connection', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE_HEADER}\r\n\r\n`, 400],
  ['a header with a control character', formatRequest('GET /', ['X: a\0b']), 400],
  ['a header name with a space', formatRequest('GET /', ['X Y: 1']), 400],
  ['the target *', formatRequest('GET *', [CLOSE_HEADER]), 400],
  ['OPTIONS *', formatRequest('OPTIONS *', [CLOSE_HEADER]), 400],
  ['the URL of another site', formatRequest('GET http://evil.example/about', [CLOSE_HEADER]), 400],
  ['a target in bytes over 127', Buffer.from(formatRequest('GET /\u00ff\u00fe'), 'latin1'), 400],
  ['an undecodable target', formatRequest('GET /%E0%A4%A', [CLOSE_HEADER]), 400],
  ['a CONNECT tunnel', formatRequest('CONNECT evil.example:443'), 405],
  ['an unknown method', formatRequest('BREW /api/contact'), 400],
  [
    'a protocol upgrade',
    formatRequest('GET /', ['Connection: Upgrade', 'Upgrade: websocket']),
    400,
  ],
  [
    'an Expect header',
    contactRequest(['Expect: miracles', 'Content-Length: 2', CLOSE_HEADER], '{}'),
    417,
  ],
  ['20 KB of one header', formatRequest('GET /', [`X: ${'a'.repeat(20_000)}`]), 431],
  [
    '10,000 headers',
    formatRequest(
      'GET /',
      Array.from({ length: 10_000 }, (_, n) => `X${n}: 1`),
    ),
    431,
  ],
  ['two lengths', contactRequest(['Content-Length: 2', 'Content-Length: 3'], '{}x'), 400],
  ['a negative length', contactRequest(['Content-Length: -2'], '{}'), 400],
  ['a length that is not a number', contactRequest(['Content-Length: two'], '{}'), 400],
  [
    'a length with chunks',
    contactRequest(['Content-Length: 2', 'Transfer-Encoding: chunked'], '{}'),
    400,
  ],
  [
    'an unknown transfer encoding',
    contactRequest(['Transfer-Encoding: gzip, x', CLOSE_HEADER], '{}'),
    400,
  ],
  ['a chunk without a size', contactRequest(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'), 400],
  ['a length of 10 GB', contactRequest(['Content-Length: 10737418240', CLOSE_HEADER], '{'), 413],
  [
    'a body longer than its length',
    contactRequest(['Content-Length: 2'], '{}garbage\r\n\r\n'),
    400,
  ],
  [
    'noise after a valid request',
    `${formatRequest('GET /api/health/live')}\0\u0001garbage\r\n\r\n`,
    400,
  ],
]

test.each(MALFORMED_REQUESTS)('rejects %s with a sentence', async (_, bytes, status) => {
  const response = await sendPieces(site.url, bytes)
  expect(response).toMatchObject({ status, isTimedOut: false })
  expect(response.msg).toMatch(/^[A-Z].+\.$/)
  expect(response.ms).toBeLessThan(5_000)
})

test('cuts off an endless chunked body', async () => {
  function* endlessChunks() {
    yield contactRequest(['Transfer-Encoding: chunked'])
    for (;;) yield `4000\r\n${'x'.repeat(0x4000)}\r\n`
  }
  const response = await sendPieces(site.url, endlessChunks())
  expect(response.isTimedOut).toBe(false)
  // A client that is still sending at the close may miss the response.
  expect([413, 0]).toContain(response.status)
})

test('reads or rejects a body of one-byte chunks, and ends', async () => {
  const chunks = '1\r\nx\r\n'.repeat(100_000)
  const response = await sendPieces(
    site.url,
    contactRequest(['Transfer-Encoding: chunked', CLOSE_HEADER], chunks),
  )
  expect([400, 413]).toContain(response.status)
  expect(response.isTimedOut).toBe(false)
})

describe('slow on purpose', () => {
  test('ends 400 connections that trickle headers or a body with 408 and serves others', async () => {
    const headers = ['GET / HTTP/1.1\r\n', 'Host: localhost\r\n', ...Array(60).fill('X: 1\r\n')]
    const body = [contactRequest(['Content-Length: 1000']), ...Array(60).fill(' ')]
    const pending = Array.from({ length: 400 }, (_, n) =>
      sendPieces(site.url, n % 2 ? headers : body, { gapMs: 1_000, timeoutMs: 40_000 }),
    )
    await expectPrompt()
    const responses = await Promise.all(pending)
    expect(responses.filter(({ isTimedOut }) => isTimedOut)).toEqual([])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([408]))
    for (const { msg } of responses) expect(msg).toMatch(/^The request took too long/)
  })

  test('serves others despite 500 silent connections and 50 that never read', async () => {
    const silentSockets = Array.from({ length: 500 }, () => openSocket(site.url))
    const unreadSockets = Array.from({ length: 50 }, () => {
      const socket = openSocket(site.url).pause()
      socket.write(formatRequest('GET /').repeat(5))
      return socket
    })
    for (const socket of [...silentSockets, ...unreadSockets])
      socket.on('error', () => socket.destroy())
    await expectPrompt()
    for (const socket of [...silentSockets, ...unreadSockets]) socket.destroy()
  })
})

/** A busy machine can delay one response; a blocked site delays all. */
async function expectPrompt() {
  const waitsMs: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const startedAt = Date.now()
    expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
    waitsMs.push(Date.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(Math.min(...waitsMs)).toBeLessThan(1_000)
}
