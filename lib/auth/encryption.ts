import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '@/base/settings'
import { listAuthSecrets } from './secrets'

/**
 * For secrets that must be read again: AES-256-GCM with a key derived per purpose, bound to the owner so that
 * a ciphertext opens in no other row.
 */

const ALGORITHM = 'aes-256-gcm'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

export function encrypt(purpose: string, ownerId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const key = deriveKey(purpose, settings().authSecret)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

/** Null if it was encrypted with another secret, for another owner, or changed. */
export function decrypt(purpose: string, ownerId: string, ciphertext: string): string | null {
  const bytes = Buffer.from(ciphertext, 'base64url')
  for (const secret of listAuthSecrets()) {
    const text = decryptWithKey(deriveKey(purpose, secret), ownerId, bytes)
    if (text !== null) return text
  }
  return null
}

function decryptWithKey(key: Buffer, ownerId: string, bytes: Buffer): string | null {
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  cipher
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return (
      cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
      cipher.final('utf8')
    )
  } catch {
    // Authentication failed: callers treat the secret as missing.
    return null
  }
}

const deriveKey = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32))
