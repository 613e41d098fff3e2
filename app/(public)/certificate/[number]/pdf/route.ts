import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { rejectRevoked } from '@/lib/certificates/own'
import { loadCertificateInput } from '@/lib/certificates/text'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/verify'
import { renderCertificate } from '@/lib/documents/render'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const { certificate } = await getCertificateForCaller(caller, params.number)
      rejectRevoked(certificate)
      const bytes = await renderCertificate(await loadCertificateInput(certificate))
      return buildPrivateFileResponse(bytes, 'application/pdf', `${certificate.number}.pdf`)
    },
  }),
})
