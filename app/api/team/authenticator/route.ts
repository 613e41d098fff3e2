import { passwordOnly } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { startAuthenticatorSetup } from '@/lib/team/authenticator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    body: passwordOnly,
    run: async ({ viewer, input }) => ({
      body: await startAuthenticatorSetup(viewer, input.password),
    }),
  }),
})
