import 'server-only'
import { processWide } from '@/base/process-wide'

/**
 * Opening a session cookie derives its key anew each time, which costs more than all else about a visit.
 * So what was opened is remembered: only what was genuine, only until it expires, and so many at most.
 * It tells the session's id alone; whether that session lives is asked of its row at every visit.
 */

export type Opened = { sid: string; until: number }

const AT_MOST = 5_000

const opened = processWide('opened cookies', () => new Map<string, Opened>())

export async function openedOnce(
  token: string,
  open: (token: string) => Promise<Opened | null>,
): Promise<string | null> {
  const known = opened.get(token)
  if (known && known.until > Date.now()) return known.sid
  opened.delete(token)
  const found = await open(token)
  if (found) remember(token, found)
  return found?.sid ?? null
}

/** A map keeps the order of its entries: the first is the one that came longest ago. */
function remember(token: string, found: Opened) {
  const [oldest] = opened.size >= AT_MOST ? opened.keys() : []
  if (oldest !== undefined) opened.delete(oldest)
  opened.set(token, found)
}
