import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildIssuerDocument } from '@/lib/certificates/badge/credential'

/** Public key of the issuer named in badges. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async () => {
      const document = buildIssuerDocument()
      if (!document) throw new AppError('notFound', 'notFound')
      return new Response(JSON.stringify(document), {
        headers: {
          'content-type': 'application/did+json; charset=utf-8',
          'cache-control': 'public, max-age=300',
        },
      })
    },
  }),
})
