import 'server-only'
import type { Paise } from '../money'

/** Why a payment that arrived was not credited to an order. The office sees it. */
export const ONLINE_PAYMENT_PROBLEMS = [
  'linkUnknown',
  'amountDiffers',
  'currencyDiffers',
  'paymentTooHigh',
  'orderWithdrawn',
  'seatsTermOver',
  'orderWithoutSchool',
  'referenceUsed',
  'notCredited',
] as const

export type OnlinePaymentProblem = (typeof ONLINE_PAYMENT_PROBLEMS)[number]

export type LinkRequest = {
  /** Created by this site; a repeated request with the same reference gets the same link. */
  reference: string
  amount: Paise
  description: string
  expiresAt: Date
  /** Where the payer comes back to. */
  returnUrl: string
}

export type ProviderLink = { id: string; url: string }

export type ProviderPayment = {
  id: string
  amount: number
  currency: string
  /** The money has arrived, whether or not a refund followed. */
  isReceived: boolean
  paidAt: Date
  /** Our reference of the link, or the service's own number of it, where the service names them. */
  reference: string | null
  linkId: string | null
}

export type ProviderRefund = { id: string; paymentId: string; amount: number; currency: string }

export type ProviderEvent = {
  id: string
  payment: ProviderPayment | null
  refund: ProviderRefund | null
}

/** What the site needs of a payment service. Amounts are in the smallest unit of the currency. */
export type PaymentProvider = {
  createLink: (request: LinkRequest) => Promise<ProviderLink>
  /** Null for a forged or incomplete event. An event that the site does not need has no payment and no refund. */
  verifyWebhook: (headers: Headers, body: Buffer) => ProviderEvent | null
  fetchPayment: (id: string) => Promise<ProviderPayment | null>
  listLinkPayments: (link: { reference: string; id: string | null }) => Promise<ProviderPayment[]>
  listRefunds: (since: Date) => Promise<ProviderRefund[]>
}
