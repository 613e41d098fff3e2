import { apiResultText } from '@/i18n/api-results'
import { requestEmailChange } from '@/lib/accounts/email-address/change'
import { emailChange } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { countAttempt } from '@/lib/auth/rate-limits'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: emailChange,
    limits: { viewer: 'CHANGE_PASSWORD' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      await countAttempt('ADDRESS_MAIL', viewer.id)
      await requestEmailChange(viewer, input)
      return { body: { msg: apiResultText().addressLinkSent } }
    },
  }),
})
