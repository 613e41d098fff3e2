import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { resendMail } from '@/lib/mail/team-list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await resendMail(viewer, String(params.id))
      return { body: { msg: teamMessagesText().mail.results.sent } }
    },
  }),
})
