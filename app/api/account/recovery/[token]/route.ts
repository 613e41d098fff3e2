import { apiResultText } from '@/i18n/api-results'
import { redeemRecovery } from '@/lib/accounts/recovery/recovery'
import { passwordReset } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/issue'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'recover account',
    body: passwordReset,
    limits: { ip: 'ADDRESS_LINK' },
    sendsMail: true,
    run: async ({ params, input }) => {
      await issueCertificates(await redeemRecovery(`${params.token}`, input))
      return { body: { msg: apiResultText().recovered } }
    },
  }),
})
