import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import * as login from '@/app/api/auth/user/login/route'
import * as me from '@/app/api/auth/user/me/route'
import * as join from '@/app/api/series/[slug]/join/route'
import * as word from '@/app/api/series/[slug]/word/route'
import { settings } from '@/base/settings'
import { BODY_LIMIT } from '@/lib/api/body'
import type { Area } from '@/lib/areas'
import { FILE_POLICY, GUARDING_HEADERS } from '@/lib/guarding-headers'

/**
 * What everybody calls in the same minute, at ten o'clock: to log in, and to join. It comes to the same door as every other
 * call; only the way there through Next is left out, which costs as much as all that is done behind
 * it. None of them writes mails: those a door sends when Next says that the answer is out.
 */
const ROUTES = {
  '/api/auth/user/login': login,
  '/api/auth/user/me': me,
  '/api/series/:slug/join': join,
  '/api/series/:slug/word': word,
}

type Route = (typeof ROUTES)[keyof typeof ROUTES]
type Call = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

const calls = new Map(Object.entries(ROUTES).map(([path, route]) => [path, callOf(route, path)]))

/** How the server itself answers a call to this area, if it does. */
export const callTo = ({ path }: Area): Call | undefined => calls.get(path)

function callOf(route: Route, pattern: string): Call {
  const named = pattern.split('/')
  return async (request, response, path) => {
    const steps = path.split('/')
    const params = named.flatMap((step, at) =>
      step.startsWith(':') ? [[step.slice(1), decodeURIComponent(steps[at] ?? '')]] : [],
    )
    const handle = route[request.method as keyof Route]
    const context = { params: Promise.resolve(Object.fromEntries(params)) }
    await send(await handle(webRequest(request), context), response)
  }
}

function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(settings().appUrl.origin + url, {
    method,
    headers,
    ...(hasBody && bodyOf(request)),
  })
}

/** What has come whole is passed on as bytes: a stream around them costs more than reading them. */
function bodyOf(request: IncomingMessage): RequestInit & { duplex?: 'half' } {
  if (request.complete && request.readableLength <= BODY_LIMIT) return { body: request.read() }
  return { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }
}

async function send(answer: Response, response: ServerResponse) {
  const body = Buffer.from(await answer.arrayBuffer())
  if (response.destroyed) return
  for (const [name, value] of Object.entries(GUARDING)) response.setHeader(name, value)
  response.statusCode = answer.status
  response.setHeaders(answer.headers)
  const cookies = answer.headers.getSetCookie()
  // Set one by one, the last would be the only one.
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(body)
}

/** As `next.config.ts` has it for all of the API; what an answer says itself comes over it. */
const GUARDING = { ...GUARDING_HEADERS, 'Content-Security-Policy': FILE_POLICY }
