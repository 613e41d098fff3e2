import { apiResultText } from '@/i18n/api-results'
import { endOtherLogins } from '@/lib/accounts/login/login-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    run: async ({ viewer }) => {
      await endOtherLogins(viewer)
      return { body: { msg: apiResultText().otherLoginsEnded } }
    },
  }),
})
