import { setTimeout as delay } from 'node:timers/promises'

const LIMIT_MS = 60_000
const INTERVAL_MS = 20

/** Until the check passes. The limit is only for one that never does. Without Vitest, because programs of the lab use it too. */
export async function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await delay(INTERVAL_MS)
  }
}
