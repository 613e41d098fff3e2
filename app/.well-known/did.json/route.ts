import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'
import { issuerDocument } from '@/lib/certificates/badge/key'

/** Our public key, where the name in a badge leads. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'issuer',
    run: async () => {
      const document = issuerDocument()
      if (!document) throw new Refusal('notFound', 'nothingHere')
      return new Response(JSON.stringify(document), {
        headers: {
          'content-type': 'application/did+json; charset=utf-8',
          'cache-control': 'public, max-age=300',
        },
      })
    },
  }),
})
