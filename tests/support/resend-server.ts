import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedMail = {
  receivedAt: number
  headers: IncomingMessage['headers']
  body: {
    from: string
    to: string
    subject: string
    html: string
    text: string
    reply_to?: string
    headers?: Record<string, string>
    tags?: { name: string; value: string }[]
  }
}

export type ResendBehaviour =
  | { kind: 'well' }
  | { kind: 'refusing' }
  /** Accepts the email but responds late, or with the first half only. */
  | { kind: 'slow'; ms: number; halfSent?: boolean }
  | { kind: 'failing'; status: number; name?: string; retryAfter?: string }

/** The part of Resend's API that sending needs. A repeated key gets the first response again. */
export async function startResendServer() {
  const requests: ReceivedMail[] = []
  const delivered = new Map<string, ResendDelivery>()
  let behaviours: ResendBehaviour[] = [{ kind: 'well' }]

  const server = createServer(async (request, response) => {
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {
      kind: 'well',
    }
    if (behaviour.kind === 'refusing') return request.socket.destroy()
    const received = await readReceivedMail(request)
    requests.push(received)
    const isBatch = request.url === '/emails/batch'
    if (request.method !== 'POST' || (request.url !== '/emails' && !isBatch))
      return sendJson(response, 404, {})
    if (behaviour.kind === 'failing') return sendFailure(response, behaviour)
    const key = String(received.headers['idempotency-key'] ?? randomUUID())
    const delivery =
      delivered.get(key) ??
      (isBatch ? acceptBatch(received) : { id: randomUUID(), messages: [received] })
    if (JSON.stringify(delivery.requestBody ?? '') !== JSON.stringify(isBatch ? received.body : ''))
      return sendFailure(response, {
        kind: 'failing',
        status: 409,
        name: 'invalid_idempotent_request',
      })
    delivered.set(key, delivery)
    const responseBody = delivery.responseBody ?? { id: delivery.id }
    if (behaviour.kind === 'slow') return sendSlowly(response, behaviour, responseBody)
    sendJson(response, 200, responseBody)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    delivered: () => [...delivered.values()].flatMap(({ messages }) => messages),
    /** One behaviour per request; the last one stays. */
    be: (...next: ResendBehaviour[]) => {
      behaviours = next
    },
    reset: () => {
      behaviours = [{ kind: 'well' }]
      requests.length = 0
      delivered.clear()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type ResendDelivery = {
  id: string
  messages: ReceivedMail[]
  requestBody?: unknown
  responseBody?: object
}

/** A hundred at most, no attachments; in permissive mode, rejected ones are named by index. */
function acceptBatch({ body, ...rest }: ReceivedMail): ResendDelivery {
  const emails = body as unknown as ReceivedMail['body'][]
  if (emails.length > 100 || emails.some((email) => 'attachments' in email))
    throw new Error('no such batch')
  const isAccepted = ({ to }: ReceivedMail['body']) => !to.startsWith('refused')
  const errors = emails.flatMap((email, index) =>
    isAccepted(email) ? [] : [{ index, message: 'no' }],
  )
  const messages = emails.filter(isAccepted).map((email) => ({ ...rest, body: email }))
  const data = messages.map(() => ({ id: randomUUID() }))
  return { id: randomUUID(), messages, requestBody: body, responseBody: { data, errors } }
}

async function readReceivedMail(request: IncomingMessage): Promise<ReceivedMail> {
  const body = (await json(request)) as ReceivedMail['body']
  return { receivedAt: Date.now(), headers: request.headers, body }
}

function sendFailure(
  response: ServerResponse,
  { status, name, retryAfter }: ResendBehaviour & { kind: 'failing' },
) {
  if (retryAfter) response.setHeader('retry-after', retryAfter)
  const message = 'The mail to someone@school.example was not accepted.'
  sendJson(response, status, { statusCode: status, name: name ?? 'application_error', message })
}

function sendSlowly(
  response: ServerResponse,
  behaviour: ResendBehaviour & { kind: 'slow' },
  content: object,
) {
  if (behaviour.halfSent) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id":')
  }
  const finish = () => (behaviour.halfSent ? response.destroy() : sendJson(response, 200, content))
  setTimeout(finish, behaviour.ms).unref()
}

function sendJson(response: ServerResponse, status: number, content: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}
