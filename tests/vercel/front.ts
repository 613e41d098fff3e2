import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Functions } from './functions'
import type { Func, Output, Prerender } from './output'
import { type Asked, type Way, wayTo } from './routing'

/** Vercel's edge in small: takes a request in, finds the way by config.json, and has it answered. */

type Found =
  | { kind: 'file'; file: string; type?: string }
  | { kind: 'prerender'; page: Prerender }
  | { kind: 'function'; func: Func }

/** Nobody but Vercel itself writes these. */
const ITS_OWN = /^x-(vercel|forwarded|matched|real|middleware|now|prerender)/

export async function openFront(output: Output, functions: Functions, port: number) {
  const find = finder(output)
  const middleware = output.functions.find(({ address }) => address === '/_middleware')

  async function take(incoming: IncomingMessage, response: ServerResponse) {
    const asked = askedOf(incoming)
    let changed = asked.headers
    const passed = new Headers()
    const { way, answer } = await wayTo<Found>(
      {
        routes: output.config.routes,
        find,
        middleware: async (at) => {
          if (!middleware) throw new Error('the routes name a middleware that is not there')
          const told = await call(
            await functions.portOf(middleware),
            { ...asked, headers: at.headers },
            incoming,
          )
          if (!told.headers['x-middleware-next']) return new Response(await text(told), said(told))
          changed = overridden(asked.headers, told)
          for (const [name, value] of Object.entries(told.headers))
            if (!PASSING.test(name)) passed.set(name, `${value}`)
        },
      },
      asked,
    )
    if (answer)
      return send(response, answer.status, [way.headers, answer.headers], await answer.text())
    const { found } = way
    const status = way.status ?? 200
    if (!found) return send(response, status, [way.headers], '')
    if (found.kind === 'file')
      return stream(
        response,
        status,
        merged(way, new Headers(typed(found))),
        createReadStream(found.file),
      )
    if (found.kind === 'prerender' && found.page.file && incoming.method !== 'POST')
      return stream(
        response,
        way.status ?? found.page.status,
        merged(
          way,
          new Headers({
            'cache-control': 'public, max-age=0, must-revalidate',
            ...typed({ file: found.page.file }),
            ...found.page.headers,
          }),
        ),
        createReadStream(found.page.file),
      )
    const func = found.kind === 'function' ? found.func : functionOf(output, found.page)
    const headers = new Headers(changed)
    headers.set('x-matched-path', func.address)
    const told = await call(
      await functions.portOf(func),
      { ...asked, query: way.query, headers },
      incoming,
    )
    const own = said(told).headers
    for (const [name, value] of passed) if (!own.has(name)) own.set(name, value)
    stream(response, told.statusCode ?? 500, merged(way, own), told)
  }

  const server = createServer((incoming, response) =>
    take(incoming, response).catch((error) => send(response, 500, [], String(error))),
  )
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await functions.stop()
    },
  }
}

function finder(output: Output) {
  const files = new Map(
    output.files.map((name) => {
      const { path: at = name, contentType: type } = output.config.overrides[name] ?? {}
      return [
        `/${at}`,
        { kind: 'file', file: path.join(output.home, 'static', name), type } as const,
      ]
    }),
  )
  const pages = new Map(
    output.prerenders.map((page) => [page.address, { kind: 'prerender', page } as const]),
  )
  const functions = new Map(
    output.functions.map((func) => [func.address, { kind: 'function', func } as const]),
  )
  return (address: string): Found | undefined => {
    const at = address === '/' ? '/index' : address
    return files.get(at) ?? pages.get(at) ?? functions.get(at)
  }
}

function functionOf(output: Output, page: Prerender): Func {
  const func = output.functions.find(({ address }) => address === page.address)
  if (!func) throw new Error(`${page.address} has neither a page nor a function`)
  return func
}

function askedOf({ url = '/', method = 'GET', headers, socket }: IncomingMessage): Asked {
  const { pathname, searchParams } = new URL(url, 'http://n')
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (!ITS_OWN.test(name)) sent.set(name, `${value}`)
  const caller = socket.remoteAddress ?? ''
  for (const name of ['x-forwarded-for', 'x-vercel-forwarded-for', 'x-real-ip'])
    sent.set(name, caller)
  return { method, path: decodeURI(pathname), query: searchParams, headers: sent }
}

async function call(
  port: number,
  { method, path: at, query, headers }: Asked,
  body: IncomingMessage,
) {
  const to = `${encodeURI(at)}${query.size > 0 ? `?${query}` : ''}`
  const calling = request({ port, method, path: to, headers: Object.fromEntries(headers) })
  if (method === 'GET' || method === 'HEAD') calling.end()
  else body.pipe(calling)
  const [told] = (await once(calling, 'response')) as [IncomingMessage]
  return told
}

/** What the middleware wants the page to see. */
function overridden(sent: Headers, { headers }: IncomingMessage) {
  const names = headers['x-middleware-override-headers']
  if (!names) return sent
  return new Headers(
    `${names}`.split(',').map((name) => [name, `${headers[`x-middleware-request-${name}`] ?? ''}`]),
  )
}

const PASSING = /^(x-middleware-.*|connection|keep-alive|transfer-encoding|content-length|date)$/

function said(told: IncomingMessage) {
  const headers = new Headers()
  for (let at = 0; at < told.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = told.rawHeaders.slice(at, at + 2)
    if (!PASSING.test(name.toLowerCase())) headers.append(name, value)
  }
  return { status: told.statusCode, headers }
}

function merged(way: Way<Found>, own: Headers) {
  const headers = new Headers(way.headers)
  for (const name of own.keys()) headers.delete(name)
  for (const [name, value] of own) headers.append(name, value)
  for (const [name, value] of way.important) headers.set(name, value)
  return headers
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.rsc': 'text/x-component',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const typed = ({ file, type }: { file: string; type?: string }): Record<string, string> => ({
  'content-type': type ?? TYPES[path.extname(file)] ?? 'application/octet-stream',
})

function stream(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: NodeJS.ReadableStream,
) {
  response.writeHead(status, [...headers].flat())
  body.pipe(response)
}

function send(response: ServerResponse, status: number, headers: Headers[], body: string) {
  const all = new Headers(headers.flatMap((one) => [...one]))
  response.writeHead(status, [...all].flat()).end(body)
}

async function text(told: IncomingMessage) {
  let all = ''
  for await (const chunk of told) all += chunk
  return all
}
