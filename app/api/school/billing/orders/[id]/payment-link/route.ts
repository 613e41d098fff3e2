import { defineRoute, userHandler } from '@/lib/api/define-route'
import { openPaymentLink } from '@/lib/billing/razorpay/payment-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => ({ body: await openPaymentLink(viewer, String(params.id)) }),
  }),
})
