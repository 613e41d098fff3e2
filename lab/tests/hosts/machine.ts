import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { EGRESS_PROXY_URL, startEgressProxy } from './egress-proxy'

/** A whole Debian on this kernel: systemd as its first process, its own network, one way out. */
export type DebianMachine = Awaited<ReturnType<typeof bootMachine>>

/** Certificates that this machine trusts, for programs that fetch packages. */
const CA_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const MACHINE_CA_CERTIFICATES = '/run/trusted.crt'

const MACHINE_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
  http_proxy: EGRESS_PROXY_URL,
  https_proxy: EGRESS_PROXY_URL,
  no_proxy: '127.0.0.1,school.example',
  npm_config_cafile: MACHINE_CA_CERTIFICATES,
  NODE_EXTRA_CA_CERTS: MACHINE_CA_CERTIFICATES,
}

export async function bootMachine(root: string, binds: Record<string, string> = {}) {
  const mounts = { ...binds, [CA_CERTIFICATES]: '/mnt/trusted.crt' }
  const container = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      `--directory=${root}`,
      '--boot',
      '--private-network',
      '--register=no',
      '--keep-unit',
      '--console=pipe',
      '--machine=uns-test',
      ...Object.entries(mounts).map(([from, to]) => `--bind-ro=${from}:${to}`),
    ],
    { stdio: 'ignore' },
  )
  const exited = new Promise((resolve) => container.once('exit', resolve))
  const leaderPid = await findSystemdPid(container.pid ?? 0)
  const kill = () => {
    container.kill('SIGKILL')
    process.kill(leaderPid, 'SIGKILL')
  }
  process.once('exit', kill)
  const egressProxy = await startEgressProxy(leaderPid)
  const run = (lines: string) => runInside(leaderPid, lines)
  await run(
    `systemctl is-system-running --wait || true; cp /mnt/trusted.crt ${MACHINE_CA_CERTIFICATES}`,
  )
  const stop = async () => {
    egressProxy.close()
    egressProxy.closeAllConnections()
    container.kill('SIGTERM')
    await Promise.race([exited, pause(30_000, undefined, { ref: false })])
    process.off('exit', kill)
    if (container.exitCode === null) kill()
  }
  return { run, stop, leader: leaderPid }
}

/** Runs lines as root's shell does; a failing line ends them and throws with the output. */
function runInside(leaderPid: number, lines: string): Promise<string> {
  const environment = Object.entries(MACHINE_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
  const nsenterArgs = [
    '--all',
    '--target',
    String(leaderPid),
    'env',
    '--ignore-environment',
    ...environment,
  ]
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
  const shell = spawn('nsenter', [...nsenterArgs, 'bash', '-euo', 'pipefail', '-c', lines], options)
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve, reject) =>
    shell.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${lines}\nended with ${code}:\n${output.slice(-4000)}`)),
    ),
  )
}

async function findSystemdPid(pid: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    // The first process of the machine, once systemd runs.
    if (child && readProcessName(Number(child)) === 'systemd') return Number(child)
    await pause(100)
  }
  throw new Error('The machine did not boot.')
}

const readProcessName = (pid: number) =>
  execFileSync('cat', [`/proc/${pid}/comm`], { encoding: 'utf8' }).trim()
