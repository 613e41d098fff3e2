import 'server-only'
import type * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import type { PaymentServiceSettings } from '@/base/settings/payments'
import {
  linkEntity,
  linkList,
  paymentEntity,
  refundList,
  toProviderPayment,
  toProviderRefund,
} from './entities'
import type { LinkRequest, PaymentProvider, ProviderLink, ProviderPayment } from './provider'
import { verifyRazorpayWebhook } from './webhook'

/** Leaves time within a request's deadline to store the answer. */
const TIMEOUT_MS = 4_000

const MAX_REFUNDS = 100

export const createRazorpay = (account: PaymentServiceSettings): PaymentProvider => ({
  createLink: (request) => createLink(account, request),
  verifyWebhook: (headers, body) => verifyRazorpayWebhook(headers, body, account.webhookSecret),
  fetchPayment: (id) => fetchPayment(account, id),
  listLinkPayments: (link) => listLinkPayments(account, link),
  listRefunds: async (since) => {
    const from = Math.floor(since.getTime() / 1_000)
    const path = `refunds?from=${from}&count=${MAX_REFUNDS}`
    const { items } = requireAnswer(await call(account, path, refundList))
    return items.filter(({ status }) => status === 'processed').map(toProviderRefund)
  },
})

/** Null unless the settings of a payment service are complete. */
export function getPaymentProvider(): PaymentProvider | null {
  const { paymentService } = settings()
  return paymentService && createRazorpay(paymentService)
}

export function requirePaymentProvider(): PaymentProvider {
  const provider = getPaymentProvider()
  if (!provider) throw new AppError('notFound', 'urlNotFound')
  return provider
}

/** Razorpay accepts a reference once. If an earlier answer was lost, its link is found by the reference. */
async function createLink(
  account: PaymentServiceSettings,
  { reference, amount, description, expiresAt, returnUrl }: LinkRequest,
): Promise<ProviderLink> {
  const created = await call(account, 'payment_links', linkEntity, {
    amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description,
    expire_by: Math.floor(expiresAt.getTime() / 1_000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  })
  const link = created ?? (await findLink(account, reference))
  if (!link?.short_url || !isPaymentPage(link.short_url, account)) throw createError('no link')
  return { id: link.id, url: link.short_url }
}

/** The browser is sent there. */
const isPaymentPage = (url: string, { baseUrl }: PaymentServiceSettings) =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || new URL(url).origin === new URL(baseUrl).origin)

async function findLink(account: PaymentServiceSettings, reference: string) {
  const path = `payment_links?reference_id=${encodeURIComponent(reference)}`
  const found = await call(account, path, linkList)
  return found?.payment_links.find((link) => link.reference_id === reference) ?? null
}

async function fetchPayment(account: PaymentServiceSettings, id: string) {
  const payment = await call(account, `payments/${encodeURIComponent(id)}`, paymentEntity)
  return payment && toProviderPayment(payment)
}

/** The list leaves payments out, so the link is read by its own number. */
async function listLinkPayments(
  account: PaymentServiceSettings,
  { reference, id }: { reference: string; id: string | null },
): Promise<ProviderPayment[]> {
  const linkId = id ?? (await findLink(account, reference))?.id
  const link = linkId ? await call(account, `payment_links/${linkId}`, linkEntity) : null
  if (!link) return []
  const payments = (link.payments ?? []).map(async ({ payment_id: paymentId }) => {
    const payment = await call(account, `payments/${paymentId}`, paymentEntity)
    return payment && toProviderPayment(payment, link)
  })
  return (await Promise.all(payments)).filter((payment) => payment !== null)
}

/** Null if the service rejects the request or does not know the record. */
async function call<Schema extends z.ZodMiniType>(
  { baseUrl, keyId, keySecret }: PaymentServiceSettings,
  path: string,
  schema: Schema,
  body?: object,
): Promise<z.output<Schema> | null> {
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  const send = () =>
    fetch(`${baseUrl}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const response = await send()
    .catch(retryAfterReset(send))
    .catch((cause) => {
      throw createError('no answer', cause)
    })
  if (response.status === 400 || response.status === 404) return null
  const parsed = schema.safeParse(response.ok ? await readAnswer(response) : null)
  if (!parsed.success) throw createError(`status ${response.status}`)
  return parsed.data
}

/** The service may close a kept connection just as it is used again. A link sent twice is one link. */
const retryAfterReset = (send: () => Promise<Response>) => (error: Error) => {
  const { code } = (error.cause ?? {}) as { code?: string }
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return send()
  throw error
}

const readAnswer = (response: Response): Promise<unknown> =>
  response.json().catch((cause) => {
    throw createError('the answer does not parse', cause)
  })

function requireAnswer<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw createError('the request was rejected')
  return answer
}

const createError = (detail: string, cause?: unknown) =>
  new AppError('unavailable', 'paymentServiceDown', {
    retryAfter: 60,
    detail: `payment service: ${detail}`,
    cause,
  })
