import { requireUuid } from '@/base/ids'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireSchoolToken } from '@/lib/api-tokens/access'
import { recordedAnswer } from '@/lib/api-tokens/answers'
import { presentTeachers } from '@/lib/api-tokens/writes'
import { countAttempt } from '@/lib/auth/rate-limits'
import { saveInHouseAttendees } from '@/lib/training/in-house/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: tokenHandler({
    scope: 'attendance:write',
    body: presentTeachers,
    answer: recordedAnswer,
    run: async ({ access, params, input: { teachers } }) => {
      requireSchoolToken(access)
      await countAttempt('LEARNING', access.user.id)
      const attendees = { added: teachers, removed: [] }
      await saveInHouseAttendees(access.user, requireUuid(String(params.id)), attendees)
      return { msg: schoolSessionsText().attendanceSaved }
    },
  }),
})
