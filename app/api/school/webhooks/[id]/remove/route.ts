import { webhooksText } from '@/i18n/webhooks'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getWebhookManager } from '@/lib/schools/webhooks'
import { deleteWebhook } from '@/lib/webhooks/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params }) => {
      await deleteWebhook(await getWebhookManager(viewer), `${params.id}`)
      return { body: { msg: webhooksText().actions.removed } }
    },
  }),
})
