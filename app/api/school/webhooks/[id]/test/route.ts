import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getWebhookManager } from '@/lib/schools/webhooks'
import { sendTestEvent } from '@/lib/webhooks/attempts'
import { describeAttemptResult } from '@/lib/webhooks/describe-attempt'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params }) => {
      const result = await sendTestEvent(await getWebhookManager(viewer), `${params.id}`)
      return { body: { msg: describeAttemptResult(result) } }
    },
  }),
})
