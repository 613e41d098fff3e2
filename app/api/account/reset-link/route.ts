import { apiResultText } from '@/i18n/api-results'
import { getErrorText } from '@/i18n/error-text'
import { isResetLinkValid } from '@/lib/accounts/password/reset'
import { emailLinkToken } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

/** The token is in the body to keep it out of logs and caches. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: emailLinkToken,
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ input }) => {
      const isValid = await isResetLinkValid(input.token)
      const msg = isValid ? apiResultText().resetLinkWorks : getErrorText('resetLinkInvalid')
      return { body: { works: isValid, msg } }
    },
  }),
})
