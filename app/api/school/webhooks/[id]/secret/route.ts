import { webhooksText } from '@/i18n/webhooks'
import { stepUpOnly } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { renewSchoolWebhookSecret } from '@/lib/schools/webhooks'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: stepUpOnly,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input, params }) => {
      const { secret } = await renewSchoolWebhookSecret(viewer, `${params.id}`, input)
      return { body: { msg: webhooksText().secret.renewed, secret } }
    },
  }),
})
