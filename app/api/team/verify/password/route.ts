import { apiResultText } from '@/i18n/api-results'
import { passwordOnly } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { verifyByPassword } from '@/lib/team/verify-second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    body: passwordOnly,
    run: async ({ viewer, input }) => {
      await verifyByPassword(viewer, input.password)
      return { body: { msg: apiResultText().verified } }
    },
  }),
})
