import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { reversePayment } from '@/lib/billing/payment/reverse'
import { reversalForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    body: reversalForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params, input }) => {
      const reversed = await reversePayment(viewer, String(params.id), input)
      return { body: { msg: teamBillingText().results.reversed(reversed) } }
    },
  }),
})
