import 'server-only'
import * as z from 'zod/mini'
import type { ProviderPayment, ProviderRefund } from './provider'

/** The fields that the site reads of Razorpay's documented entities. Amounts are in paise. */

const MAX_ID_LENGTH = 60
const id = z.string().check(z.regex(/^[A-Za-z]+_[A-Za-z0-9]+$/), z.maxLength(MAX_ID_LENGTH))
const amount = z.int().check(z.minimum(1))
const unixTime = z.int().check(z.minimum(0), z.maximum(99_999_999_999))

export const paymentEntity = z.object({
  id,
  amount,
  currency: z.string().check(z.maxLength(10)),
  status: z.string(),
  created_at: unixTime,
  /** Of a link's payment: `#` and the number of the link. */
  description: z.nullish(z.string()),
})

const linkName = { id, reference_id: z.nullish(z.string()) }

export const linkEntity = z.object({
  ...linkName,
  short_url: z.optional(z.string()),
  payments: z.nullish(z.array(z.object({ payment_id: id }))),
})

const refundEntity = z.object({
  id,
  payment_id: id,
  amount,
  currency: z.string(),
  status: z.optional(z.string()),
})

export const linkList = z.object({ payment_links: z.array(linkEntity) })
export const refundList = z.object({ items: z.array(refundEntity) })

const wrap = <Entity extends z.ZodMiniType>(entity: Entity) => z.optional(z.object({ entity }))

export const webhookBody = z.object({
  event: z.string(),
  payload: z.object({
    payment: wrap(paymentEntity),
    payment_link: wrap(z.object(linkName)),
    refund: wrap(refundEntity),
  }),
})

type PaymentEntity = z.output<typeof paymentEntity>
type LinkName = Pick<z.output<typeof linkEntity>, 'id' | 'reference_id'>

/** A payment that was refunded was received before. */
const RECEIVED_STATUSES = ['captured', 'refunded']

export function toProviderPayment(payment: PaymentEntity, link?: LinkName): ProviderPayment {
  const { id: paymentId, amount: paid, currency, status, created_at, description } = payment
  return {
    id: paymentId,
    amount: paid,
    currency,
    isReceived: RECEIVED_STATUSES.includes(status),
    paidAt: new Date(created_at * 1_000),
    reference: link?.reference_id ?? null,
    linkId: link?.id ?? readLinkId(description),
  }
}

function readLinkId(description: string | null | undefined) {
  const number = /^#([A-Za-z0-9]{8,40})$/.exec(description ?? '')?.[1]
  return number ? `plink_${number}` : null
}

export const toProviderRefund = (refund: z.output<typeof refundEntity>): ProviderRefund => ({
  id: refund.id,
  paymentId: refund.payment_id,
  amount: refund.amount,
  currency: refund.currency,
})
