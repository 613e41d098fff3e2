import { readdirSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { logInNewTeacher, newSubscriber } from './api-user'
import { GATED_PAGES, PUBLIC_PAGES } from './route-paths'
import type { Site } from './site'

/** Every visitor must get what a plain one with the same access gets from an unused site. */

const ENCODINGS = [
  undefined,
  '',
  'identity',
  'gzip',
  'x-gzip',
  'br',
  'deflate',
  'compress',
  'zstd',
  '*',
  'gzip, deflate, br, zstd',
  'br;q=1.0, gzip;q=0.8, *;q=0.1',
  'gzip;q=0',
  'br;q=0, gzip',
  'gzip;q=0.001',
  'identity;q=0',
  '*;q=0',
  'GZIP, Br',
  'gzip;q=',
  'gzip;;q=1',
  ';q=1',
  ',,,',
  'gzip;q=2',
  'brgzip',
  'g zip',
  'gzip;q=-1',
  'br;level=11',
  `${'a,'.repeat(400)}gzip`,
]

const HEADERS: Record<string, string>[] = [
  {},
  { range: 'bytes=0-9' },
  { range: 'bytes=-5' },
  { range: 'bytes=9-3' },
  { range: 'bytes=99999999-' },
  { range: 'lines=1-2' },
  { range: 'bytes=0-0,5-9' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"nothing"' },
  { 'if-modified-since': new Date().toUTCString() },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-router-state-tree': 'x' },
  { 'next-action': '0'.repeat(42) },
  { 'next-url': '/profile' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/profile' },
  { 'x-middleware-prefetch': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-invoke-path': '/profile' },
  { 'x-invoke-status': '500' },
  { 'x-matched-path': '/ebook' },
  { 'x-now-route-matches': '1=ebook' },
  { 'x-prerender-revalidate': 'x' },
  { 'content-security-policy': "script-src 'nonce-visitor'" },
  { 'x-request-id': '00000000-0000-4000-8000-000000000000' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-for': '1.2.3.4' },
  { forwarded: 'host=evil.example' },
  { 'accept-language': 'ta-IN' },
  { accept: 'application/json' },
  { accept: 'text/x-component' },
  { 'user-agent': 'Googlebot/2.1' },
  { 'cache-control': 'no-cache' },
  { pragma: 'no-cache' },
  { te: 'trailers' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
  { 'save-data': 'on' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
]

/** Unknown queries are rendered per request, which is slowest; so there are few. */
const QUERIES = [
  ...Array<string>(12).fill(''),
  '?utm_source=mail',
  '?next=%2Febook',
  '?x=1',
  '?_rsc=1a2b3',
  '?<script>',
  '?%00',
]
const FILES = [
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/pictures/mark.svg',
  '/opengraph.png',
  '/no-such-page',
]

const ROLES = ['anonymous', 'member', 'subscriber'] as const
type OddVisitorRole = (typeof ROLES)[number]
type OddVisit = {
  path: string
  query: string
  role: OddVisitorRole
  encoding?: string
  headers: Record<string, string>
}
type OddVisitResponse = { status: number; headers: IncomingHttpHeaders; raw: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

async function createVisitorClient(site: Site) {
  const cookies: Record<OddVisitorRole, string> = {
    anonymous: '',
    member: (await logInNewTeacher(site)).cookie,
    subscriber: (await newSubscriber(site)).cookie,
  }
  const send = ({ path, query, role, encoding, headers }: OddVisit): Promise<OddVisitResponse> =>
    new Promise((resolve, reject) => {
      const requestHeaders = {
        ...headers,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
        ...(cookies[role] && { cookie: cookies[role] }),
      }
      request(site.url + path + query, { agent, headers: requestHeaders }, (response) =>
        buffer(response).then(
          (raw) => resolve({ status: response.statusCode ?? 0, headers: response.headers, raw }),
          reject,
        ),
      )
        .once('error', reject)
        .end()
    })
  return send
}

export async function findResponseFaults(count: number, testedSite: Site, referenceSite: Site) {
  const [send, sendToReference] = [
    await createVisitorClient(testedSite),
    await createVisitorClient(referenceSite),
  ]
  const plainResponses = new Map<string, Promise<OddVisitResponse>>()
  const fetchPlain = ({ path, role }: OddVisit) => {
    const pending =
      plainResponses.get(path + role) ?? sendToReference({ path, role, query: '', headers: {} })
    plainResponses.set(path + role, pending)
    return pending
  }
  const faults: string[] = []
  const paths = new Set<string>()
  const visits = generateVisits(count, 20_261_121)
  const runVisits = async () => {
    for (const visit of visits) {
      const fault = findFault(visit, await send(visit), await fetchPlain(visit))
      if (fault) faults.push(`${JSON.stringify(visit)} ${fault}`)
      paths.add(visit.path)
    }
  }
  await Promise.all(Array.from({ length: 6 }, runVisits))
  return { faults, paths: paths.size }
}

export const CACHED_PATHS = [...PUBLIC_PAGES, ...GATED_PAGES, ...FILES, ...listBuiltScripts()]

function listBuiltScripts() {
  const folder = '.next/static/chunks'
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  return names.slice(0, 6).map((name) => `/_next/static/chunks/${name}`)
}

function* generateVisits(count: number, seed: number): Generator<OddVisit> {
  let state = seed
  const pickRandom = <T>(options: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return options[Math.floor((state / 2 ** 32) * options.length)] as T
  }
  for (let index = 0; index < count; index += 1)
    yield {
      path: pickRandom(CACHED_PATHS),
      query: pickRandom(QUERIES),
      role: pickRandom(ROLES),
      encoding: pickRandom(ENCODINGS),
      headers: pickRandom(HEADERS),
    }
}

/** Compares with the response to a plain visitor with the same access. */
function findFault(
  visit: OddVisit,
  response: OddVisitResponse,
  plainResponse: OddVisitResponse,
): string | undefined {
  const { status, headers, raw } = response
  if (status >= 500) return `answers ${status}`
  const isPage = `${headers['content-type']}`.startsWith('text/html')
  if (isPage && !`${headers['content-security-policy']}`.includes("default-src 'none'"))
    return 'is a page without a strict policy'
  if (headers['content-length'] !== undefined && Number(headers['content-length']) !== raw.length)
    return 'has another length than it says'
  const contentEncoding = headers['content-encoding']
  if (contentEncoding && !acceptsEncoding(visit.encoding, contentEncoding))
    return `is packed by ${contentEncoding}`
  if (status !== 200 || status !== plainResponse.status) return undefined
  const body = decompressBody(raw, contentEncoding)
  if (!body) return 'does not unpack'
  const isRscPayload = `${headers['content-type']}`.startsWith('text/x-component')
  if (isRscPayload) return visit.headers.rsc ? undefined : 'is a part and no page'
  return stripScripts(body) === stripScripts(plainResponse.raw)
    ? undefined
    : 'is not what the visitor should get'
}

const acceptsEncoding = (acceptEncoding = '', contentEncoding: string) =>
  new RegExp(`(^|[\\s,])(x-)?${contentEncoding}($|[\\s,;])`, 'i').test(acceptEncoding) ||
  /(^|[\s,])\*($|,|;q=0\.1)/.test(acceptEncoding)

function decompressBody(raw: Buffer, contentEncoding: string | undefined): Buffer | undefined {
  try {
    if (contentEncoding === 'gzip') return zlib.gunzipSync(raw)
    // Next compresses what it renders for one visitor.
    if (contentEncoding === 'deflate') return zlib.inflateSync(raw)
    return contentEncoding === 'br' ? zlib.brotliDecompressSync(raw) : raw
  } catch {
    return undefined
  }
}

/** A page without its scripts, which may contain the query of its visitor. */
const stripScripts = (body: Buffer) =>
  body
    .toString('latin1')
    .replace(/<script[\s\S]*?<\/script>| nonce="[^"]*"|<link [^>]*>|<style[\s\S]*?<\/style>/g, '')
