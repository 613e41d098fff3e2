import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'

const queues = getProcessSingleton('lines', () => new Map<string, Promise<unknown>>())

/** The database decides races; this spares it and the password queue identical concurrent attempts. */
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
