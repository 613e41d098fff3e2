import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, say } from '@/base/say'
import { buildIfNeeded } from './site-build'
import { conclude, isQuick, vitest } from './tally'

/**
 * The site behind pgbouncer in transaction mode: migrations, statements and what goes through without
 * them, then the integration tests that a pooler could do harm to; with `--quick` only the first.
 * Ends with one line: N passed, N failed.
 */

const DEBIAN = ['pgbouncer', 'postgresql']
const PROGRAM = '/usr/sbin/pgbouncer'

try {
  if (!existsSync(PROGRAM)) install()
  if (!existsSync(PROGRAM))
    throw new Error(`These packages of Debian are needed: ${DEBIAN.join(', ')}.`)
  await buildIfNeeded()
  conclude([await vitest('pooler', { files: isQuick ? ['tests/pooler'] : [] })])
} catch (error) {
  giveUp(error)
}

function install() {
  if (process.getuid?.() !== 0) return
  say('Installing pgbouncer …')
  const install = `apt-get install -y -q --no-install-recommends ${DEBIAN.join(' ')}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}
