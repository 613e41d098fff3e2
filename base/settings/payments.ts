import 'server-only'
import * as z from 'zod'

/** Settings of the payment service. Without them, schools pay by bank transfer, UPI, cheque or cash only. */

const secret = z
  .string()
  .min(8, 'must have at least 8 characters')
  .regex(/^\S+$/, 'must have no spaces')
  .optional()

export const PAYMENT_SETTINGS = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_\w+$/, 'must begin with rzp_; copy it from the API keys in Razorpay')
    .optional(),
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full URL such as https://api.example' })
    .default('https://api.razorpay.com'),
}

const paymentSettings = z.object(PAYMENT_SETTINGS)

export type PaymentServiceSettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl: string
}

/** Null if none is set. Half of them would take money that the site never hears of. */
export function readPaymentServiceSettings(
  env: z.output<typeof paymentSettings>,
): PaymentServiceSettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret, RAZORPAY_BASE_URL: baseUrl } = env
  if (!keyId && !keySecret && !webhookSecret) return null
  if (!keyId || !keySecret || !webhookSecret)
    throw new Error(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET work only together. Set all three, or none.',
    )
  return {
    keyId,
    keySecret,
    webhookSecret,
    baseUrl: baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl,
  }
}
