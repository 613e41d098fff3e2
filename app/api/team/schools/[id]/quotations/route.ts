import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createQuotation } from '@/lib/billing/quotation'
import { quotationForm } from '@/lib/billing/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    name: 'create quotation',
    body: quotationForm,
    sendsMail: true,
    run: async ({ viewer, input, params }) => {
      const { number, orderId, isEmailed } = await createQuotation(viewer, String(params.id), input)
      const { quoted, quotedOnly } = teamBillingText().results
      const msg = (isEmailed ? quoted : quotedOnly)(number)
      return { body: { msg, next: routes.teamOrder(orderId) } }
    },
  }),
})
