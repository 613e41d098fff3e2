import { notificationsText } from '@/i18n/notifications'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removePushSubscription } from '@/lib/push/subscriptions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SERIES' },
    run: async ({ viewer, params }) => {
      await removePushSubscription(viewer, `${params.id}`)
      return { body: { msg: notificationsText().removed } }
    },
  }),
})
