import { beforeAll, describe, expect, test } from 'vitest'
import { neverFailsOnPaths } from '../support/odd-paths'
import { getRaw, locationIn, sendRaw, statusesIn } from '../support/raw-request'
import { type SharedSite, sharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const OWN = 'Host: localhost'
const SECOND = `GET /smuggled HTTP/1.1\r\n${OWN}\r\n\r\n`
const JSON_BODY = '{"email":"a@b.example","password":"x"}'
const LENGTH = `Content-Length: ${JSON_BODY.length}`

const post = (headers: string[], body: string) =>
  sendRaw(
    site,
    [
      'POST /api/auth/user/login HTTP/1.1',
      OWN,
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )

describe('a request that two servers could read in two ways gets one 400 and no second answer', () => {
  test.each([
    [
      'length, then chunks',
      ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${SECOND}`,
    ],
    [
      'chunks, then length',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `0\r\n\r\n${SECOND}`,
    ],
    ['two lengths', [LENGTH, 'Content-Length: 5'], JSON_BODY + SECOND],
    ['the same length twice', [LENGTH, LENGTH], JSON_BODY + SECOND],
    ['a length with a sign', [`Content-Length: +${JSON_BODY.length}`], JSON_BODY + SECOND],
    ['a length below zero', ['Content-Length: -1'], JSON_BODY + SECOND],
    ['a length in hexadecimal', ['Content-Length: 0x26'], JSON_BODY + SECOND],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], JSON_BODY + SECOND],
    ['an encoding behind chunked', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SECOND}`],
    [
      'two encodings',
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      `0\r\n\r\n${SECOND}`,
    ],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${SECOND}`],
    ['a folded header', ['X-Note: a', ' Content-Length: 5', LENGTH], JSON_BODY + SECOND],
    ['a folded encoding', ['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${SECOND}`],
    ['a lone CR in a header', ['X-Note: a\rContent-Length: 3', LENGTH], JSON_BODY + SECOND],
    ['NUL in a header', ['X-Note: a\0b', LENGTH], JSON_BODY + SECOND],
    ['a chunk size that is none', ['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${SECOND}`],
    [
      'a line break in a chunk extension',
      ['Transfer-Encoding: chunked'],
      `26;a=b\nx\r\n${JSON_BODY}\r\n0\r\n\r\n${SECOND}`,
    ],
  ])('%s', async (_, headers, body) => {
    expect(statusesIn(await post(headers, body))).toEqual([400])
  })

  test('line ends without CR', async () => {
    const answer = await sendRaw(site, `GET /ebook HTTP/1.1\n${OWN}\nConnection: close\n\n`)
    expect(statusesIn(answer)).toEqual([400])
  })

  test('two hosts', async () => {
    expect(statusesIn(await getRaw(site, '/', OWN, 'Host: evil.example'))).toEqual([400])
  })

  test('a body behind a GET is read as its body', async () => {
    const answer = await getRaw(site, '/login', OWN, `Content-Length: ${SECOND.length}`)
    expect(statusesIn(answer).length).toBeLessThanOrEqual(1)
    const whole = await sendRaw(
      site,
      `GET /login HTTP/1.1\r\n${OWN}\r\nContent-Length: ${SECOND.length}\r\nConnection: close\r\n\r\n${SECOND}`,
    )
    expect(statusesIn(whole)).toEqual([200])
  })
})

test.each(['http://evil.example/', 'https://evil.example/ebook', 'evil.example', '*', '\\ebook'])(
  'a request target that is no path gets 400: %s',
  async (target) => {
    const answer = await getRaw(site, target, OWN)
    expect(statusesIn(answer)).toEqual([400])
    expect(locationIn(answer)).toBeUndefined()
  },
)

describe('a path that parsers read in different ways', () => {
  test.each([
    '/series/..\\my-learning',
    '/series/..%5Cmy-learning',
    '/series\\..\\my-learning',
    '/%5c/evil.example',
    '/about%00',
    '/about%0d%0aset-cookie:a=b',
    '/%C2%85',
    '/%ff',
  ])('rejects %s with 400', async (target) => {
    expect(statusesIn(await getRaw(site, target, OWN))).toEqual([400])
  })

  test('never leads to a 5xx, whichever odd pieces it is made of', () =>
    neverFailsOnPaths(site, 400))
})

describe('an odd spelling of a gated address shows an anonymous visitor nothing', () => {
  const GATED = ['/ebook', '/digital-videos', '/profile']
  const spellings = (page: string) => [
    `/${page}`,
    `//${page}`,
    `/.${page}`,
    `/x/..${page}`,
    `/x/%2e%2e${page}`,
    `/_next/static/../..${page}`,
    `/about/..;${page}`,
    `${page};x`,
    `${page};x=1/`,
    `${page}%2f`,
    `${page}%2F..%2F`,
    `${page}%5c`,
    `${page}\\`,
    `${page}%00`,
    `${page}%20`,
    `${page}.`,
    `${page}.rsc`,
    `${page}.json`,
    `${page}.html`,
    `${page}#x`,
    `${page}?x#y`,
    `${page}/./`,
    page.replace('/', '/%2f'),
    page.replace('/', '\\'),
    page.replace('o', '%6f').replace('d', '%64'),
    page.replace('o', '%256f').replace('d', '%2564'),
    `/_next/data/build${page}.json`,
    `/%0d%0aX-A:${page}`,
  ]

  test.each(GATED.flatMap(spellings))('%s', async (address) => {
    const answer = await getRaw(site, address, OWN)
    const [status = 0] = statusesIn(answer)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
    expect(locationIn(answer) ?? '/').toMatch(/^\/(?!\/)/)
    expect(answer).not.toMatch(/Premium (eBook|Video)|Welcome,|school\.example/)
  })
})
