import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { withdrawOrder } from '@/lib/billing/document/invoice'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    run: async ({ viewer, params }) => {
      await withdrawOrder(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.withdrawn } }
    },
  }),
})
