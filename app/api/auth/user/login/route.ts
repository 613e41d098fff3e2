import { logIn } from '@/lib/accounts/login/log-in'
import { credentials } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildLoginResponse } from '@/lib/api/login-response'
import { createHandoverCookie } from '@/lib/auth/cookies'
import { readLoginOrigin } from '@/lib/http/caller'
import { toSafeNextPath } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: credentials,
    form: {
      leaveFor: ({ body: { token, user }, csrfToken, next }) => ({
        location: toSafeNextPath(next),
        cookies: [createHandoverCookie({ token, user }, csrfToken)],
      }),
    },
    limits: { ip: 'LOGIN_ADDRESS' },
    run: async ({ input, caller, request }) =>
      buildLoginResponse(await logIn(input, readLoginOrigin(caller, request.headers))),
  }),
})
