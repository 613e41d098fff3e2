import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { open, raw, request } from '../support/raw'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  delete process.env.TEST_DATABASE_URL
  site = await startSite()
})
afterAll(() => site?.stop())

/** Whatever was done to it, the site answers the next person within a second. */
afterEach(() => expectPrompt())

const CLOSE = 'Connection: close'
const JSON_TYPE = 'Content-Type: application/json'
const contact = (headers: string[], body = '') =>
  request('POST /api/contact', [JSON_TYPE, ...headers], body)

const CASES: [what: string, bytes: string | Buffer, status: number][] = [
  ['noise', '\0\u0001\u00ff hello\r\n\r\n', 400],
  ['the start of a TLS connection', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`, 400],
  ['a header with a control character', request('GET /', ['X: a\0b']), 400],
  ['a header name with a blank', request('GET /', ['X Y: 1']), 400],
  ['the address *', request('GET *', [CLOSE]), 400],
  ['OPTIONS *', request('OPTIONS *', [CLOSE]), 400],
  ['the address of another site', request('GET http://evil.example/about', [CLOSE]), 400],
  ['an address in bytes over 127', Buffer.from(request('GET /\u00ff\u00fe'), 'latin1'), 400],
  ['an address that does not decode', request('GET /%E0%A4%A', [CLOSE]), 400],
  ['a tunnel', request('CONNECT evil.example:443'), 405],
  ['an unknown method', request('BREW /api/contact'), 400],
  ['a change of protocol', request('GET /', ['Connection: Upgrade', 'Upgrade: websocket']), 400],
  ['an expectation', contact(['Expect: miracles', 'Content-Length: 2', CLOSE], '{}'), 417],
  ['20 KB of one header', request('GET /', [`X: ${'a'.repeat(20_000)}`]), 431],
  [
    '10,000 headers',
    request(
      'GET /',
      Array.from({ length: 10_000 }, (_, n) => `X${n}: 1`),
    ),
    431,
  ],
  ['two lengths', contact(['Content-Length: 2', 'Content-Length: 3'], '{}x'), 400],
  ['a negative length', contact(['Content-Length: -2'], '{}'), 400],
  ['a length in words', contact(['Content-Length: two'], '{}'), 400],
  [
    'a length beside chunks',
    contact(['Content-Length: 2', 'Transfer-Encoding: chunked'], '{}'),
    400,
  ],
  ['chunks of an unknown coding', contact(['Transfer-Encoding: gzip, x', CLOSE], '{}'), 400],
  ['a chunk without a size', contact(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'), 400],
  ['a length of 10 GB', contact(['Content-Length: 10737418240', CLOSE], '{'), 413],
  ['a body longer than its length', contact(['Content-Length: 2'], '{}garbage\r\n\r\n'), 400],
  ['noise behind a good request', `${request('GET /api/health/live')}\0\u0001garbage\r\n\r\n`, 400],
]

test.each(CASES)('%s is refused with a sentence', async (_, bytes, status) => {
  const answer = await raw(site.url, bytes)
  expect(answer).toMatchObject({ status, hung: false })
  expect(answer.msg).toMatch(/^[A-Z].+\.$/)
  expect(answer.ms).toBeLessThan(5_000)
})

test('an endless body in chunks is cut off', async () => {
  function* endless() {
    yield contact(['Transfer-Encoding: chunked'])
    for (;;) yield `4000\r\n${'x'.repeat(0x4000)}\r\n`
  }
  const answer = await raw(site.url, endless())
  expect(answer.hung).toBe(false)
  // Who is still sending when the connection ends may miss the answer.
  expect([413, 0]).toContain(answer.status)
})

test('a body of one-byte chunks is read or refused, and ends', async () => {
  const chunks = '1\r\nx\r\n'.repeat(100_000)
  const answer = await raw(site.url, contact(['Transfer-Encoding: chunked', CLOSE], chunks))
  expect([400, 413]).toContain(answer.status)
  expect(answer.hung).toBe(false)
})

describe('slow on purpose', () => {
  test('200 connections that trickle headers end with 408 and keep nobody out', async () => {
    const drops = ['GET / HTTP/1.1\r\n', 'Host: localhost\r\n', ...Array(60).fill('X: 1\r\n')]
    const slow = Array.from({ length: 200 }, () =>
      raw(site.url, drops, { gapMs: 1_000, patienceMs: 40_000 }),
    )
    await expectPrompt()
    const ends = await Promise.all(slow)
    expect(ends.filter(({ hung }) => hung)).toEqual([])
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([408]))
    expect(ends[0]?.msg).toMatch(/^The request took too long/)
  })

  test('200 connections that trickle a body end with 408 and keep nobody out', async () => {
    const drops = [contact(['Content-Length: 1000']), ...Array(60).fill(' ')]
    const slow = Array.from({ length: 200 }, () =>
      raw(site.url, drops, { gapMs: 1_000, patienceMs: 40_000 }),
    )
    await expectPrompt()
    const ends = await Promise.all(slow)
    expect(ends.filter(({ hung }) => hung)).toEqual([])
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([408]))
  })

  test('500 connections that say nothing, and 50 that never read their pages', async () => {
    const silent = Array.from({ length: 500 }, () => open(site.url))
    const deaf = Array.from({ length: 50 }, () => {
      const socket = open(site.url).pause()
      socket.write(request('GET /').repeat(5))
      return socket
    })
    for (const socket of [...silent, ...deaf]) socket.on('error', () => socket.destroy())
    await expectPrompt()
    for (const socket of [...silent, ...deaf]) socket.destroy()
  })
})

/** A busy machine may hold up one answer; a site that is held up holds up all. */
async function expectPrompt() {
  const waits: number[] = []
  for (let look = 0; look < 5; look += 1) {
    const startedAt = Date.now()
    expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
    waits.push(Date.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(Math.min(...waits)).toBeLessThan(1_000)
}
