import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { reportPayment } from '@/lib/billing/payment/reports'
import { paymentForm } from '@/lib/billing/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: paymentForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input, params }) => {
      await reportPayment(viewer, String(params.id), input)
      return { status: 201, body: { msg: schoolBillingText().reported } }
    },
  }),
})
