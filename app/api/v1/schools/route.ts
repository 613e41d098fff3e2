import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { schoolsAnswer } from '@/lib/api-tokens/answers'
import { pageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiSchools } from '@/lib/api-tokens/read/schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'school:read',
    query: pageQuery,
    answer: schoolsAnswer,
    run: ({ access, query }) => listApiSchools(access, query),
  }),
})
