import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { correctCertificateByTeam } from '@/lib/certificates/correct'
import { correctionForm } from '@/lib/certificates/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: correctionForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      await correctCertificateByTeam(viewer, `${params.number}`, input)
      return { body: { msg: apiResultText().certificateCorrected } }
    },
  }),
})
