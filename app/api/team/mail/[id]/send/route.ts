import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { resendMail } from '@/lib/mail/commands'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    name: 'send mail again',
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await resendMail(viewer, String(params.id))
      return { body: { msg: teamMessagesText().mail.results.sent } }
    },
  }),
})
