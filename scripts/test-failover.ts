import { spawnSync } from 'node:child_process'
import { exitWithError, printLine } from '@/base/cli'
import { findOrInstall, findPostgresPrograms } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, runVitest } from './test-summary'

/**
 * Tries what deploy/database ships: two databases that replace each other, with two instances of the
 * site and two hundred writers on them. Each machine is a network namespace, so this runs as root,
 * and where the kernel forbids that it is skipped. Ends with one line: N passed, N failed.
 */

/** A network, processes and mounts of its own; the shell in between buries what the killed leave. */
const ISOLATION_COMMAND = [
  ...['unshare', '--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child', '--'],
  ...['sh', '-c', '"$@"; exit $?', 'sh'],
]

try {
  if (!canIsolate()) skipTests('may not make networks of its own here (needs root and namespaces)')
  findOrInstall('postgres', 'patronictl', 'etcd', 'haproxy', 'nft', 'ip')
  await buildIfNeeded()
  exitWithSummary([
    await runVitest('failover', {
      env: { POSTGRES_BIN: findPostgresPrograms() ?? '' },
      within: ISOLATION_COMMAND,
    }),
  ])
} catch (error) {
  exitWithError(error)
}

function canIsolate() {
  const [file = '', ...args] = [...ISOLATION_COMMAND, 'ip', 'link', 'add', 'wire', 'type', 'bridge']
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}

function skipTests(reason: string): never {
  printLine(`Skipped: ${reason}.`)
  exitWithSummary([{ passed: 0, failed: 0, skipped: 1 }])
}
