import { apiResultText } from '@/i18n/api-results'
import { redeemPasswordReset } from '@/lib/accounts/password/reset'
import { passwordReset } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { createClearedCookies } from '@/lib/auth/cookies'
import { issueCertificates } from '@/lib/certificates/issue'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: passwordReset,
    form: {},
    run: async ({ input, params }) => {
      await issueCertificates(await redeemPasswordReset(String(params.token), input))
      return { body: { msg: apiResultText().passwordReset }, cookies: createClearedCookies() }
    },
  }),
})
