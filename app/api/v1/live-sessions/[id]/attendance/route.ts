import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireTeamToken } from '@/lib/api-tokens/access'
import { recordedAnswer } from '@/lib/api-tokens/answers'
import { presentTeachers } from '@/lib/api-tokens/writes'
import { issuePending } from '@/lib/certificates/issue'
import { markAllPresent } from '@/lib/live-sessions/attendance/record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: tokenHandler({
    scope: 'attendance:write',
    body: presentTeachers,
    answer: recordedAnswer,
    run: async ({ access, params, input: { teachers } }) => {
      requireTeamToken(access)
      const sessionId = requireUuid(String(params.id))
      const names = await markAllPresent(access.user, sessionId, teachers)
      // In a closed session, the certificates follow at once.
      after(() => withoutDeadline(() => issuePending(sessionId)))
      return { msg: apiResultText().attendanceNoted(names.length) }
    },
  }),
})
