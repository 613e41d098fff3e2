import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { removeAuthenticator } from '@/lib/team/authenticator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      await removeAuthenticator(viewer)
      return { body: { msg: apiResultText().authenticatorRemoved } }
    },
  }),
})
