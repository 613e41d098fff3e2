import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { textHash } from '@/lib/content-policy'
import { type Copy, sendCopy } from '@/server/copy'
import { finishedPage } from '@/server/finished-page'
import { NEXT_PAGE_AHEAD } from '@/server/late-scripts'
import { preferredPacking } from '@/server/packing'
import { sendOnlySealed } from '@/server/sealed-only'

describe('how an answer is packed', () => {
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
  ] as const)('%j: %s', (accepted, packing) => {
    expect(preferredPacking(accepted)).toBe(packing)
  })
})

const copy = (text: string): Copy => ({ status: 200, headers: {}, body: Buffer.from(text) })

describe('a finished page', () => {
  const made = [
    '<html><head></head><body>',
    '<script src="/_next/static/chunks/a.js" async="" nonce="n0nce"></script>',
    '<script nonce="n0nce">marked("n0nce")</script>',
    '<script>smuggled()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '</body></html>',
  ].join('')

  test('allows the scripts that were marked in its making, and no others that stand in it', () => {
    const { html, scripts } = finishedPage(made, 'n0nce')
    expect(scripts).toContain(textHash('marked("")'))
    expect(scripts).not.toContain(textHash('smuggled()'))
    expect(scripts).not.toContain(textHash('{"a":1}'))
    expect(html).not.toContain('n0nce')
    const [boot, ...others] = scripts
    expect(boot).toBe(textHash(BOOT_SCRIPT))
    for (const hash of others)
      expect([...hashesIn(html), textHash(NEXT_PAGE_AHEAD)]).toContain(hash)
  })

  test('names its scripts to the lines that fetch them, and carries no tag that would', () => {
    const { html, files } = finishedPage(made, 'n0nce')
    expect(files).toEqual(['/_next/static/chunks/a.js'])
    expect(html).not.toContain('<script src')
    expect(html).toContain('["/_next/static/chunks/a.js"]')
  })

  test('is none when it is no page of Next', () => {
    expect(() => finishedPage('<html></html>', 'n0nce')).toThrow()
  })

  const hashesIn = (html: string) =>
    [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => textHash(text ?? ''))
})

function answer(headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  const response = new ServerResponse(request)
  const written: string[] = []
  vi.spyOn(response, 'end').mockImplementation(((body?: Buffer) => {
    written.push(`${body ?? ''}`)
    return response
  }) as never)
  return { request, response, written }
}

describe('a page without a policy', () => {
  test('runs nothing', () => {
    const { response } = answer()
    sendOnlySealed(response)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(500)
    expect(response.getHeader('content-security-policy')).toMatch(/script-src 'none'/)
  })

  test.each([
    ['a strict one of its own', "default-src 'none'; script-src 'self'", 'text/html'],
    ['no page at all', undefined, 'application/json'],
  ])('is not %s', (_, policy, type) => {
    const { response } = answer()
    sendOnlySealed(response)
    response.writeHead(200, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    })
    expect(response.getHeader('content-security-policy')).toBe(undefined)
  })
})

test('whoever has the page hears that it is the same, and gets no other', () => {
  const kept = { ...copy('page'), headers: { etag: 'W/"tag"' } }
  for (const [known, status] of [
    ['W/"tag"', 304],
    ['"tag"', 304],
    ['"a", W/"tag"', 304],
    ['*', 304],
    ['"ta"', 200],
  ] as const) {
    const { request, response } = answer({ 'if-none-match': known })
    sendCopy(kept, request, response)
    expect([known, response.statusCode]).toEqual([known, status])
  }
})
