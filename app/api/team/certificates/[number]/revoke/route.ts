import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { revokeCertificate } from '@/lib/certificates/revoke'
import { revocationForm } from '@/lib/certificates/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: revocationForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      await revokeCertificate(viewer, `${params.number}`, input.reason)
      return { body: { msg: apiResultText().certificateRevokedNow } }
    },
  }),
})
