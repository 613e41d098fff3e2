import { teamPeopleText } from '@/i18n/team-people'
import { resendConfirmation } from '@/lib/accounts/email-address/correct'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    name: 'resend confirmation',
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await resendConfirmation(viewer, String(params.id))
      return { body: { msg: teamPeopleText().corrections.resent } }
    },
  }),
})
