import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireReadableSchool } from '@/lib/api-tokens/access'
import { seatsAnswer } from '@/lib/api-tokens/answers'
import { schoolQuery } from '@/lib/api-tokens/query-parameters'
import { getSeatCounts } from '@/lib/schools/my-school'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'school:read',
    query: schoolQuery,
    answer: seatsAnswer,
    run: async ({ access, query }) => {
      const school = await requireReadableSchool(access, query.school)
      return { school, ...(await getSeatCounts(school)) }
    },
  }),
})
