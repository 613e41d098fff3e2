import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildIssuerDocument } from '@/lib/certificates/badge/key'

/** Our public key, where the name in a badge leads. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    name: 'issuer',
    run: async () => {
      const document = buildIssuerDocument()
      if (!document) throw new AppError('notFound', 'nothingHere')
      return new Response(JSON.stringify(document), {
        headers: {
          'content-type': 'application/did+json; charset=utf-8',
          'cache-control': 'public, max-age=300',
        },
      })
    },
  }),
})
