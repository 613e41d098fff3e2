import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { confirmAuthenticator } from '@/lib/team/authenticator'
import { factorCodeForm } from '@/lib/team/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    body: factorCodeForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const codes = await confirmAuthenticator(viewer, input.code)
      return { status: 201, body: { msg: apiResultText().authenticatorAdded, codes } }
    },
  }),
})
