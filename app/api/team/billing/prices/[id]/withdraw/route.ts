import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { withdrawPrice } from '@/lib/billing/prices'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await withdrawPrice(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.priceWithdrawn } }
    },
  }),
})
