import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'

const queues = getProcessSingleton('lines', () => new Map<string, Promise<unknown>>())

/**
 * Lets callers with the same key through one after another. The database decides races; this only
 * spares it (and the password queue) a thousand identical attempts at once.
 */
export async function runSerially<T>(key: string, work: () => Promise<T>): Promise<T> {
  const previous = queues.get(key) ?? Promise.resolve()
  const current = previous.then(work, work)
  queues.set(key, current)
  try {
    return await current
  } finally {
    if (queues.get(key) === current) queues.delete(key)
  }
}
