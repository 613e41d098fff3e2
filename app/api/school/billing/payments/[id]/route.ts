import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { correctReport } from '@/lib/billing/payment/reports'
import { paymentForm } from '@/lib/billing/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: paymentForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input, params }) => {
      await correctReport(viewer, String(params.id), input)
      return { body: { msg: schoolBillingText().corrected } }
    },
  }),
})
