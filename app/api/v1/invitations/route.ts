import { apiResultText } from '@/i18n/api-results'
import { apiTokensText } from '@/i18n/api-tokens'
import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireSchoolToken } from '@/lib/api-tokens/access'
import { invitationAnswer } from '@/lib/api-tokens/answers'
import { teacherInvitation, toUnsentStatus } from '@/lib/api-tokens/writes'
import { countAttempt } from '@/lib/auth/rate-limits'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { inviteTeachers } from '@/lib/schools/invitation/invite'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: tokenHandler({
    scope: 'invitations:write',
    body: teacherInvitation,
    answer: invitationAnswer,
    afterResponse: sendMailAfterResponse,
    run: async ({ access, input: { email } }) => {
      requireSchoolToken(access)
      await countAttempt('SCHOOL', access.user.id)
      const { lines, sent } = await inviteTeachers(access.user, { addresses: email, send: true })
      if (sent > 0) return { msg: apiResultText().invited(sent), status: 'sent' as const }
      const status = toUnsentStatus(lines)
      return { msg: apiTokensText().notInvited[status], status }
    },
  }),
})
