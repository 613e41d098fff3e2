import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { recordPayment } from '@/lib/billing/payment/record'
import { paymentForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    body: paymentForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const confirmed = await recordPayment(viewer, String(params.id), input)
      return { body: { msg: teamBillingText().results.confirmed(confirmed) } }
    },
  }),
})
