// Runs one function of the output in its own process, as Vercel's Node launcher does.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'

const [file, isWeb] = process.argv.slice(2)
const loadedModule = createRequire(import.meta.url)(file)
const handler = loadedModule.default ?? loadedModule

const logError = (error) => void process.stderr.write(`${error?.stack ?? error}\n`)

// Work after the response; the process stays alive, so this only logs failures.
const context = { waitUntil: (promise) => void promise.catch((error) => logError(error)) }
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context }

const handleAsWeb = async (request, response) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, `${value}`)
  const url = `http://${request.headers.host}${request.url}`
  const webResponse = await handler(new Request(url, { method: request.method, headers }))
  response.writeHead(webResponse.status, [...webResponse.headers].flat())
  if (webResponse.body) Readable.fromWeb(webResponse.body).pipe(response)
  else response.end()
}

const server = createServer((request, response) =>
  Promise.resolve((isWeb ? handleAsWeb : handler)(request, response)).catch((error) => {
    logError(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }),
)
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
