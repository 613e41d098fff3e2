import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { contactMessageForm } from '@/lib/contact/schema'
import { sendContactMessage } from '@/lib/contact/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'contact',
    body: contactMessageForm,
    limits: { ip: 'CONTACT' },
    sendsMail: true,
    run: async ({ input }) => {
      await sendContactMessage(input)
      return { status: 201, body: { msg: apiResultText().messageSent } }
    },
  }),
})
