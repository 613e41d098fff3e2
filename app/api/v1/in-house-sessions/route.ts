import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireReadableSchool } from '@/lib/api-tokens/access'
import { inHouseSessionsAnswer } from '@/lib/api-tokens/answers'
import { schoolPeriodPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiInHouseSessions } from '@/lib/api-tokens/read/sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'sessions:read',
    query: schoolPeriodPageQuery,
    answer: inHouseSessionsAnswer,
    run: async ({ access, query }) =>
      listApiInHouseSessions(await requireReadableSchool(access, query.school), query),
  }),
})
