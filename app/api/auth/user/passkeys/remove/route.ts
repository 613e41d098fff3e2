import { apiResultText } from '@/i18n/api-results'
import { removePasskey } from '@/lib/accounts/passkeys'
import { passkeyRemoval } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: passkeyRemoval,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      await removePasskey(viewer, input)
      return { body: { msg: apiResultText().passkeyRemoved } }
    },
  }),
})
