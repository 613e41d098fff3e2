import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { checkPaymentLinks } from '@/lib/billing/razorpay/payment-link'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await checkPaymentLinks(viewer, String(params.id))
      return { body: { msg: schoolBillingText().online.checked } }
    },
  }),
})
