import { type ChildProcess, execFile } from 'node:child_process'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { ADDRESS, layGround, NODES, type Node, pidsOn } from './ground'
import { filled, home, kill, launch, type Machine, nameOf, SECRET, SHIPPED } from './programs'

/** The pair of databases as deploy/database ships it: only folders and the secret are exchanged. */

type Member = { name: Node; role: string; state: string }

const etcdOfWeb1: ChildProcess[] = []

export const urlOn = (host: string, database = 'uns', user = 'uns') =>
  `postgres://${user}:${SECRET}@${host}/${database}`
/** As the site has it: HAProxy on its own machine. */
export const SITE_URL = urlOn('127.0.0.1:5000')

export async function raise() {
  chmodSync(home, 0o755)
  layGround()
  startEtcd('web1')
  for (const node of NODES) start(node)
  launch('web1', 'haproxy', ['haproxy', '-db', '-f', `${SHIPPED}/haproxy.cfg`], 'root')
  await whole()
}

/** What failed leaves its logs. */
export function takeDown() {
  for (const node of NODES) killMachine(node)
  rmSync(home, { recursive: true, force: true })
}

/** Everything that runs on a database's machine. */
export function start(node: Node) {
  startEtcd(node)
  startPatroni(node)
}

export function startPatroni(node: Node) {
  launch(node, 'patroni', ['patroni', filled('patroni.yml', node)])
}

/** Until both are there, and the one is the synchronous standby of the other. */
export async function whole() {
  const giveUpAt = Date.now() + 120_000
  for (;;) {
    const found = (await members()).map(({ role }) => role).sort()
    if (found.join() === 'leader,sync_standby') return
    if (Date.now() > giveUpAt) throw new Error(`only ${found} came; the logs lie in ${home}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

export async function roles() {
  await whole()
  const all = await members()
  const named = (role: string) => all.find((member) => member.role === role)?.name
  const [primary, standby] = [named('leader'), named('sync_standby')]
  if (!primary || !standby) throw new Error('the pair changed while it was looked at')
  return { primary, standby }
}

/** The machine loses its power. */
export const killMachine = (node: Node) => kill(pidsOn(node))

/** PostgreSQL alone dies, with all its processes at once. */
export const killPostgres = (node: Node) =>
  kill(pidsOn(node).filter((pid) => nameOf(pid) === 'postgres'))

/** All three members; what they agreed on stays on their disks. */
export function killEtcd() {
  kill(NODES.flatMap(pidsOn).filter((pid) => nameOf(pid) === 'etcd'))
  etcdOfWeb1.pop()?.kill('SIGKILL')
}

export function startEtcd(machine: Machine) {
  const settings = readFileSync(filled('etcd.env', machine), 'utf8')
  const named = [...settings.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const child = launch(machine, 'etcd', ['etcd'], 'postgres', Object.fromEntries(named))
  if (machine === 'web1') etcdOfWeb1.push(child)
}

/** As an operator types it. */
export async function switchOver(from: Node, to: Node) {
  const places = ['--leader', from, '--candidate', to, '--force']
  const args = ['-c', filled('patroni.yml', from), 'switchover', 'uns', ...places]
  await promisify(execFile)('patronictl', args, { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
}

async function members(): Promise<Member[]> {
  for (const node of NODES) {
    try {
      const signal = AbortSignal.timeout(1_000)
      const answer = await fetch(`http://${ADDRESS[node]}:8008/cluster`, { signal })
      const { members } = (await answer.json()) as { members: Member[] }
      return members.filter(({ state }) => ['running', 'streaming'].includes(state))
    } catch {
      // This one is away; the other one knows as much.
    }
  }
  return []
}
