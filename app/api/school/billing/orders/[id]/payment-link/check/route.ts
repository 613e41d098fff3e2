import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { checkPaymentLinks } from '@/lib/billing/razorpay/payment-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'check payment link',
    limits: { viewer: 'SCHOOL' },
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await checkPaymentLinks(viewer, String(params.id))
      return { body: { msg: schoolBillingText().online.checked } }
    },
  }),
})
