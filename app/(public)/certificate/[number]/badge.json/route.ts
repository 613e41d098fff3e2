import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildCredential, getValidFrom } from '@/lib/certificates/badge/credential'
import { canSignBadges } from '@/lib/certificates/badge/key'
import { signDocument } from '@/lib/certificates/badge/sign'
import { rejectRevoked } from '@/lib/certificates/own'
import { buildPrivateFileResponse, getCertificateForCaller } from '@/lib/certificates/send'

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
