import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { confirmPayment } from '@/lib/billing/payment/record'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const confirmed = await confirmPayment(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.confirmed(confirmed) } }
    },
  }),
})
