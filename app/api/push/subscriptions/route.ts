import { notificationsText } from '@/i18n/notifications'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { detectBrowser } from '@/lib/auth/browser'
import { pushSubscriptionForm } from '@/lib/push/schema'
import { addPushSubscription } from '@/lib/push/subscriptions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: pushSubscriptionForm,
    limits: { viewer: 'SERIES' },
    run: async ({ viewer, input, request }) => {
      await addPushSubscription(viewer, input, detectBrowser(request.headers.get('user-agent')))
      return { status: 201, body: { msg: notificationsText().offer.on } }
    },
  }),
})
