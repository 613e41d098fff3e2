import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { renderPdf } from '@/lib/certificates/draw/render'
import { rejectRevoked } from '@/lib/certificates/own'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/send'
import { loadCertificateInput } from '@/lib/certificates/text'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const { certificate } = await getCertificateForCaller(caller, params.number)
      rejectRevoked(certificate)
      const bytes = await renderPdf(await loadCertificateInput(certificate))
      return buildPrivateFileResponse(bytes, 'application/pdf', `${certificate.number}.pdf`)
    },
  }),
})
