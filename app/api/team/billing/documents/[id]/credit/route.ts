import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { creditDocument } from '@/lib/billing/document/invoice'
import { creditForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    body: creditForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const credited = await creditDocument(viewer, String(params.id), input)
      return { body: { msg: teamBillingText().results.credited(credited) } }
    },
  }),
})
