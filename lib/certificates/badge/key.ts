import 'server-only'
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { absoluteUrl } from '@/base/owner'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'

const BASE58_CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const BASE58_ALPHABET = `123456789${BASE58_CAPITALS}abcdefghijkmnopqrstuvwxyz`

/** DER prefix of an Ed25519 key in PKCS #8, and the multikey prefix. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

const ED25519_PREFIX = Buffer.from([0xed, 0x01])

type KeyPair = { secret: KeyObject; spoken: string }

const keyHolder = getProcessSingleton<{ pair?: KeyPair }>('badge key', () => ({}))

/** The prefix `z` is multibase for base 58. */
export function encodeMultibase(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = BASE58_ALPHABET[Number(number % 58n)] + text
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  return `z${BASE58_ALPHABET[0]?.repeat(Math.max(0, leadingZeros))}${text}`
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
