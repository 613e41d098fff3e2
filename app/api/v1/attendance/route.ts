import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireSession } from '@/lib/api-tokens/access'
import { attendanceAnswer } from '@/lib/api-tokens/answers'
import { sessionPageQuery } from '@/lib/api-tokens/query-parameters'
import { listSchoolAttendance, listTeamAttendance } from '@/lib/api-tokens/read/attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'attendance:read',
    query: sessionPageQuery,
    answer: attendanceAnswer,
    run: ({ access, query }) =>
      access.schoolId === null
        ? listTeamAttendance(requireSession(query.session), query)
        : listSchoolAttendance(access.schoolId, query),
  }),
})
