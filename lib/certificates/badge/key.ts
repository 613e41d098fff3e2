import 'server-only'
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { absoluteUrl } from '@/base/owner'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { encodeMultibase } from './base58'

/** DER prefix of an Ed25519 key in PKCS #8, and the multikey prefix. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const ED25519_PREFIX = Buffer.from([0xed, 0x01])

type KeyPair = { secret: KeyObject; spoken: string }
const keyHolder = getProcessSingleton<{ pair?: KeyPair }>('badge key', () => ({}))

/** Null without a persistent secret: badges would not stay valid, so none are issued. */
function getKeyPair() {
  const seed = settings().badgeKey()
  if (!seed) return null
  keyHolder.pair ??= deriveKeyPair(Buffer.from(seed, 'base64url'))
  return keyHolder.pair
}

function deriveKeyPair(seed: Buffer): KeyPair {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    secret: privateKey,
    spoken: encodeMultibase(Buffer.concat([ED25519_PREFIX, Buffer.from(x, 'base64url')])),
  }
}

export const canSignBadges = () => getKeyPair() !== null

export function createSignature(bytes: Buffer): string {
  const keyPair = getKeyPair()
  if (!keyPair) throw new Error('there is no key to sign with')
  return encodeMultibase(sign(null, bytes, keyPair.secret))
}

export const getIssuerId = () => `did:web:${settings().appUrl.host.replaceAll(':', '%3A')}`
export const getKeyId = () => `${getIssuerId()}#badge`

export function buildIssuerDocument() {
  const keyPair = getKeyPair()
  if (!keyPair) return null
  const [id, controller] = [getKeyId(), getIssuerId()]
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: controller,
    alsoKnownAs: [absoluteUrl('/')],
    verificationMethod: [{ id, type: 'Multikey', controller, publicKeyMultibase: keyPair.spoken }],
    assertionMethod: [id],
  }
}
