import { type ChildProcess, execFile } from 'node:child_process'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { createNetwork, type DatabaseNode, IP_ADDRESS, listPids, NODES } from './network'
import {
  type ClusterMachine,
  clusterFolder,
  killProcesses,
  launchProcess,
  readProcessName,
  SECRET,
  SHIPPED_FOLDER,
  writeConfig,
} from './processes'

/** The database pair as deploy/database ships it, with other folders and another secret. */

type PatroniMember = { name: DatabaseNode; role: string; state: string }

const web1EtcdProcesses: ChildProcess[] = []

export const databaseUrl = (host: string, database = 'uns', user = 'uns') =>
  `postgres://${user}:${SECRET}@${host}/${database}`
/** As in production: through HAProxy on the site's machine. */
export const SITE_URL = databaseUrl('127.0.0.1:5000')

export async function startCluster() {
  chmodSync(clusterFolder, 0o755)
  createNetwork()
  startEtcd('web1')
  for (const node of NODES) startNode(node)
  launchProcess(
    'web1',
    'haproxy',
    ['haproxy', '-db', '-f', `${SHIPPED_FOLDER}/haproxy.cfg`],
    'root',
  )
  await waitUntilHealthy()
}

export function stopCluster() {
  for (const node of NODES) killNode(node)
  rmSync(clusterFolder, { recursive: true, force: true })
}

export function startNode(node: DatabaseNode) {
  startEtcd(node)
  startPatroni(node)
}

export function startPatroni(node: DatabaseNode) {
  launchProcess(node, 'patroni', ['patroni', writeConfig('patroni.yml', node)])
}

/** Waits until both run and one is the synchronous standby of the other. */
export async function waitUntilHealthy() {
  const deadlineAt = Date.now() + 120_000
  for (;;) {
    const memberRoles = (await fetchMembers()).map(({ role }) => role).sort()
    if (memberRoles.join() === 'leader,sync_standby') return
    if (Date.now() > deadlineAt)
      throw new Error(`only ${memberRoles} came; the logs lie in ${clusterFolder}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

export async function readRoles() {
  await waitUntilHealthy()
  const clusterMembers = await fetchMembers()
  const findNode = (role: string) => clusterMembers.find((member) => member.role === role)?.name
  const [primary, standby] = [findNode('leader'), findNode('sync_standby')]
  if (!primary || !standby) throw new Error('the pair changed while it was looked at')
  return { primary, standby }
}

export const killNode = (node: DatabaseNode) => killProcesses(listPids(node))

export const killPostgres = (node: DatabaseNode) =>
  killProcesses(listPids(node).filter((pid) => readProcessName(pid) === 'postgres'))

/** All three members; their agreed state stays on disk. */
export function killEtcd() {
  killProcesses(NODES.flatMap(listPids).filter((pid) => readProcessName(pid) === 'etcd'))
  web1EtcdProcesses.pop()?.kill('SIGKILL')
}

export function startEtcd(machine: ClusterMachine) {
  const settings = readFileSync(writeConfig('etcd.env', machine), 'utf8')
  const etcdEnv = [...settings.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const child = launchProcess(machine, 'etcd', ['etcd'], 'postgres', Object.fromEntries(etcdEnv))
  if (machine === 'web1') web1EtcdProcesses.push(child)
}

export async function switchOver(from: DatabaseNode, to: DatabaseNode) {
  const candidateArgs = ['--leader', from, '--candidate', to, '--force']
  const args = ['-c', writeConfig('patroni.yml', from), 'switchover', 'uns', ...candidateArgs]
  await promisify(execFile)('patronictl', args, { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
}

async function fetchMembers(): Promise<PatroniMember[]> {
  for (const node of NODES) {
    try {
      const signal = AbortSignal.timeout(1_000)
      const response = await fetch(`http://${IP_ADDRESS[node]}:8008/cluster`, { signal })
      const { members } = (await response.json()) as { members: PatroniMember[] }
      return members.filter(({ state }) => ['running', 'streaming'].includes(state))
    } catch {
      // This node is away; the other one has the same list.
    }
  }
  return []
}
