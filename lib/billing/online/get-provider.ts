import 'server-only'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import type { PaymentProvider } from './provider'
import { createRazorpay } from './razorpay'

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
