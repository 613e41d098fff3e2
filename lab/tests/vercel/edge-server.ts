import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { FunctionPool } from './functions'
import type { VercelFunction, VercelOutput, VercelPrerender } from './output'
import { type RoutedRequest, type RouteResolution, resolveRoute } from './routing'

/** A minimal Vercel edge: receives a request, routes it by config.json and returns the response. */

type EdgeTarget =
  | { kind: 'file'; file: string; type?: string }
  | { kind: 'prerender'; page: VercelPrerender }
  | { kind: 'function'; func: VercelFunction }

/** Only Vercel itself may write these. */
const PLATFORM_HEADER = /^x-(vercel|forwarded|matched|real|middleware|now|prerender)/

export async function startEdgeServer(output: VercelOutput, functions: FunctionPool, port: number) {
  const findTarget = createTargetFinder(output)
  const middleware = output.functions.find(({ urlPath }) => urlPath === '/_middleware')

  async function handleRequest(incoming: IncomingMessage, response: ServerResponse) {
    const edgeRequest = readEdgeRequest(incoming)
    let pageHeaders = edgeRequest.headers
    const middlewareHeaders = new Headers()
    const { way: resolution, answer: middlewareResponse } = await resolveRoute<EdgeTarget>(
      {
        routes: output.config.routes,
        findTarget,
        middleware: async (routedRequest) => {
          if (!middleware) throw new Error('the routes name a middleware that is not there')
          const middlewareReply = await callFunction(
            await functions.portOf(middleware),
            { ...edgeRequest, headers: routedRequest.headers },
            incoming,
          )
          if (!middlewareReply.headers['x-middleware-next'])
            return new Response(await readText(middlewareReply), readResponse(middlewareReply))
          pageHeaders = applyOverrides(edgeRequest.headers, middlewareReply)
          for (const [name, value] of Object.entries(middlewareReply.headers))
            if (!HOP_BY_HOP_HEADER.test(name)) middlewareHeaders.set(name, `${value}`)
        },
      },
      edgeRequest,
    )
    if (middlewareResponse)
      return sendResponse(
        response,
        middlewareResponse.status,
        [resolution.headers, middlewareResponse.headers],
        await middlewareResponse.text(),
      )
    const { target } = resolution
    const status = resolution.status ?? 200
    if (!target) return sendResponse(response, status, [resolution.headers], '')
    if (target.kind === 'file')
      return streamResponse(
        response,
        status,
        mergeHeaders(resolution, new Headers(contentTypeHeader(target))),
        createReadStream(target.file),
      )
    if (target.kind === 'prerender' && target.page.file && incoming.method !== 'POST')
      return streamResponse(
        response,
        resolution.status ?? target.page.status,
        mergeHeaders(
          resolution,
          new Headers({
            'cache-control': 'public, max-age=0, must-revalidate',
            ...contentTypeHeader({ file: target.page.file }),
            ...target.page.headers,
          }),
        ),
        createReadStream(target.page.file),
      )
    const func = target.kind === 'function' ? target.func : findFunction(output, target.page)
    const headers = new Headers(pageHeaders)
    headers.set('x-matched-path', func.urlPath)
    const functionReply = await callFunction(
      await functions.portOf(func),
      { ...edgeRequest, query: resolution.query, headers },
      incoming,
    )
    const responseHeaders = readResponse(functionReply).headers
    for (const [name, value] of middlewareHeaders)
      if (!responseHeaders.has(name)) responseHeaders.set(name, value)
    streamResponse(
      response,
      functionReply.statusCode ?? 500,
      mergeHeaders(resolution, responseHeaders),
      functionReply,
    )
  }

  const server = createServer((incoming, response) =>
    handleRequest(incoming, response).catch((error) =>
      sendResponse(response, 500, [], String(error)),
    ),
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

function createTargetFinder(output: VercelOutput) {
  const files = new Map(
    output.files.map((name) => {
      const { path: targetPath = name, contentType: type } = output.config.overrides[name] ?? {}
      return [
        `/${targetPath}`,
        { kind: 'file', file: path.join(output.home, 'static', name), type } as const,
      ]
    }),
  )
  const pages = new Map(
    output.prerenders.map((page) => [page.urlPath, { kind: 'prerender', page } as const]),
  )
  const functions = new Map(
    output.functions.map((func) => [func.urlPath, { kind: 'function', func } as const]),
  )
  return (urlPath: string): EdgeTarget | undefined => {
    const targetPath = urlPath === '/' ? '/index' : urlPath
    return files.get(targetPath) ?? pages.get(targetPath) ?? functions.get(targetPath)
  }
}

function findFunction(output: VercelOutput, page: VercelPrerender): VercelFunction {
  const func = output.functions.find(({ urlPath }) => urlPath === page.urlPath)
  if (!func) throw new Error(`${page.urlPath} has neither a page nor a function`)
  return func
}

function readEdgeRequest({
  url = '/',
  method = 'GET',
  headers,
  socket,
}: IncomingMessage): RoutedRequest {
  const { pathname, searchParams } = new URL(url, 'http://n')
  const forwarded = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (!PLATFORM_HEADER.test(name)) forwarded.set(name, `${value}`)
  const caller = socket.remoteAddress ?? ''
  for (const name of ['x-forwarded-for', 'x-vercel-forwarded-for', 'x-real-ip'])
    forwarded.set(name, caller)
  return { method, path: decodeURI(pathname), query: searchParams, headers: forwarded }
}

async function callFunction(
  port: number,
  { method, path: targetPath, query, headers }: RoutedRequest,
  body: IncomingMessage,
) {
  const requestPath = `${encodeURI(targetPath)}${query.size > 0 ? `?${query}` : ''}`
  const clientRequest = request({
    port,
    method,
    path: requestPath,
    headers: Object.fromEntries(headers),
  })
  if (method === 'GET' || method === 'HEAD') clientRequest.end()
  else body.pipe(clientRequest)
  const [reply] = (await once(clientRequest, 'response')) as [IncomingMessage]
  return reply
}

/** Applies the headers that the middleware overrides for the page. */
function applyOverrides(requestHeaders: Headers, { headers }: IncomingMessage) {
  const names = headers['x-middleware-override-headers']
  if (!names) return requestHeaders
  return new Headers(
    `${names}`.split(',').map((name) => [name, `${headers[`x-middleware-request-${name}`] ?? ''}`]),
  )
}

const HOP_BY_HOP_HEADER =
  /^(x-middleware-.*|connection|keep-alive|transfer-encoding|content-length|date)$/

function readResponse(reply: IncomingMessage) {
  const headers = new Headers()
  for (let index = 0; index < reply.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(index, index + 2)
    if (!HOP_BY_HOP_HEADER.test(name.toLowerCase())) headers.append(name, value)
  }
  return { status: reply.statusCode, headers }
}

function mergeHeaders(resolution: RouteResolution<EdgeTarget>, ownHeaders: Headers) {
  const headers = new Headers(resolution.headers)
  for (const name of ownHeaders.keys()) headers.delete(name)
  for (const [name, value] of ownHeaders) headers.append(name, value)
  for (const [name, value] of resolution.important) headers.set(name, value)
  return headers
}

const CONTENT_TYPES: Record<string, string> = {
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

const contentTypeHeader = ({
  file,
  type,
}: {
  file: string
  type?: string
}): Record<string, string> => ({
  'content-type': type ?? CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
})

function streamResponse(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: NodeJS.ReadableStream,
) {
  response.writeHead(status, [...headers].flat())
  body.pipe(response)
}

function sendResponse(response: ServerResponse, status: number, headers: Headers[], body: string) {
  const allHeaders = new Headers(headers.flatMap((headerSet) => [...headerSet]))
  response.writeHead(status, [...allHeaders].flat()).end(body)
}

async function readText(reply: IncomingMessage) {
  let content = ''
  for await (const chunk of reply) content += chunk
  return content
}
