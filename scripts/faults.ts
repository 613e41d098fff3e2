import { giveUp } from '@/base/say'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { conclude, isQuick, vitest } from './tally'

/**
 * Breaks what the site stands on while people use it, on a PostgreSQL of its own, and prints for
 * each fault what became of it. With `--quick` only the faults that show most.
 * Ends with one line: N passed, N failed.
 */

const TELLING = [
  String.raw`restarted \(immediate\)`,
  'a table is locked for 15 s',
  'answers 500 for 8 s',
  'writing, three times',
  'SIGTERM under load',
]

try {
  findOrInstall('postgres')
  await buildIfNeeded()
  conclude([await vitest('faults', { titles: isQuick ? TELLING : [] })])
} catch (error) {
  giveUp(error)
}
