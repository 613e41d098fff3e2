import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireReadableSchool } from '@/lib/api-tokens/access'
import { termsAnswer } from '@/lib/api-tokens/answers'
import { schoolPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiTerms } from '@/lib/api-tokens/read/schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'school:read',
    query: schoolPageQuery,
    answer: termsAnswer,
    run: async ({ access, query }) =>
      listApiTerms(await requireReadableSchool(access, query.school), query),
  }),
})
