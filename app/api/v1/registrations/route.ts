import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireTeamToken } from '@/lib/api-tokens/access'
import { registrationsAnswer } from '@/lib/api-tokens/answers'
import { oneSessionPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiRegistrations } from '@/lib/api-tokens/read/sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'registrations:read',
    query: oneSessionPageQuery,
    answer: registrationsAnswer,
    run: ({ access, query }) => {
      requireTeamToken(access)
      return listApiRegistrations(query.session, query)
    },
  }),
})
