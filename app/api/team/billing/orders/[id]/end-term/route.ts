import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { endTermOfOrder } from '@/lib/billing/document/invoice'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    run: async ({ viewer, params }) => {
      const ended = await endTermOfOrder(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.ended(ended) } }
    },
  }),
})
