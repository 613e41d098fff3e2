import 'server-only'
import { createHash } from 'node:crypto'
import jsonld from 'jsonld'
import { CONTEXTS, documentLoader } from './contexts'
import { keyId, signature } from './key'

/**
 * Data Integrity with eddsa-rdfc-2022, the proof that Open Badges 3.0 names first: it stands inside of
 * the JSON, so the file is a badge to any program that keeps such, and it is the same each time it is
 * asked for, since nothing in it depends on when that is.
 */
export async function signed<Document extends object>(document: Document, created: string) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: keyId(),
    proofPurpose: 'assertionMethod',
  }
  const hashes = [{ '@context': CONTEXTS, ...proof }, document].map(hashOf)
  const proofValue = signature(Buffer.concat(await Promise.all(hashes)))
  return { ...document, proof: { ...proof, proofValue } }
}

async function hashOf(document: object): Promise<Buffer> {
  const said = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader,
    safe: true,
  })
  return createHash('sha256').update(said).digest()
}
