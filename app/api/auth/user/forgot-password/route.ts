import { apiResultText } from '@/i18n/api-results'
import { requestPasswordReset } from '@/lib/accounts/password/reset'
import { resetRequest } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { readLoginOrigin } from '@/lib/http/caller'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: resetRequest,
    form: {},
    limits: { ip: 'FORGOT_ADDRESS' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input, caller, request }) => {
      await requestPasswordReset(input, readLoginOrigin(caller, request.headers))
      return { body: { msg: apiResultText().resetLinkSent } }
    },
  }),
})
