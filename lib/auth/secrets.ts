import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { settings } from '@/base/settings'

/** 256 random bits; only the SHA-256 is stored. */
export const createToken = () => randomBytes(32).toString('base64url')
export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The current secret, then the one that it replaces: what that one signed or encrypted is still read. */
export function listAuthSecrets(): string[] {
  const { authSecret, previousAuthSecret } = settings()
  return previousAuthSecret ? [authSecret, previousAuthSecret] : [authSecret]
}

/** The purpose is part of the key, so that fingerprints cannot be reused elsewhere. */
export const fingerprint = (purpose: string, text: string, secret = settings().authSecret) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** With each secret, to find what was stored with the previous one. */
export const listFingerprints = (purpose: string, text: string) =>
  listAuthSecrets().map((secret) => fingerprint(purpose, text, secret))

export const matchesFingerprint = (purpose: string, text: string, given: string) =>
  listFingerprints(purpose, text).some((expected) => equalsInConstantTime(expected, given))

export function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * For secrets that must be read again: AES-256-GCM with a key derived per purpose, bound to the owner so that
 * a ciphertext opens in no other row.
 */

const ALGORITHM = 'aes-256-gcm'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

export const encrypt = (purpose: string, ownerId: string, text: string): string =>
  encryptBytes(purpose, ownerId, Buffer.from(text))

export function encryptBytes(purpose: string, ownerId: string, content: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const key = deriveKey(purpose, settings().authSecret)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

/** Null if it was encrypted with another secret, for another owner, or changed. */
export const decrypt = (purpose: string, ownerId: string, ciphertext: string): string | null =>
  decryptBytes(purpose, ownerId, ciphertext)?.toString() ?? null

export function decryptBytes(purpose: string, ownerId: string, ciphertext: string): Buffer | null {
  const bytes = Buffer.from(ciphertext, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  for (const secret of listAuthSecrets()) {
    const content = decryptWithKey(deriveKey(purpose, secret), ownerId, bytes)
    if (content !== null) return content
  }
  return null
}

function decryptWithKey(key: Buffer, ownerId: string, bytes: Buffer): Buffer | null {
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  cipher
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()])
  } catch {
    // Authentication failed: callers treat the secret as missing.
    return null
  }
}

const deriveKey = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32))
