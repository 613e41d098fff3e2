import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import {
  buildCredential,
  canSignBadges,
  getValidFrom,
  signDocument,
} from '@/lib/certificates/badge/credential'
import { rejectRevoked } from '@/lib/certificates/own'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/verify'

/** A signed Open Badge, which other systems verify without us. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const { certificate } = await getCertificateForCaller(caller, params.number)
      rejectRevoked(certificate)
      if (!canSignBadges()) throw new AppError('notFound', 'notFound')
      const badge = await signDocument(buildCredential(certificate), getValidFrom(certificate))
      return buildPrivateFileResponse(
        JSON.stringify(badge),
        'application/vc+ld+json; charset=utf-8',
      )
    },
  }),
})
