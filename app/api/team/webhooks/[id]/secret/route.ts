import { database } from '@/db/client'
import { webhooksText } from '@/i18n/webhooks'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { renewWebhookSecret } from '@/lib/webhooks/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params }) => {
      const db = await database()
      const manager = { userId: viewer.id, schoolId: null }
      const { secret } = await db.transaction((tx) =>
        renewWebhookSecret(tx, manager, `${params.id}`),
      )
      return { body: { msg: webhooksText().secret.renewed, secret } }
    },
  }),
})
