import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { addPrice } from '@/lib/billing/prices'
import { priceForm } from '@/lib/billing/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: priceForm,
    run: async ({ viewer, input }) => {
      await addPrice(viewer, input)
      return { body: { msg: teamBillingText().results.priceAdded } }
    },
  }),
})
