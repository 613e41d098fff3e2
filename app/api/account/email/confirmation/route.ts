import { apiResultText } from '@/i18n/api-results'
import { sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'ADDRESS_MAIL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      await sendConfirmationEmail(viewer)
      return { body: { msg: apiResultText().confirmationSent } }
    },
  }),
})
