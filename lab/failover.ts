import { spawnSync } from 'node:child_process'
import { exitWithError, printLine } from '@/base/cli'
import { findOrInstall, findPostgresPrograms } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/**
 * Tests deploy/database: failover of two databases under two instances and 200 writers. Each
 * machine is a network namespace, so it needs root, else it is skipped. `--quick`: a switchover under 40
 * writers. Ends with: N passed, N failed.
 */

/** Separate network, processes and mounts; the shell reaps orphaned processes. */
const ISOLATION_COMMAND = [
  ...['unshare', '--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child', '--'],
  ...['sh', '-c', '"$@"; exit $?', 'sh'],
]

const NOT_ALLOWED = 'may not make networks of its own here (needs root and namespaces)'
const QUICK_TITLES = ['a planned switchover', 'hold every acknowledged write']

try {
  if (!canIsolate('true')) skipTests(NOT_ALLOWED)
  findOrInstall('postgres', 'patronictl', 'etcd', 'haproxy', 'nft', 'ip')
  if (!canIsolate('ip', 'link', 'add', 'wire', 'type', 'bridge')) skipTests(NOT_ALLOWED)
  await buildIfNeeded()
  exitWithSummary([
    await runLabTests('failover', {
      env: { POSTGRES_BIN: findPostgresPrograms() ?? '', FAILOVER_QUICK: isQuick ? 'yes' : '' },
      titles: isQuick ? QUICK_TITLES : [],
      commandPrefix: ISOLATION_COMMAND,
    }),
  ])
} catch (error) {
  exitWithError(error)
}

function canIsolate(...command: string[]) {
  const [file = '', ...args] = [...ISOLATION_COMMAND, ...command]
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}

function skipTests(reason: string): never {
  printLine(`Skipped: ${reason}.`)
  exitWithSummary([{ passed: 0, failed: 0, skipped: 1 }])
}
