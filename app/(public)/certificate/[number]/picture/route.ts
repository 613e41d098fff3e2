import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { rejectRevoked } from '@/lib/certificates/own'
import { getPicture } from '@/lib/certificates/pictures'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/verify'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const { certificate } = await getCertificateForCaller(caller, params.number)
      rejectRevoked(certificate)
      const bytes = await getPicture(certificate)
      return buildPrivateFileResponse(bytes, 'image/png', `${certificate.number}.png`)
    },
  }),
})
