import { getErrorText } from '@/i18n/error-text'
import { teamPeopleText } from '@/i18n/team-people'
import { correctEmail } from '@/lib/accounts/email-address/correct'
import { emailCorrection } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: emailCorrection,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const now = await correctEmail(viewer, String(params.id), input)
      const { corrections, rights } = teamPeopleText()
      if (!now) return { body: { msg: corrections.emailStarted(input.email) } }
      const errors = { email: rights.theirs(now.email) }
      return { status: 409, body: { msg: getErrorText('detailsChangedByOther'), errors, now } }
    },
  }),
})
