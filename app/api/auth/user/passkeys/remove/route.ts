import { apiResultText } from '@/i18n/api-results'
import { removePasskey } from '@/lib/accounts/passkeys'
import { passkeyRemoval } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'remove passkey',
    body: passkeyRemoval,
    sendsMail: true,
    run: async ({ viewer, input }) => {
      await removePasskey(viewer, input)
      return { body: { msg: apiResultText().passkeyRemoved } }
    },
  }),
})
