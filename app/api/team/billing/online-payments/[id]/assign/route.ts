import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { assignOnlinePayment } from '@/lib/billing/razorpay/unmatched'
import { onlinePaymentAssignmentForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    body: onlinePaymentAssignmentForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params, input }) => {
      const confirmed = await assignOnlinePayment(viewer, String(params.id), input.number)
      return { body: { msg: teamBillingText().results.confirmed(confirmed) } }
    },
  }),
})
