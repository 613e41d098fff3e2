import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { revokeCertificate } from '@/lib/certificates/revoke'
import { revocationForm } from '@/lib/certificates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'revoke certificate',
    role: 'manager',
    needsFreshFactor: true,
    body: revocationForm,
    sendsMail: true,
    run: async ({ viewer, input, params }) => {
      await revokeCertificate(viewer, `${params.number}`, input.reason)
      return { body: { msg: apiResultText().certificateRevokedNow } }
    },
  }),
})
