import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { settings } from '@/base/settings'
import type { Area } from '@/lib/areas'
import { FILE_POLICY, GUARDING_HEADERS } from '@/lib/guarding-headers'

/**
 * What everybody calls in the same minute, at ten o'clock. It comes to the same door as every other
 * call; only the way there through Next is left out, which costs as much as all that is done behind
 * it. None of them writes mails: those a door sends when Next says that the answer is out.
 */
const ROUTES = {
  '/api/auth/user/me': () => import('@/app/api/auth/user/me/route'),
  '/api/series/:slug/join': () => import('@/app/api/series/[slug]/join/route'),
  '/api/series/:slug/word': () => import('@/app/api/series/[slug]/word/route'),
}

type Route = Awaited<ReturnType<(typeof ROUTES)[keyof typeof ROUTES]>>
type Call = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/** How the server itself answers a call to this area, if it does. Asked for once Next is there. */
export async function openCalls(): Promise<(area: Area) => Call | undefined> {
  const opened = Object.entries(ROUTES).map(async ([path, load]) => [path, await load()] as const)
  const calls = new Map(
    (await Promise.all(opened)).map(([path, route]) => [path, callOf(route, path.split('/'))]),
  )
  return ({ path }) => calls.get(path)
}

function callOf(route: Route, pattern: string[]): Call {
  return async (request, response, path) => {
    const handle = route[request.method as keyof Route]
    const steps = path.split('/')
    const named = pattern.flatMap((step, at) =>
      step.startsWith(':') ? [[step.slice(1), decodeURIComponent(steps[at] ?? '')]] : [],
    )
    const params = Promise.resolve(Object.fromEntries(named))
    await send(await handle(webRequest(request), { params }), response)
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
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}

async function send(answer: Response, response: ServerResponse) {
  const own = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  const cookies = answer.headers.getSetCookie()
  const headers = { ...GUARDING, ...Object.fromEntries(own) }
  const body = Buffer.from(await answer.arrayBuffer())
  if (response.destroyed) return
  response
    .writeHead(answer.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
    .end(body)
}

/** In small letters, as an answer names its own. */
const GUARDING = Object.fromEntries(
  Object.entries({ ...GUARDING_HEADERS, 'Content-Security-Policy': FILE_POLICY }).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
)
