import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issueInvoice } from '@/lib/billing/document/invoice'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const { number } = await issueInvoice(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.issued(number) } }
    },
  }),
})
