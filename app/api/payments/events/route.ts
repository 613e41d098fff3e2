import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { requirePaymentProvider } from '@/lib/billing/razorpay/client'
import { receivePaymentEvent } from '@/lib/billing/razorpay/webhook'
import { readBytes } from '@/lib/http/body'

/** Webhook of the payment service. Responds 404 until its settings are complete. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    run: async ({ request }) => {
      const provider = requirePaymentProvider()
      const event = provider.verifyWebhook(request.headers, Buffer.from(await readBytes(request)))
      if (!event) throw new AppError('forbidden', 'signatureWrong', { detail: 'payment event' })
      await receivePaymentEvent(event)
      return { body: { status: 'ok' } }
    },
  }),
})
