import { apiResultText } from '@/i18n/api-results'
import { changePassword } from '@/lib/accounts/password/change'
import { passwordChange } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { buildLoginResponse } from '@/lib/api/login-response'
import { detectBrowser } from '@/lib/auth/browser'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: passwordChange,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input, request }) => {
      const browserName = detectBrowser(request.headers.get('user-agent'))
      return buildLoginResponse(
        await changePassword(viewer, input, browserName),
        apiResultText().passwordChanged,
      )
    },
  }),
})
