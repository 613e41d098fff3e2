import 'server-only'
import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { settings } from '@/base/settings'

/**
 * Encrypts a session's id as next-auth encrypts its JWT, which reads it again. next-auth derives the
 * key for every cookie, in another thread that first waits for password hashes; the secret never
 * changes while the site runs, so its key is derived once.
 */

const HEADER = encode({ alg: 'dir', enc: 'A256GCM' })
const KEY_PURPOSE = 'NextAuth.js Generated Encryption Key'

let derived: { secret: string; key: Buffer } | undefined

export function encodeSession(sessionId: string, seconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sid: sessionId, iat: now, exp: now + seconds, jti: randomUUID() }
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings().authSecret), iv)
  cipher.setAAD(Buffer.from(HEADER, 'ascii'))
  const text = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()])
  // The second of the five parts is an encrypted key, which "dir" does without.
  return [HEADER, '', ...[iv, text, cipher.getAuthTag()].map(base64url)].join('.')
}

function keyOf(secret: string): Buffer {
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', KEY_PURPOSE, 32)) }
  return derived.key
}

function encode(value: object): string {
  return base64url(Buffer.from(JSON.stringify(value)))
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url')
}
