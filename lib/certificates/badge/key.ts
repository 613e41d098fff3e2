import 'server-only'
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { fullAddress } from '@/base/owner'
import { settings } from '@/base/settings'
import { multibase } from './base58'

/** What stands in front of 32 bytes to say that they are an Ed25519 key: in PKCS #8, and as a multikey. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const ED25519 = Buffer.from([0xed, 0x01])

let known: { secret: KeyObject; spoken: string } | undefined

/** Null where no key could last: badges are then not given. */
function key() {
  const seed = settings().badgeKey()
  if (!seed) return null
  known ??= openKey(Buffer.from(seed, 'base64url'))
  return known
}

function openKey(seed: Buffer) {
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  return { secret, spoken: multibase(Buffer.concat([ED25519, Buffer.from(x, 'base64url')])) }
}

export const signs = () => key() !== null

export function signature(bytes: Buffer): string {
  const own = key()
  if (!own) throw new Error('there is no key to sign with')
  return multibase(sign(null, bytes, own.secret))
}

/** Who we are to programs: the name of this host, under which our public key is found. */
export const issuerId = () => `did:web:${settings().appUrl.host.replaceAll(':', '%3A')}`
export const keyId = () => `${issuerId()}#badge`

/** The document that such a name leads to, at `/.well-known/did.json`. */
export function issuerDocument() {
  const own = key()
  if (!own) return null
  const [id, controller] = [keyId(), issuerId()]
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: controller,
    alsoKnownAs: [fullAddress('/')],
    verificationMethod: [{ id, type: 'Multikey', controller, publicKeyMultibase: own.spoken }],
    assertionMethod: [id],
  }
}
