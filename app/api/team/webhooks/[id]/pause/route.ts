import { webhooksText } from '@/i18n/webhooks'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { pauseWebhook } from '@/lib/webhooks/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params }) => {
      await pauseWebhook({ userId: viewer.id, schoolId: null }, `${params.id}`)
      return { body: { msg: webhooksText().actions.paused } }
    },
  }),
})
