import { spawnSync } from 'node:child_process'
import { giveUp, say } from '@/base/say'
import { findOrInstall, postgresPrograms } from './debian'
import { buildIfNeeded } from './site-build'
import { conclude, vitest } from './tally'

/**
 * Tries what deploy/database ships: two databases that replace each other, with two instances of the
 * site and two hundred writers on them. Each machine is a network namespace, so this runs as root,
 * and where the kernel forbids that it is skipped. Ends with one line: N passed, N failed.
 */

/** A network, processes and mounts of its own; the shell in between buries what the killed leave. */
const APART = [
  ...['unshare', '--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child', '--'],
  ...['sh', '-c', '"$@"; exit $?', 'sh'],
]

try {
  if (!mayPart()) skip('may not make networks of its own here (needs root and namespaces)')
  findOrInstall('postgres', 'patronictl', 'etcd', 'haproxy', 'nft', 'ip')
  await buildIfNeeded()
  conclude([
    await vitest('failover', { env: { POSTGRES_BIN: postgresPrograms() ?? '' }, within: APART }),
  ])
} catch (error) {
  giveUp(error)
}

function mayPart() {
  const [file = '', ...args] = [...APART, 'ip', 'link', 'add', 'wire', 'type', 'bridge']
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}

function skip(why: string): never {
  say(`Skipped: ${why}.`)
  conclude([{ passed: 0, failed: 0, skipped: 1 }])
}
