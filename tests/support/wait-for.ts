import { vi } from 'vitest'

/** Until the check passes. The limit is only for one that never does. */
export const waitFor = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
