import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'

/**
 * Opening a session cookie derives its key anew each time, which costs more than all else about a visit.
 * So what was opened is remembered: only what was genuine, only until it expires, and so many at most.
 * It tells the session's id alone; whether that session lives is asked of its row at every visit.
 */

export type SessionCookieClaims = { sid: string; until: number }

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
  if (cached && cached.until > Date.now()) return cached.sid
  cachedCookies.delete(token)
  const claims = await decode(token)
  if (claims) cacheClaims(token, claims)
  return claims?.sid ?? null
}

/** A map keeps the order of its entries: the first is the one that came longest ago. */
function cacheClaims(token: string, claims: SessionCookieClaims) {
  const [oldest] = cachedCookies.size >= MAX_CACHED_COOKIES ? cachedCookies.keys() : []
  if (oldest !== undefined) cachedCookies.delete(oldest)
  cachedCookies.set(token, claims)
}
