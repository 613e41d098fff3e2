import { webhooksText } from '@/i18n/webhooks'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createSchoolWebhook, schoolWebhookForm } from '@/lib/schools/webhooks'

/** The only answer with the secret, until it is renewed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: schoolWebhookForm,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input }) => {
      const { id, title, secret } = await createSchoolWebhook(viewer, input)
      return { status: 201, body: { msg: webhooksText().add.added(title), id, secret } }
    },
  }),
})
