import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { tokenAnswer } from '@/lib/api-tokens/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: null,
    answer: tokenAnswer,
    run: async ({ access: { id, name, schoolId, scopes, expiresAt } }) => ({
      ...{ id, name, school: schoolId, scopes, expiresAt: expiresAt.toISOString() },
    }),
  }),
})
