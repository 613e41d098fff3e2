import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { rejectPayment } from '@/lib/billing/payment/record'
import { paymentRejectionForm } from '@/lib/billing/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    body: paymentRejectionForm,
    run: async ({ viewer, input, params }) => {
      await rejectPayment(viewer, String(params.id), input.reason)
      return { body: { msg: teamBillingText().results.rejected } }
    },
  }),
})
