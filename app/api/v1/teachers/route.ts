import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireReadableSchool } from '@/lib/api-tokens/access'
import { teachersAnswer } from '@/lib/api-tokens/answers'
import { schoolPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiTeachers } from '@/lib/api-tokens/read/schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'teachers:read',
    query: schoolPageQuery,
    answer: teachersAnswer,
    run: async ({ access, query }) =>
      listApiTeachers(await requireReadableSchool(access, query.school), query),
  }),
})
