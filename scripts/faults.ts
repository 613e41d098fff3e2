import { giveUp } from '@/base/say'
import { buildIfNeeded } from './site-build'
import { conclude, vitest } from './tally'

/**
 * Breaks what the site stands on while people use it, on a PostgreSQL of its own, and prints for
 * each fault what became of it. Ends with one line: N passed, N failed.
 */
try {
  await buildIfNeeded()
  conclude([await vitest('faults')])
} catch (error) {
  giveUp(error)
}
