import { once } from 'node:events'
import { createServer, IncomingMessage } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { hashInlineText } from '@/lib/content-policy'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { getHeaderList } from '@/server/cached-headers'
import type { CachedResponse } from '@/server/cached-response'
import { negotiateEncoding } from '@/server/content-encoding'
import { SPECULATION_RULES } from '@/server/deferred-scripts'
import { CspEnforcingResponse } from '@/server/enforce-csp'
import { postprocessHtml } from '@/server/html-postprocess'
import { sendCachedResponse } from '@/server/send-cached-response'

describe('the encoding of a response', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip; q=0.000', undefined],
    ['gzip;q=1.000', 'gzip'],
    ['gzip;q=1.1', undefined],
    ['gzip;q=', undefined],
    ['gzip;level=9', undefined],
    ['brgzip', undefined],
    ['deflate', undefined],
    ['*', undefined],
    [`${'a,'.repeat(30)}gzip`, undefined],
  ] as const)('%j: %s', (acceptEncoding, encoding) => {
    expect(negotiateEncoding(acceptEncoding)).toBe(encoding)
  })
})

const CSP_HEADER = 'content-security-policy'
const newResponse = (text: string): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
})

describe('a postprocessed page', () => {
  const renderedHtml = [
    '<html><head></head><body>',
    '<script src="/_next/static/chunks/a.js" async="" nonce="n0nce"></script>',
    '<script nonce="n0nce">marked("n0nce")</script>',
    '<script>smuggled()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '</body></html>',
  ].join('')

  test('allows the scripts marked at render and no others', () => {
    const { html, scripts } = postprocessHtml(renderedHtml, { nonce: 'n0nce' })
    expect(scripts).toContain(hashInlineText('marked("")'))
    expect(scripts).not.toContain(hashInlineText('smuggled()'))
    expect(scripts).not.toContain(hashInlineText('{"a":1}'))
    expect(html).not.toContain('n0nce')
    const [bootHash, ...otherHashes] = scripts
    expect(bootHash).toBe(hashInlineText(BOOT_SCRIPT))
    for (const hash of otherHashes)
      expect([...listScriptHashes(html), hashInlineText(SPECULATION_RULES)]).toContain(hash)
  })

  test('lists its scripts for deferred loading and has no script tag with a source', () => {
    const { html, files } = postprocessHtml(renderedHtml, { nonce: 'n0nce' })
    expect(files).toEqual(['/_next/static/chunks/a.js'])
    expect(html).not.toContain('<script src')
    expect(html).toContain('["/_next/static/chunks/a.js"]')
  })

  test('throws on HTML that Next did not render', () => {
    expect(() => postprocessHtml('<html></html>', { nonce: 'n0nce' })).toThrow()
  })

  const listScriptHashes = (html: string) =>
    [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
      hashInlineText(text ?? ''),
    )
})

function openResponse(headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  const response = new CspEnforcingResponse(request)
  const chunks: string[] = []
  vi.spyOn(response, 'end').mockImplementation(((body?: Buffer) => {
    chunks.push(`${body ?? ''}`)
    return response
  }) as never)
  return { request, response, written: chunks }
}

describe('a page without a policy', () => {
  test('runs no scripts', () => {
    const { response } = openResponse()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(500)
    expect(response.getHeader('content-security-policy')).toMatch(/script-src 'none'/)
  })

  test.each([
    ['its own strict policy', "default-src 'none'; script-src 'self'", 'text/html'],
    ['another content type', undefined, 'application/json'],
  ])('gets no policy when it has %s', (_, policy, type) => {
    const { response } = openResponse()
    response.writeHead(200, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    })
    expect(response.getHeader('content-security-policy')).toBe(undefined)
  })
})

test('a page that Node sends with implicit headers runs no scripts', async () => {
  const server = createServer({ ServerResponse: CspEnforcingResponse }, (_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<p>page</p>')
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`).finally(() => server.close())
  expect(headers.get(CSP_HEADER)).toMatch(/script-src 'none'/)
})

describe('a page without a strict policy', () => {
  const html = 'text/html; charset=utf-8'

  test.each([
    ['an object', { 'Content-Type': html, 'Content-Security-Policy': 'default-src *' }],
    ['a list', ['Content-Type', html, 'Content-Security-Policy', 'default-src *']],
    ['pairs', [['content-type', html] as never, ['x-other', '1'] as never]],
  ])('runs no scripts, with its headers given as %s', (_, givenHeaders) => {
    const { response } = openResponse()
    response.writeHead(200, givenHeaders)
    expect(response.getHeader('content-security-policy')).toMatch(/script-src 'none'/)
    expect(response.getHeader('content-type')).toBe(html)
  })

  test.each([undefined, 'default-src *'])('runs no scripts when it is cached with %s', (policy) => {
    const cachedPage = {
      ...newResponse('page'),
      headers: { 'content-type': html, [CSP_HEADER]: policy },
    }
    const { request, response } = openResponse()
    sendCachedResponse(cachedPage, request, response)
    expect(getHeaderList(cachedPage, 'body').join('\n')).toMatch(/script-src 'none'/)
    expect(getHeaderList(cachedPage, 'body')).not.toContain('default-src *')
  })
})

describe('the headers of a cached response', () => {
  const strictHeaders = { 'content-type': 'text/html', [CSP_HEADER]: "default-src 'none'" }
  const cachedPage = { ...newResponse('page'), headers: strictHeaders, gzip: Buffer.from('packed') }

  test('are built once per encoding and second', () => {
    const first = getHeaderList(cachedPage, 'gzip', 1)
    expect(getHeaderList(cachedPage, 'gzip', 1)).toBe(first)
    expect(first).toEqual(expect.arrayContaining(['content-encoding', 'x-accel-expires', '@1']))
    expect(getHeaderList(cachedPage, 'body', 1)).not.toContain('content-encoding')
    expect(getHeaderList(cachedPage, 'gzip', 2)).toContain('@2')
  })

  test('are sent synchronously, without a promise', () => {
    const { request, response, written: chunks } = openResponse({ 'accept-encoding': 'gzip' })
    sendCachedResponse(cachedPage, request, response, 1)
    expect([response.statusCode, chunks]).toEqual([200, ['packed']])
  })
})

describe('If-Range on a cached response', () => {
  test.each([
    ['no condition', 'W/"tag"', undefined, 206],
    ['another tag', '"tag"', '"other"', 200],
    ['its weak tag', 'W/"tag"', 'W/"tag"', 200],
    ['the strong form of its weak tag', 'W/"tag"', '"tag"', 200],
    ['a date', 'W/"tag"', 'Sat, 21 Nov 2026 10:00:00 GMT', 200],
    ['its strong tag', '"tag"', '"tag"', 206],
  ])('with %s', (_, etag, ifRange, status) => {
    const {
      request,
      response,
      written: chunks,
    } = openResponse({
      range: 'bytes=1-2',
      ...(ifRange && { 'if-range': ifRange }),
    })
    sendCachedResponse({ ...newResponse('page'), headers: { etag } }, request, response)
    expect([response.statusCode, chunks]).toEqual([status, [status === 206 ? 'ag' : 'page']])
  })
})

test('If-None-Match with a matching ETag gets a 304, any other the page', () => {
  const cachedPage = { ...newResponse('page'), headers: { etag: 'W/"tag"' } }
  for (const [ifNoneMatch, status] of [
    ['W/"tag"', 304],
    ['"tag"', 304],
    ['"a", W/"tag"', 304],
    ['*', 304],
    ['"ta"', 200],
  ] as const) {
    const { request, response } = openResponse({ 'if-none-match': ifNoneMatch })
    sendCachedResponse(cachedPage, request, response)
    expect([ifNoneMatch, response.statusCode]).toEqual([ifNoneMatch, status])
  }
})

test('a range past the end gets a 416 with the security headers', () => {
  const { request, response } = openResponse({ range: 'bytes=9-' })
  const writeHead = vi.spyOn(response, 'writeHead')
  sendCachedResponse(newResponse('page'), request, response)
  expect(writeHead).toHaveBeenCalledWith(416, expect.objectContaining(SECURITY_HEADERS))
})
