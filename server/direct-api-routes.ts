import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import * as login from '@/app/api/auth/user/login/route'
import * as me from '@/app/api/auth/user/me/route'
import * as home from '@/app/api/home/route'
import * as word from '@/app/api/series/[slug]/attendance/route'
import * as join from '@/app/api/series/[slug]/join/route'
import { settings } from '@/base/settings'
import { MAX_BODY_BYTES } from '@/lib/http/body'
import type { RoutePolicy } from '@/lib/route-policies'
import { FILE_CSP, SECURITY_HEADERS } from '@/lib/security-headers'

/**
 * Routes for the 10:00 spike: login, home and join. They use the same `defineRoute` handlers but skip
 * Next, which costs as much as the handler. None sends emails, because those need Next's `after`.
 */
const DIRECT_ROUTES = {
  '/api/auth/user/login': login,
  '/api/auth/user/me': me,
  '/api/home': home,
  '/api/series/:slug/join': join,
  '/api/series/:slug/attendance': word,
}

type DirectRouteModule = (typeof DIRECT_ROUTES)[keyof typeof DIRECT_ROUTES]
type DirectRouteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>

const handlersByPath = new Map(
  Object.entries(DIRECT_ROUTES).map(([path, route]) => [path, createDirectHandler(route, path)]),
)

export const getDirectHandler = ({ path }: RoutePolicy): DirectRouteHandler | undefined =>
  handlersByPath.get(path)

function createDirectHandler(route: DirectRouteModule, pattern: string): DirectRouteHandler {
  const patternSteps = pattern.split('/')
  return async (request, response, path) => {
    const steps = path.split('/')
    const params = patternSteps.flatMap((step, index) =>
      step.startsWith(':') ? [[step.slice(1), decodeURIComponent(steps[index] ?? '')]] : [],
    )
    const handle = route[request.method as keyof DirectRouteModule]
    const context = { params: Promise.resolve(Object.fromEntries(params)) }
    await sendWebResponse(await handle(toWebRequest(request), context), response)
  }
}

function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name, item]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(settings().appUrl.origin + url, {
    method,
    headers,
    ...(hasBody && toRequestBody(request)),
  })
}

/** A complete body is passed as bytes: a stream would cost more than reading it. */
function toRequestBody(request: IncomingMessage): RequestInit & { duplex?: 'half' } {
  if (request.complete && request.readableLength <= MAX_BODY_BYTES) return { body: request.read() }
  return { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }
}

async function sendWebResponse(webResponse: Response, response: ServerResponse) {
  const body = Buffer.from(await webResponse.arrayBuffer())
  if (response.destroyed) return
  for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value)
  response.statusCode = webResponse.status
  response.setHeaders(webResponse.headers)
  const cookies = webResponse.headers.getSetCookie()
  // Set separately, each cookie would replace the one before.
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(body)
}

/** As in `next.config.ts` for the API; headers of the response take precedence. */
const API_HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_CSP }
