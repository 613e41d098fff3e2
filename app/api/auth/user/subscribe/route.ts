import { defineRoute, userHandler } from '@/lib/api/define-route'
import { subscribe } from '@/lib/schools/commands/apply'
import { requireOwnId } from '@/lib/schools/policy'
import { getFormDetails } from '@/lib/schools/queries/details'
import { subscriptionForm } from '@/lib/schools/schema'
import { buildSubscriptionMessage } from '@/lib/schools/subscription-message'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'subscribe',
    body: subscriptionForm,
    limits: { ip: 'INSTITUTION' },
    sendsMail: true,
    run: async ({ viewer, input }) => {
      requireOwnId(viewer, input.userId)
      const { reference, isSubscribed } = await subscribe(viewer, input)
      const details = await getFormDetails(viewer.id)
      const msg = buildSubscriptionMessage({ reference, isSubscribed, details })
      return { body: { msg, is_subscribed: isSubscribed ? 1 : 0 } }
    },
  }),
})
