import 'server-only'
import { processWide } from '@/base/process-wide'

const lines = processWide('lines', () => new Map<string, Promise<unknown>>())

/**
 * Lets callers with the same key through one after another. The database decides races; this only
 * spares it (and the password queue) a thousand identical attempts at once.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lines.set(key, mine)
  try {
    return await mine
  } finally {
    if (lines.get(key) === mine) lines.delete(key)
  }
}
