import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getWebhookManager } from '@/lib/schools/webhooks'
import { sendAgain } from '@/lib/webhooks/attempts'
import { describeAttemptResult } from '@/lib/webhooks/describe-attempt'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params: { id, delivery } }) => {
      const manager = await getWebhookManager(viewer)
      const result = await sendAgain(manager, `${id}`, `${delivery}`)
      return { body: { msg: describeAttemptResult(result) } }
    },
  }),
})
