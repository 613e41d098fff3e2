import 'server-only'

/** Why a payment that arrived was not credited to an order. The office sees it. */
export const ONLINE_PAYMENT_PROBLEMS = [
  'linkUnknown',
  'amountDiffers',
  'currencyDiffers',
  'paymentTooHigh',
  'orderWithdrawn',
  'orderWithoutSchool',
  'referenceUsed',
  'notCredited',
] as const

export type OnlinePaymentProblem = (typeof ONLINE_PAYMENT_PROBLEMS)[number]
