import { apiResultText } from '@/i18n/api-results'
import { addPasskey } from '@/lib/accounts/passkeys'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { passkeyRegistration } from '@/lib/auth/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: passkeyRegistration,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input: { passkey, name } }) => {
      await addPasskey(viewer, passkey, name)
      return { status: 201, body: { msg: apiResultText().passkeyAdded(name) } }
    },
  }),
})
