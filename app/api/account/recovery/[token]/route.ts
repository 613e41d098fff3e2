import { apiResultText } from '@/i18n/api-results'
import { redeemRecovery } from '@/lib/accounts/recovery/recovery'
import { passwordReset } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/issue'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: passwordReset,
    limits: { ip: 'ADDRESS_LINK' },
    afterResponse: sendMailAfterResponse,
    run: async ({ params, input }) => {
      await issueCertificates(await redeemRecovery(`${params.token}`, input))
      return { body: { msg: apiResultText().recovered } }
    },
  }),
})
