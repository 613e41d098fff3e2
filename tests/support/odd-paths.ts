import fc from 'fast-check'
import { expect } from 'vitest'
import { getPathPrefix } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { sendPieces } from './raw-connection'

/** Paths that parsers, routers and file systems may read differently, sent byte for byte. */

const PATH_PIECES = [
  ...['\\', '..\\', '%5C', '%5c..%5c', '..', '.', '%2e%2e', '%2F', '%2f..%2f', '//', '/', ';', ':'],
  ...['%00', '%0a', '%0d%0a', '%09', '%7f', '%C2%85', '%20', '%25', '%2525', '%', '%u0041', '%ff'],
  ...['%C0%AF', '%ED%A0%80', '%E2%80%AE', '%EF%BB%BF', '%F0%9F%8E%93', 'caf\u00e9', '\u00ff'],
  ...[
    '@',
    '*',
    '~',
    '|',
    '`',
    '"',
    '<',
    '{',
    '[slug]',
    '$',
    '__proto__',
    'constructor',
    '(public)',
  ],
  ...['_next', '_next/static/', '_next/data/', 'index', '.json', '.rsc', '.txt', '_rsc', 'a'],
  ...['my-learning', 'api', 'x'.repeat(3_000)],
]
const HEADERS = ['', 'RSC: 1', 'RSC: 1\r\nNext-Router-Prefetch: 1', 'Accept: text/html']

const pathArbitrary = fc
  .tuple(
    fc.constantFrom(
      '/',
      ...allRoutePolicies.map((policy) => `${getPathPrefix(policy).replace(/\/$/, '')}/`),
    ),
    fc.array(fc.constantFrom(...PATH_PIECES), { maxLength: 4 }),
    fc.constantFrom('', '', '/', '?', '?q=\\', '?q=%', '?a[]=%00&__proto__=1'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end)
const requestArbitrary = fc.tuple(
  fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
  pathArbitrary,
  fc.constantFrom(...HEADERS),
)

export async function expectNoServerErrors(site: { url: string }, numRuns: number) {
  const property = fc.asyncProperty(requestArbitrary, async ([method, target, header]) => {
    const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', header, 'Connection: close']
    const bytes = Buffer.from(`${lines.filter(Boolean).join('\r\n')}\r\n\r\n`, 'latin1')
    const { status } = await sendPieces(site.url, bytes)
    expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200)
    expect(status, `${method} ${target}`).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns })
}
