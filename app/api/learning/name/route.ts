import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { confirmCertificateName } from '@/lib/certificates/name'
import { certificateChoiceForm } from '@/lib/certificates/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: certificateChoiceForm,
    limits: { viewer: 'LEARNING' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const { count, shown: issuedCertificates } = await confirmCertificateName(viewer, input)
      const { nameConfirmed, certificatesIssued } = apiResultText()
      return {
        body: {
          msg: count > 0 ? certificatesIssued(count) : nameConfirmed,
          issued: issuedCertificates,
        },
      }
    },
  }),
})
