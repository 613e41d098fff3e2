import { apiResultText } from '@/i18n/api-results'
import { endLogin } from '@/lib/accounts/login/login-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    run: async ({ viewer, params }) => {
      await endLogin(viewer, String(params.id))
      return { body: { msg: apiResultText().loginEnded } }
    },
  }),
})
