import { database } from '@/db/client'
import { webhooksText } from '@/i18n/webhooks'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { webhookForm } from '@/lib/webhooks/schema'
import { createWebhook } from '@/lib/webhooks/webhook'

/** The only answer with the secret, until it is renewed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: webhookForm,
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, input }) => {
      const db = await database()
      const manager = { userId: viewer.id, schoolId: null }
      const { id, title, secret } = await db.transaction((tx) => createWebhook(tx, manager, input))
      return { status: 201, body: { msg: webhooksText().add.added(title), id, secret } }
    },
  }),
})
