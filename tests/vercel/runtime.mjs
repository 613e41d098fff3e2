// One function of the output in a process of its own, called as Vercel's Node launcher would call it.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'

const [file, isWeb] = process.argv.slice(2)
const loaded = createRequire(import.meta.url)(file)
const handler = loaded.default ?? loaded

const complain = (error) => void process.stderr.write(`${error?.stack ?? error}\n`)

// What goes on behind an answer; the process lives on, so it is only kept from failing unseen.
const context = { waitUntil: (work) => void work.catch((error) => complain(error)) }
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context }

const asWeb = async (request, response) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, `${value}`)
  const url = `http://${request.headers.host}${request.url}`
  const answer = await handler(new Request(url, { method: request.method, headers }))
  response.writeHead(answer.status, [...answer.headers].flat())
  if (answer.body) Readable.fromWeb(answer.body).pipe(response)
  else response.end()
}

const server = createServer((request, response) =>
  Promise.resolve((isWeb ? asWeb : handler)(request, response)).catch((error) => {
    complain(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }),
)
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
