import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { noteOf, REQUEST_ID } from '@/base/request-notes'
import { viewerOfCookie } from '@/lib/auth/sessions'
import { inlineScripts } from '@/lib/content-policy'
import { routeName } from '@/lib/routes'
import { finishedPage } from './finished-page'

/**
 * What is the same for many, Next makes once; then it is answered from memory: prerendered pages and
 * files for anyone, a members' page for all who stand alike. Who asks for a members' page is still
 * looked up in the session table each time; only the making is shared. What may be kept is for the
 * inside to say, by a public Cache-Control or by the standing that a page notes on the visit.
 */

type Kept = { plain: Form; packed: Form; freshUntil: number }
type Form = { headers: OutgoingHttpHeaders; body: Buffer }

const MOST_ANSWERS = 500
const MOST_BYTES = 2 * 1024 * 1024
const MEMBERS_PAGE_MS = 60_000
/** Who finds a page too old has it made anew; the others go on with the old one for so long at most. */
const RENEWAL_MS = 10_000

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const forAnyone = new Map<string, Kept>()
const forMembers = new Map<string, Kept>()
const place = (path: string, isSubscribed: boolean) => `${path} ${isSubscribed}`

/** Answers from memory where it can; else the answer, once somebody has made it, is kept if it may be. */
export async function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
  const path = plainPath(request)
  if (!path) return false
  const kept = forAnyone.get(path) ?? (await forMember(request, path))
  if (kept) send(kept, request, response)
  else if (request.method === 'GET') listenIn(request, response, path)
  return kept !== undefined
}

/** Headers that make Next answer something else than the whole page, or that only Next itself may send. */
const MORE_THAN_A_PAGE =
  /^(rsc$|range$|transfer-encoding$|content-security-policy|next-|x-(next|middleware|invoke|prerender|matched|now|vercel))/
const PLAIN = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/

/** By what name the answer to this request is known, if it asks for a whole page or file and no more. */
function plainPath({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (Object.keys(headers).some((name) => MORE_THAN_A_PAGE.test(name))) return null
  const [path = '', query = ''] = url.split('?')
  if (!PLAIN.test(path) || path.startsWith('/api/') || query.includes('_rsc')) return null
  return path.startsWith('/reset-password/') ? routeName(path) : path
}

async function forMember({ headers }: IncomingMessage, path: string) {
  if (!forMembers.has(place(path, true)) && !forMembers.has(place(path, false))) return
  // A database that is away is for the page itself to explain.
  const viewer = await viewerOfCookie(headers.cookie ?? null).catch(() => null)
  const kept = viewer && forMembers.get(place(path, viewer.isSubscribed))
  if (!kept) return
  if (kept.freshUntil < Date.now()) {
    kept.freshUntil = Date.now() + RENEWAL_MS
    return
  }
  noteOf(headers[REQUEST_ID] as string).user = viewer.id
  return kept
}

function send({ plain, packed }: Kept, request: IncomingMessage, response: ServerResponse) {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers
  const { headers, body } = /\bgzip\b(?! *; *q=0)/.test(`${accepted}`) ? packed : plain
  const etag = headers.etag as string | undefined
  if (etag && known?.includes(etag.replace('W/', ''))) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = headers
    response.writeHead(304, rest).end()
  } else {
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Writes down what goes out to this visitor, for the next. */
function listenIn(request: IncomingMessage, response: ServerResponse, path: string) {
  const note = noteOf(request.headers[REQUEST_ID] as string)
  const heard: Buffer[] = []
  let bytes = 0
  const hear = (chunk: unknown) => {
    if (!(chunk instanceof Uint8Array || typeof chunk === 'string')) return
    if (bytes > MOST_BYTES || !(note.madeFor || isPublic(response))) return
    bytes += chunk.length
    heard.push(Buffer.from(chunk as Uint8Array))
  }
  for (const method of ['write', 'end'] as const) {
    const own = response[method] as (...args: unknown[]) => never
    response[method] = (...args: unknown[]) => {
      hear(args[0])
      return own.apply(response, args)
    }
  }
  response.once('finish', async () => {
    if (response.statusCode !== 200 || bytes === 0 || bytes > MOST_BYTES) return
    if (response.hasHeader('set-cookie')) return
    const { madeFor } = note
    const kept = await keptFrom(response.getHeaders(), Buffer.concat(heard)).catch(() => null)
    const [shelf, name] = madeFor
      ? [forMembers, place(path, madeFor.isSubscribed)]
      : [forAnyone, path]
    if (kept && (shelf.size < MOST_ANSWERS || shelf.has(name))) shelf.set(name, kept)
  })
}

function isPublic(response: ServerResponse) {
  const control = `${response.getHeader('cache-control')}`
  return /s-maxage|public/.test(control) && !/private|no-store/.test(control)
}

const PACKABLE = /^(text\/|image\/svg|application\/(javascript|json|manifest))/
const WORTH_PACKING = 1024
const ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

async function keptFrom(sent: OutgoingHttpHeaders, raw: Buffer): Promise<Kept> {
  const { 'content-encoding': encoding, ...headers } = sent
  for (const name of ONE_CONNECTION) delete headers[name]
  let body = encoding === 'gzip' ? await gunzip(raw) : raw
  const isPage = `${headers['content-type']}`.startsWith('text/html')
  if (isPage && !body.subarray(-16).includes('</html>')) throw new Error('the page was cut off')
  const policy = `${headers['content-security-policy'] ?? ''}`
  const nonce = / 'nonce-([^']+)'/.exec(policy)
  if (nonce) {
    const page = finishedPage(body.toString().replaceAll(` nonce="${nonce[1]}"`, ''))
    headers['content-security-policy'] = policy
      .replace(/script-src [^;]+/, ["script-src 'self'", ...inlineScripts(page.html)].join(' '))
      .replace(/style-src [^;]+/, `style-src ${page.styleSource}`)
    body = Buffer.from(page.html)
    // It would fetch the style sheet that now stands in the page.
    delete headers.link
  }
  const freshUntil = Date.now() + MEMBERS_PAGE_MS
  const plain = { headers: { ...headers, 'content-length': body.length }, body }
  if (body.length < WORTH_PACKING || !PACKABLE.test(`${headers['content-type']}`))
    return { plain, packed: plain, freshUntil }
  const small = await gzip(body, { level: 9 })
  const packing = { 'content-length': small.length, 'content-encoding': 'gzip' }
  return { plain, packed: { headers: { ...headers, ...packing }, body: small }, freshUntil }
}
