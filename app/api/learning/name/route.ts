import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { confirmCertificateName } from '@/lib/certificates/name'
import { certificateChoiceForm } from '@/lib/certificates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'certificate name',
    body: certificateChoiceForm,
    limits: { viewer: 'LEARNING' },
    sendsMail: true,
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
