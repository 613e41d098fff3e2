import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '@/base/settings'

/**
 * For the few secrets that must be read again: AES-256-GCM under a key that follows from the site's
 * secret, one purpose apart from the other, and bound to whose it is, so that it opens in no other row.
 */

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

export function seal(purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null where it was sealed under another secret, for somebody else, or changed since. */
export function unseal(purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  })
  cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    // The tag does not fit: what stands there opens nothing, and who waits for it is told so.
    return null
  }
}

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', settings().authSecret, '', `seal ${purpose}`, 32))
