import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreCertificate } from '@/lib/certificates/revoke'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await restoreCertificate(viewer, `${params.number}`)
      return { body: { msg: apiResultText().certificateRestored } }
    },
  }),
})
