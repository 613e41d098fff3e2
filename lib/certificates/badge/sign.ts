import 'server-only'
import { createHash } from 'node:crypto'
import jsonld from 'jsonld'
import { BADGE_CONTEXTS, loadDocument } from './contexts'
import { createSignature, getKeyId } from './key'

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
