import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * Machines on one network: db1 and db2 are network namespaces, and this process runs on web1. All
 * of it is inside a namespace that ends with the process, so the host stays clean.
 */

export type DatabaseNode = 'db1' | 'db2'
export const NODES: DatabaseNode[] = ['db1', 'db2']
export const IP_ADDRESS = { db1: '10.0.0.11', db2: '10.0.0.12', web1: '10.0.0.21' }

export function createNetwork() {
  const links = runCommand('ip', '-o', 'link').trim().split('\n')
  if (links.length > 1) throw new Error('This is the network of the host: npm run lab -- failover.')
  mkdirSync('/run/netns', { recursive: true })
  runCommand('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns')
  runCommand('ip', 'link', 'set', 'lo', 'up')
  runCommand('ip', 'link', 'add', 'wire', 'type', 'bridge')
  runCommand('ip', 'addr', 'add', `${IP_ADDRESS.web1}/24`, 'dev', 'wire')
  runCommand('ip', 'link', 'set', 'wire', 'up')
  for (const node of NODES) connectNode(node)
}

function connectNode(node: DatabaseNode) {
  runCommand('ip', 'netns', 'add', node)
  runCommand(
    'ip',
    'link',
    'add',
    `to-${node}`,
    'type',
    'veth',
    'peer',
    'name',
    'eth0',
    'netns',
    node,
  )
  runCommand('ip', 'link', 'set', `to-${node}`, 'master', 'wire', 'up')
  runCommand('ip', '-n', node, 'addr', 'add', `${IP_ADDRESS[node]}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) runCommand('ip', '-n', node, 'link', 'set', device, 'up')
}

/** Drops all packets silently, like a dead switch. */
export const isolateNode = (node: DatabaseNode) => applyRules(node, DROP_RULES)
export const reconnectNode = (node: DatabaseNode) => applyRules(node, 'delete table inet cut')

const DROP_RULES = `table inet cut {
  chain in { type filter hook input priority 0; policy drop; iif lo accept; }
  chain out { type filter hook output priority 0; policy drop; oif lo accept; }
}`

/** The absolute path: an npm package has a program of the same name, which comes first in PATH. */
const NFT_PATH = '/usr/sbin/nft'

function applyRules(node: DatabaseNode, text: string) {
  execFileSync('ip', ['netns', 'exec', node, NFT_PATH, '-f', '-'], { input: `${text}\n` })
  const isIsolated = runCommand('ip', 'netns', 'exec', node, NFT_PATH, 'list', 'tables').includes(
    'inet cut',
  )
  if (isIsolated !== (text === DROP_RULES)) throw new Error(`${node} did not take its rules`)
}

export const listPids = (node: DatabaseNode) =>
  runCommand('ip', 'netns', 'pids', node).split('\n').filter(Boolean).map(Number)

export function runCommand(file: string, ...args: string[]): string {
  return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
