import 'server-only'
import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'

export type SessionCookieClaims = { sessionId: string; expiresAtMs: number }

const MAX_CACHED_COOKIES = 5_000

const cachedCookies = getProcessSingleton(
  'opened cookies',
  () => new Map<string, SessionCookieClaims>(),
)

const JWT_HEADER = encodeJson({ alg: 'dir', enc: 'A256GCM' })

const KEY_PURPOSE = 'NextAuth.js Generated Encryption Key'

let cachedKey: { secret: string; key: Buffer } | undefined

/**
 * Deriving the key of a session cookie costs more than the rest of a request, so verified claims are cached
 * until they expire. Whether the session still exists is checked on every request.
 */
export async function decodeCached(
  token: string,
  decode: (token: string) => Promise<SessionCookieClaims | null>,
): Promise<string | null> {
  const cached = cachedCookies.get(token)
  if (cached && cached.expiresAtMs > Date.now()) return cached.sessionId
  cachedCookies.delete(token)
  const claims = await decode(token)
  if (claims) cacheClaims(token, claims)
  return claims?.sessionId ?? null
}

/** next-auth derives the key for every cookie, behind queued password hashes; this derives it once. */
export function encodeSessionToken(sessionId: string, ttlSeconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sid: sessionId, iat: now, exp: now + ttlSeconds, jti: randomUUID() }
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', getKey(settings().authSecret), iv)
  cipher.setAAD(Buffer.from(JWT_HEADER, 'ascii'))
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()])
  // The second of the five parts is an encrypted key, which "dir" does without.
  return [JWT_HEADER, '', ...[iv, ciphertext, cipher.getAuthTag()].map(toBase64Url)].join('.')
}

/** A map keeps insertion order: the first entry is the oldest. */
function cacheClaims(token: string, claims: SessionCookieClaims) {
  const [oldest] = cachedCookies.size >= MAX_CACHED_COOKIES ? cachedCookies.keys() : []
  if (oldest !== undefined) cachedCookies.delete(oldest)
  cachedCookies.set(token, claims)
}

function getKey(secret: string): Buffer {
  if (cachedKey?.secret !== secret)
    cachedKey = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', KEY_PURPOSE, 32)) }
  return cachedKey.key
}

function encodeJson(value: object): string {
  return toBase64Url(Buffer.from(JSON.stringify(value)))
}

function toBase64Url(bytes: Buffer): string {
  return bytes.toString('base64url')
}
