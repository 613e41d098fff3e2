import { apiResultText } from '@/i18n/api-results'
import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireTeamToken } from '@/lib/api-tokens/access'
import { createdAnswer, liveSessionsAnswer } from '@/lib/api-tokens/answers'
import { periodPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiLiveSessions } from '@/lib/api-tokens/read/sessions'
import { draftSession, toSessionInput } from '@/lib/api-tokens/writes'
import { createLiveSessions } from '@/lib/live-sessions/session/create'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'sessions:read',
    query: periodPageQuery,
    answer: liveSessionsAnswer,
    run: ({ access, query }) => listApiLiveSessions(access, query),
  }),
  POST: tokenHandler({
    scope: 'sessions:write',
    body: draftSession,
    answer: createdAnswer,
    status: 201,
    run: async ({ access, input }) => {
      requireTeamToken(access)
      const id = await createLiveSessions(access.user, toSessionInput(input))
      return { msg: apiResultText().sessionCreated, id }
    },
  }),
})
