import { apiResultText } from '@/i18n/api-results'
import { redeemEmailLink } from '@/lib/accounts/commands/confirm-email'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/commands/issue'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'open address link',
    limits: { address: 'ADDRESS_LINK' },
    mails: true,
    run: async ({ params }) => {
      const {
        userId,
        changed: hasChanged,
        next: nextPath,
      } = await redeemEmailLink(`${params.token}`)
      // What has waited for a confirmed address.
      await issueCertificates({ userId })
      const { addressChanged, addressConfirmed } = apiResultText()
      return { body: { msg: hasChanged ? addressChanged : addressConfirmed, next: nextPath } }
    },
  }),
})
