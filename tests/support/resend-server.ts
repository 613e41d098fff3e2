import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedMail = {
  at: number
  headers: IncomingMessage['headers']
  body: { from: string; to: string; subject: string; html: string; text: string; reply_to?: string }
}

/** How the server meets the next requests, until told otherwise. */
export type Mood =
  | { kind: 'well' }
  /** Takes the connection away without an answer. */
  | { kind: 'refusing' }
  /** Accepts the mail, but its answer comes late; or only the first half of it. */
  | { kind: 'slow'; ms: number; halfSent?: boolean }
  | { kind: 'failing'; status: number; name?: string; retryAfter?: string }

/** Speaks as much of Resend's API as sending needs. A repeated key gets the first answer again. */
export async function resendServer() {
  const requests: ReceivedMail[] = []
  const delivered = new Map<string, Delivery>()
  let moods: Mood[] = [{ kind: 'well' }]

  const server = createServer(async (request, response) => {
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? { kind: 'well' }
    if (mood.kind === 'refusing') return request.socket.destroy()
    const mail = await receive(request)
    requests.push(mail)
    const isBatch = request.url === '/emails/batch'
    if (request.method !== 'POST' || (request.url !== '/emails' && !isBatch))
      return answer(response, 404, {})
    if (mood.kind === 'failing') return fail(response, mood)
    const key = String(mail.headers['idempotency-key'] ?? randomUUID())
    const known =
      delivered.get(key) ?? (isBatch ? takenIn(mail) : { id: randomUUID(), mails: [mail] })
    if (JSON.stringify(known.sent ?? '') !== JSON.stringify(isBatch ? mail.body : ''))
      return fail(response, { kind: 'failing', status: 409, name: 'invalid_idempotent_request' })
    delivered.set(key, known)
    const told = known.answer ?? { id: known.id }
    if (mood.kind === 'slow') return drag(response, mood, told)
    answer(response, 200, told)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request that was read, repeated ones included. */
    requests,
    /** What recipients would find in their mailboxes. */
    delivered: () => [...delivered.values()].flatMap(({ mails }) => mails),
    /** One mood a request; the last one stays. */
    be: (...next: Mood[]) => {
      moods = next
    },
    reset: () => {
      moods = [{ kind: 'well' }]
      requests.length = 0
      delivered.clear()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

type Delivery = { id: string; mails: ReceivedMail[]; sent?: unknown; answer?: object }

/** A hundred at most, no attachments; in the permissive way, those it cannot take are named by their place. */
function takenIn({ body, ...rest }: ReceivedMail): Delivery {
  const all = body as unknown as ReceivedMail['body'][]
  if (all.length > 100 || all.some((one) => 'attachments' in one)) throw new Error('no such batch')
  const isFit = ({ to }: ReceivedMail['body']) => !to.startsWith('refused')
  const errors = all.flatMap((one, index) => (isFit(one) ? [] : [{ index, message: 'no' }]))
  const mails = all.filter(isFit).map((one) => ({ ...rest, body: one }))
  const data = mails.map(() => ({ id: randomUUID() }))
  return { id: randomUUID(), mails, sent: body, answer: { data, errors } }
}

async function receive(request: IncomingMessage): Promise<ReceivedMail> {
  const body = (await json(request)) as ReceivedMail['body']
  return { at: Date.now(), headers: request.headers, body }
}

function fail(response: ServerResponse, { status, name, retryAfter }: Mood & { kind: 'failing' }) {
  if (retryAfter) response.setHeader('retry-after', retryAfter)
  const message = 'The mail to someone@school.example was not accepted.'
  answer(response, status, { statusCode: status, name: name ?? 'application_error', message })
}

function drag(response: ServerResponse, mood: Mood & { kind: 'slow' }, content: object) {
  if (mood.halfSent) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id":')
  }
  const finish = () => (mood.halfSent ? response.destroy() : answer(response, 200, content))
  setTimeout(finish, mood.ms).unref()
}

function answer(response: ServerResponse, status: number, content: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}
