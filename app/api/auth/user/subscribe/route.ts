import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { subscribe } from '@/lib/schools/application/apply'
import { buildSubscriptionMessage, getFormDetails } from '@/lib/schools/application/load'
import { requireOwnId } from '@/lib/schools/policy'
import { subscriptionForm } from '@/lib/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: subscriptionForm,
    form: { checkboxes: ['declaration'] },
    limits: { ip: 'INSTITUTION' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      requireOwnId(viewer, input.userId)
      const { reference, isSubscribed } = await subscribe(viewer, input)
      const details = await getFormDetails(viewer.id)
      const msg = buildSubscriptionMessage({ reference, isSubscribed, details })
      return { body: { msg, is_subscribed: isSubscribed ? 1 : 0 } }
    },
  }),
})
