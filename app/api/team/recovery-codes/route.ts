import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { createRecoveryCodes } from '@/lib/team/authenticator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      const codes = await createRecoveryCodes(viewer)
      return { status: 201, body: { msg: apiResultText().recoveryCodesMade, codes } }
    },
  }),
})
