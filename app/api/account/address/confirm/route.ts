import { apiResultText } from '@/i18n/api-results'
import { sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'send confirmation',
    limits: { viewer: 'ADDRESS_MAIL' },
    sendsMail: true,
    run: async ({ viewer }) => {
      await sendConfirmationEmail(viewer)
      return { body: { msg: apiResultText().confirmationSent } }
    },
  }),
})
