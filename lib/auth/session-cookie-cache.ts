import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'

/**
 * Deriving the key of a session cookie costs more than the rest of a request, so verified claims are cached
 * until they expire. Whether the session still exists is checked on every request.
 */

export type SessionCookieClaims = { sessionId: string; expiresAtMs: number }

const MAX_CACHED_COOKIES = 5_000

const cachedCookies = getProcessSingleton(
  'opened cookies',
  () => new Map<string, SessionCookieClaims>(),
)

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

/** A map keeps insertion order: the first entry is the oldest. */
function cacheClaims(token: string, claims: SessionCookieClaims) {
  const [oldest] = cachedCookies.size >= MAX_CACHED_COOKIES ? cachedCookies.keys() : []
  if (oldest !== undefined) cachedCookies.delete(oldest)
  cachedCookies.set(token, claims)
}
