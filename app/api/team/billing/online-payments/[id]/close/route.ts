import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { closeOnlinePayment } from '@/lib/billing/razorpay/unmatched'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    needsFreshFactor: true,
    run: async ({ viewer, params }) => {
      await closeOnlinePayment(viewer, String(params.id))
      return { body: { msg: teamBillingText().results.closed } }
    },
  }),
})
