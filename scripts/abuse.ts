import { giveUp, say } from '@/base/say'
import { buildIfNeeded } from './site-build'
import { conclude, vitest } from './tally'

/**
 * Sends what no browser would, by the ten thousand, and then ordinary traffic for ten minutes
 * (`-- --minutes=2` for fewer; `-- --minutes=0` leaves that part out).
 * Ends with one line: N passed, N failed.
 */
const [, minutes = '10'] = /--minutes=(\d+)/.exec(process.argv.join(' ')) ?? []

try {
  await buildIfNeeded()
  say(`The traffic of the last part takes ${minutes} minutes.`)
  conclude([await vitest('abuse', { SOAK_MINUTES: minutes })])
} catch (error) {
  giveUp(error)
}
