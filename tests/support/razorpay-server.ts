import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export const RAZORPAY_ACCOUNT = {
  RAZORPAY_KEY_ID: 'rzp_test_0123456789',
  RAZORPAY_KEY_SECRET: 'only-the-tests-know-this',
  RAZORPAY_WEBHOOK_SECRET: 'and-this-webhook-secret',
}

type Link = {
  id: string
  amount: number
  currency: string
  reference_id: string
  callback_url: string
  description: string
  expire_by: number
  short_url: string
  status: 'created' | 'paid'
  payments: { payment_id: string }[]
}
type Payment = {
  id: string
  amount: number
  currency: string
  status: string
  created_at: number
  description: string
}
type Refund = {
  id: string
  payment_id: string
  amount: number
  currency: string
  status: string
  created_at: number
}
export type WebhookDelivery = { body: string; headers: Record<string, string> }
/** `losing` does what was asked and then answers nothing; `losing once` only the next time. */
type Behaviour = 'well' | 'down' | 'losing' | 'losing once'

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const now = () => Math.floor(Date.now() / 1_000)

/** The part of Razorpay's documented API that the site uses, with its events. */
export async function startRazorpayServer() {
  const [links, payments, refunds] = [
    new Map<string, Link>(),
    new Map<string, Payment>(),
    [] as Refund[],
  ]
  const requests: string[] = []
  const state = { behaviour: 'well' as Behaviour }

  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (state.behaviour === 'down') return request.socket.destroy()
    if (request.url?.startsWith('/pl/')) return servePaymentPage(request, response, { links, pay })
    const answer = isAuthorized(request)
      ? await respond(request, { links, payments, refunds, url })
      : { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR' } } }
    if (state.behaviour === 'well') return sendJson(response, answer)
    if (state.behaviour === 'losing once') state.behaviour = 'well'
    request.socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The events that Razorpay sends after a payment on a link, each with its own number. */
  function pay(reference: string, overrides: Partial<Payment> = {}) {
    const link = [...links.values()].find(({ reference_id: known }) => known === reference)
    if (!link) throw new Error('no such link')
    const payment: Payment = {
      ...{ id: newId('pay'), amount: link.amount, currency: link.currency, status: 'captured' },
      ...{ created_at: now(), description: `#${link.id.slice('plink_'.length)}` },
      ...overrides,
    }
    payments.set(payment.id, payment)
    link.status = 'paid'
    link.payments.push({ payment_id: payment.id })
    const { payments: _, ...linkEntity } = link
    return {
      id: payment.id,
      paid: sign('payment_link.paid', {
        payment: { entity: { ...payment, email: 'payer@school.example', notes: [] } },
        payment_link: { entity: linkEntity },
      }),
      captured: sign('payment.captured', { payment: { entity: { ...payment, notes: [] } } }),
    }
  }

  function refund(paymentId: string, amount: number) {
    const entity: Refund = {
      ...{ id: newId('rfnd'), payment_id: paymentId, amount, currency: 'INR' },
      ...{ status: 'processed', created_at: now() },
    }
    refunds.push(entity)
    return { id: entity.id, processed: sign('refund.processed', { refund: { entity } }) }
  }

  return {
    url,
    env: { ...RAZORPAY_ACCOUNT, RAZORPAY_BASE_URL: url },
    links: () => [...links.values()],
    requests,
    pay,
    refund,
    be: (next: Behaviour) => {
      state.behaviour = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type PaymentPage = { links: Map<string, Link>; pay: (reference: string) => unknown }

/** Where the payer goes; paying leads back to the site, as on Razorpay's own page. */
function servePaymentPage(
  { url, method }: IncomingMessage,
  response: ServerResponse,
  { links, pay }: PaymentPage,
) {
  const link = links.get(url?.split('/')[2] ?? '')
  if (!link) return response.writeHead(404).end()
  if (method === 'POST') {
    pay(link.reference_id)
    const location = new URL(link.callback_url)
    location.searchParams.set('razorpay_payment_link_reference_id', link.reference_id)
    location.searchParams.set('razorpay_payment_link_status', 'paid')
    return response.writeHead(303, { location: location.href }).end()
  }
  const amount = `${link.currency} ${link.amount / 100}`
  const html = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>${amount}</h1><form method="post"><button>Pay</button></form></html>`
  return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}

type Records = {
  links: Map<string, Link>
  payments: Map<string, Payment>
  refunds: Refund[]
  url: string
}
type Answer = { status: number; body: object }

function isAuthorized({ headers }: IncomingMessage) {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = RAZORPAY_ACCOUNT
  return headers.authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}

const NOT_FOUND: Answer = { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } }

async function respond(request: IncomingMessage, records: Records): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', records.url)
  const [, , collection, id] = pathname.split('/')
  if (collection === 'payment_links' && request.method === 'POST')
    return createLink((await json(request)) as Link, records)
  if (collection === 'refunds') return { status: 200, body: { items: records.refunds } }
  if (collection === 'payments') return found(records.payments.get(id ?? ''))
  if (id) return found(records.links.get(id))
  const reference = searchParams.get('reference_id')
  const matches = [...records.links.values()].filter((link) => link.reference_id === reference)
  return {
    status: 200,
    // Like the real list, without the payments.
    body: { payment_links: matches.map((link) => ({ ...link, payments: [] })) },
  }
}

const found = (body?: object): Answer => (body ? { status: 200, body } : NOT_FOUND)

function createLink(body: Link, { links, url }: Records): Answer {
  const isRepeated = [...links.values()].some((link) => link.reference_id === body.reference_id)
  if (isRepeated || body.expire_by < now() + 15 * 60) return NOT_FOUND
  const id = newId('plink')
  links.set(id, { ...body, id, status: 'created', short_url: `${url}/pl/${id}`, payments: [] })
  return found(links.get(id))
}

function sendJson(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** As Razorpay does: hexadecimal HMAC-SHA256 over the exact body. */
export function signWebhook(
  body: string,
  { secret = RAZORPAY_ACCOUNT.RAZORPAY_WEBHOOK_SECRET, id = newId('event') } = {},
): WebhookDelivery {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
  }
}

const sign = (event: string, payload: object) =>
  signWebhook(JSON.stringify({ entity: 'event', event, payload, created_at: now() }))
