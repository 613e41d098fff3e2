import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireReadableSchool } from '@/lib/api-tokens/access'
import { hoursAnswer } from '@/lib/api-tokens/answers'
import { schoolPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiHours } from '@/lib/api-tokens/read/hours'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'hours:read',
    query: schoolPageQuery,
    answer: hoursAnswer,
    run: async ({ access, query }) =>
      listApiHours(await requireReadableSchool(access, query.school), query),
  }),
})
