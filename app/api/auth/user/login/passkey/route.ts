import { logInByPasskey } from '@/lib/accounts/login/log-in'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildLoginResponse } from '@/lib/api/login-response'
import { passkeyAssertion } from '@/lib/auth/schema'
import { readLoginOrigin } from '@/lib/http/caller'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: passkeyAssertion,
    limits: { ip: 'LOGIN_ADDRESS' },
    run: async ({ input, caller, request }) =>
      buildLoginResponse(await logInByPasskey(input, readLoginOrigin(caller, request.headers))),
  }),
})
