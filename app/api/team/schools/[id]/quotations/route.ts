import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createQuotation } from '@/lib/billing/quotation'
import { quotationForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: quotationForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const { number, orderId, isEmailed } = await createQuotation(viewer, String(params.id), input)
      const { quoted, quotedOnly } = teamBillingText().results
      const msg = (isEmailed ? quoted : quotedOnly)(number)
      return { body: { msg, next: routes.teamOrder(orderId) } }
    },
  }),
})
