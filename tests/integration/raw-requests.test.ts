// @module-tag once
import { beforeAll, describe, expect, test } from 'vitest'
import { expectNoServerErrors } from '../support/odd-paths'
import { parseLocation, parseStatuses, sendRawGet, sendRawRequest } from '../support/raw-request'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

const HOST_HEADER = 'Host: localhost'
const SMUGGLED_REQUEST = `GET /smuggled HTTP/1.1\r\n${HOST_HEADER}\r\n\r\n`
const JSON_BODY = '{"email":"a@b.example","password":"x"}'
const LENGTH_HEADER = `Content-Length: ${JSON_BODY.length}`

const sendPost = (headers: string[], body: string) =>
  sendRawRequest(
    site,
    [
      'POST /api/auth/user/login HTTP/1.1',
      HOST_HEADER,
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )

describe('an ambiguous request gets one 400 and no second response', () => {
  test.each([
    [
      'length, then chunks',
      ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
    [
      'chunks, then length',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
    ['two lengths', [LENGTH_HEADER, 'Content-Length: 5'], JSON_BODY + SMUGGLED_REQUEST],
    ['the same length twice', [LENGTH_HEADER, LENGTH_HEADER], JSON_BODY + SMUGGLED_REQUEST],
    [
      'a length with a sign',
      [`Content-Length: +${JSON_BODY.length}`],
      JSON_BODY + SMUGGLED_REQUEST,
    ],
    ['a length below zero', ['Content-Length: -1'], JSON_BODY + SMUGGLED_REQUEST],
    ['a length in hexadecimal', ['Content-Length: 0x26'], JSON_BODY + SMUGGLED_REQUEST],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], JSON_BODY + SMUGGLED_REQUEST],
    [
      'an encoding behind chunked',
      ['Transfer-Encoding: chunked, identity'],
      `0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
    [
      'two encodings',
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      `0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${SMUGGLED_REQUEST}`],
    [
      'a folded header',
      ['X-Note: a', ' Content-Length: 5', LENGTH_HEADER],
      JSON_BODY + SMUGGLED_REQUEST,
    ],
    ['a folded encoding', ['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${SMUGGLED_REQUEST}`],
    [
      'a lone CR in a header',
      ['X-Note: a\rContent-Length: 3', LENGTH_HEADER],
      JSON_BODY + SMUGGLED_REQUEST,
    ],
    ['NUL in a header', ['X-Note: a\0b', LENGTH_HEADER], JSON_BODY + SMUGGLED_REQUEST],
    [
      'a chunk size that is none',
      ['Transfer-Encoding: chunked'],
      `zz\r\n{}\r\n0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
    [
      'a line break in a chunk extension',
      ['Transfer-Encoding: chunked'],
      `26;a=b\nx\r\n${JSON_BODY}\r\n0\r\n\r\n${SMUGGLED_REQUEST}`,
    ],
  ])('%s', async (_, headers, body) => {
    expect(parseStatuses(await sendPost(headers, body))).toEqual([400])
  })

  test('line ends without CR', async () => {
    const response = await sendRawRequest(
      site,
      `GET /ebook HTTP/1.1\n${HOST_HEADER}\nConnection: close\n\n`,
    )
    expect(parseStatuses(response)).toEqual([400])
  })

  test('two hosts', async () => {
    expect(parseStatuses(await sendRawGet(site, '/', HOST_HEADER, 'Host: evil.example'))).toEqual([
      400,
    ])
  })

  test('the body of a GET is not parsed as a second request', async () => {
    const head = `GET /login HTTP/1.1\r\n${HOST_HEADER}\r\nContent-Length: ${SMUGGLED_REQUEST.length}`
    const response = await sendRawRequest(site, `${head}\r\n\r\n`, { giveUpMs: 1_000 })
    expect(parseStatuses(response).length).toBeLessThanOrEqual(1)
    const wholeResponse = await sendRawRequest(
      site,
      `${head}\r\nConnection: close\r\n\r\n${SMUGGLED_REQUEST}`,
    )
    expect(parseStatuses(wholeResponse)).toEqual([200])
  })
})

test.each(['http://evil.example/', 'https://evil.example/ebook', 'evil.example', '*', '\\ebook'])(
  'rejects a request target that is not a path with 400: %s',
  async (target) => {
    const response = await sendRawGet(site, target, HOST_HEADER)
    expect(parseStatuses(response)).toEqual([400])
    expect(parseLocation(response)).toBeUndefined()
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
    expect(parseStatuses(await sendRawGet(site, target, HOST_HEADER))).toEqual([400])
  })

  test('never causes a 5xx, for random combinations of unusual parts', () =>
    expectNoServerErrors(site, 400))
})

describe('an unusual spelling of a gated path shows nothing to an anonymous visitor', () => {
  const GATED_PATHS = ['/ebook', '/digital-videos', '/profile']
  const listSpellings = (page: string) => [
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

  test.each(GATED_PATHS.flatMap(listSpellings))('%s', async (urlPath) => {
    const response = await sendRawGet(site, urlPath, HOST_HEADER)
    const [status = 0] = parseStatuses(response)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
    expect(parseLocation(response) ?? '/').toMatch(/^\/(?!\/)/)
    expect(response).not.toMatch(/Premium (eBook|Video)|Welcome,|school\.example/)
  })
})
