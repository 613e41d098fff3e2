import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { contactMessageForm } from '@/lib/contact/schema'
import { sendContactMessage } from '@/lib/contact/send'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: contactMessageForm,
    form: {},
    limits: { ip: 'CONTACT' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input }) => {
      await sendContactMessage(input)
      return { status: 201, body: { msg: apiResultText().messageSent } }
    },
  }),
})
