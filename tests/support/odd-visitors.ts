import { readdirSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { GATED_PAGES, PUBLIC_PAGES } from './addresses'
import { loggedInTeacher, subscribed } from './person'
import type { Site } from './site'

/**
 * Visitors of every kind, in random order, in front of everything that is kept in memory: what each
 * gets must be what a plain visitor who stands alike gets of a site that met nobody odd.
 */

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
  // Broken ones.
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

/** An unknown one is made for its visitor alone, which takes the longest; so there are few. */
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
type Role = (typeof ROLES)[number]
type Visit = {
  path: string
  query: string
  role: Role
  encoding?: string
  headers: Record<string, string>
}
type Reply = { status: number; headers: IncomingHttpHeaders; raw: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

async function openCrowd(site: Site) {
  const cookies: Record<Role, string> = {
    anonymous: '',
    member: (await loggedInTeacher(site)).cookie,
    subscriber: (await subscribed(site)).cookie,
  }
  const ask = ({ path, query, role, encoding, headers }: Visit): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = {
        ...headers,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
        ...(cookies[role] && { cookie: cookies[role] }),
      }
      request(site.url + path + query, { agent, headers: sent }, (answer) =>
        buffer(answer).then(
          (raw) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw }),
          reject,
        ),
      )
        .once('error', reject)
        .end()
    })
  return ask
}

/** Everything that is wrong in so many visits, and to which of the kept addresses they went. */
export async function faultsIn(count: number, odd: Site, calm: Site) {
  const [ask, askCalm] = [await openCrowd(odd), await openCrowd(calm)]
  const plain = new Map<string, Promise<Reply>>()
  const asPlain = ({ path, role }: Visit) => {
    const known = plain.get(path + role) ?? askCalm({ path, role, query: '', headers: {} })
    plain.set(path + role, known)
    return known
  }
  const faults: string[] = []
  const paths = new Set<string>()
  const visits = oddVisits(count, 20_261_121)
  const visitor = async () => {
    for (const visit of visits) {
      const fault = faultIn(visit, await ask(visit), await asPlain(visit))
      if (fault) faults.push(`${JSON.stringify(visit)} ${fault}`)
      paths.add(visit.path)
    }
  }
  await Promise.all(Array.from({ length: 6 }, visitor))
  return { faults, paths: paths.size }
}

/** Everything that is kept: pages for all, pages for all who stand alike, and files. */
export const KEPT = [...PUBLIC_PAGES, ...GATED_PAGES, ...FILES, ...builtScripts()]

function builtScripts() {
  const folder = '.next/static/chunks'
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  return names.slice(0, 6).map((name) => `/_next/static/chunks/${name}`)
}

/** Repeats with the same seed. */
function* oddVisits(count: number, seed: number): Generator<Visit> {
  let state = seed
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
  for (let made = 0; made < count; made += 1)
    yield {
      path: pick(KEPT),
      query: pick(QUERIES),
      role: pick(ROLES),
      encoding: pick(ENCODINGS),
      headers: pick(HEADERS),
    }
}

/** What is wrong with this answer, beside that of a plain visitor who stands alike; nothing if all is well. */
function faultIn(visit: Visit, reply: Reply, plain: Reply): string | undefined {
  const { status, headers, raw } = reply
  if (status >= 500) return `answers ${status}`
  const isPage = `${headers['content-type']}`.startsWith('text/html')
  if (isPage && !`${headers['content-security-policy']}`.includes("default-src 'none'"))
    return 'is a page without a strict policy'
  if (headers['content-length'] !== undefined && Number(headers['content-length']) !== raw.length)
    return 'has another length than it says'
  const coding = headers['content-encoding']
  if (coding && !accepts(visit.encoding, coding)) return `is packed by ${coding}`
  if (status !== 200 || status !== plain.status) return undefined
  const body = unpacked(raw, coding)
  if (!body) return 'does not unpack'
  const isPart = `${headers['content-type']}`.startsWith('text/x-component')
  if (isPart) return visit.headers.rsc ? undefined : 'is a part and no page'
  return readable(body) === readable(plain.raw) ? undefined : 'is not what the visitor should get'
}

const accepts = (sent = '', coding: string) =>
  new RegExp(`(^|[\\s,])(x-)?${coding}($|[\\s,;])`, 'i').test(sent) ||
  /(^|[\s,])\*($|,|;q=0\.1)/.test(sent)

function unpacked(raw: Buffer, coding: string | undefined): Buffer | undefined {
  try {
    if (coding === 'gzip') return zlib.gunzipSync(raw)
    // Next's own packing of what it makes for one visitor.
    if (coding === 'deflate') return zlib.inflateSync(raw)
    return coding === 'br' ? zlib.brotliDecompressSync(raw) : raw
  } catch {
    return undefined
  }
}

/** A page without its scripts, which may name the query of the one visitor it was made for. */
const readable = (body: Buffer) =>
  body
    .toString('latin1')
    .replace(/<script[\s\S]*?<\/script>| nonce="[^"]*"|<link [^>]*>|<style[\s\S]*?<\/style>/g, '')
