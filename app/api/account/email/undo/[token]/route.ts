import { apiResultText } from '@/i18n/api-results'
import { undoEmailChange } from '@/lib/accounts/email-address/change'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { createClearedCookies } from '@/lib/auth/cookies'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      const { resetToken } = await undoEmailChange(`${params.token}`)
      const nextPath = routes.resetPassword(resetToken)
      return {
        body: { msg: apiResultText().emailRestored, next: nextPath },
        cookies: createClearedCookies(),
      }
    },
  }),
})
