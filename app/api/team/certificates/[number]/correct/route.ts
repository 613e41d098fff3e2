import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { correctCertificateByTeam } from '@/lib/certificates/revoke'
import { correctionForm } from '@/lib/certificates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'correct certificate',
    role: 'manager',
    needsFreshFactor: true,
    body: correctionForm,
    sendsMail: true,
    run: async ({ viewer, input, params }) => {
      await correctCertificateByTeam(viewer, `${params.number}`, input)
      return { body: { msg: apiResultText().certificateCorrected } }
    },
  }),
})
