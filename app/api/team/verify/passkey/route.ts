import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { passkeyAssertion } from '@/lib/auth/schema'
import { verifyByPasskey } from '@/lib/team/verify-second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    body: passkeyAssertion,
    run: async ({ viewer, input }) => {
      await verifyByPasskey(viewer, input)
      return { body: { msg: apiResultText().verified } }
    },
  }),
})
