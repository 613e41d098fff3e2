import { apiResultText } from '@/i18n/api-results'
import { addPasskey } from '@/lib/accounts/passkeys'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { passkeyRegistration } from '@/lib/auth/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'add passkey',
    body: passkeyRegistration,
    sendsMail: true,
    run: async ({ viewer, input: { passkey, name } }) => {
      await addPasskey(viewer, passkey, name)
      return { status: 201, body: { msg: apiResultText().passkeyAdded(name) } }
    },
  }),
})
