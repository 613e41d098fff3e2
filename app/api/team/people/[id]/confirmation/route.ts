import { teamPeopleText } from '@/i18n/team-people'
import { resendConfirmation } from '@/lib/accounts/email-address/correct'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await resendConfirmation(viewer, String(params.id))
      return { body: { msg: teamPeopleText().corrections.resent } }
    },
  }),
})
