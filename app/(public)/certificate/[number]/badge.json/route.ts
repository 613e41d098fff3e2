import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'
import { credentialOf, validFrom } from '@/lib/certificates/badge/credential'
import { signs } from '@/lib/certificates/badge/key'
import { signed } from '@/lib/certificates/badge/signed'
import { refuseRevoked } from '@/lib/certificates/refuse-revoked'
import { certificateFor, privateFile } from '@/lib/certificates/send'

/** The certificate as a signed Open Badge, which other systems check without us. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'certificate badge',
    run: async ({ caller, params }) => {
      const { certificate } = await certificateFor(caller, params.number)
      refuseRevoked(certificate)
      if (!signs()) throw new Refusal('notFound', 'nothingHere')
      const badge = await signed(credentialOf(certificate), validFrom(certificate))
      return privateFile(JSON.stringify(badge), 'application/vc+ld+json; charset=utf-8')
    },
  }),
})
