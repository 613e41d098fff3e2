import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildRevocationList } from '@/lib/certificates/badge/credential'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/verify'

/** Revocation status for badge holders and verifiers. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const { certificate } = await getCertificateForCaller(caller, params.number)
      return buildPrivateFileResponse(
        JSON.stringify(buildRevocationList(certificate)),
        'application/json; charset=utf-8',
      )
    },
  }),
})
