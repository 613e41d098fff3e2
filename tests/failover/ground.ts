import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * Machines on one network: db1 and db2 are network namespaces, and this process stands on web1. All
 * of it lies inside a namespace that ends with the process, so nothing of it is left on the host.
 */

export type Node = 'db1' | 'db2'
export const NODES: Node[] = ['db1', 'db2']
export const ADDRESS = { db1: '10.0.0.11', db2: '10.0.0.12', web1: '10.0.0.21' }

export function layGround() {
  const links = command('ip', '-o', 'link').trim().split('\n')
  if (links.length > 1) throw new Error('This is the network of the host: npm run test:failover.')
  mkdirSync('/run/netns', { recursive: true })
  command('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns')
  command('ip', 'link', 'set', 'lo', 'up')
  command('ip', 'link', 'add', 'wire', 'type', 'bridge')
  command('ip', 'addr', 'add', `${ADDRESS.web1}/24`, 'dev', 'wire')
  command('ip', 'link', 'set', 'wire', 'up')
  for (const node of NODES) connect(node)
}

function connect(node: Node) {
  command('ip', 'netns', 'add', node)
  command('ip', 'link', 'add', `to-${node}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', node)
  command('ip', 'link', 'set', `to-${node}`, 'master', 'wire', 'up')
  command('ip', '-n', node, 'addr', 'add', `${ADDRESS[node]}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) command('ip', '-n', node, 'link', 'set', device, 'up')
}

/** Every packet to and from it is dropped without a word, as by a switch that has died. */
export const cutOff = (node: Node) => rules(node, SILENCE)
export const reconnect = (node: Node) => rules(node, 'delete table inet cut')

const SILENCE = `table inet cut {
  chain in { type filter hook input priority 0; policy drop; iif lo accept; }
  chain out { type filter hook output priority 0; policy drop; oif lo accept; }
}`

/** By its whole name: a package has a program of the same one, which npm puts before Debian's. */
const NFT = '/usr/sbin/nft'

function rules(node: Node, text: string) {
  execFileSync('ip', ['netns', 'exec', node, NFT, '-f', '-'], { input: `${text}\n` })
  const isCut = command('ip', 'netns', 'exec', node, NFT, 'list', 'tables').includes('inet cut')
  if (isCut !== (text === SILENCE)) throw new Error(`${node} did not take its rules`)
}

export const pidsOn = (node: Node) =>
  command('ip', 'netns', 'pids', node).split('\n').filter(Boolean).map(Number)

export function command(file: string, ...args: string[]): string {
  return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
