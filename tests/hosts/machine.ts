import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openWayOut, WAY_OUT } from './way-out'

/** A whole Debian on this kernel: systemd as its first process, a network of its own, one way out. */
export type Machine = Awaited<ReturnType<typeof bootMachine>>

/** Certificates that this machine trusts, for whatever fetches packages. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'
const TRUSTED_INSIDE = '/run/trusted.crt'

const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
  http_proxy: WAY_OUT,
  https_proxy: WAY_OUT,
  no_proxy: '127.0.0.1,school.example',
  npm_config_cafile: TRUSTED_INSIDE,
  NODE_EXTRA_CA_CERTS: TRUSTED_INSIDE,
}

export async function bootMachine(root: string, binds: Record<string, string> = {}) {
  const shown = { ...binds, [TRUSTED]: '/mnt/trusted.crt' }
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
      ...Object.entries(shown).map(([from, to]) => `--bind-ro=${from}:${to}`),
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => container.once('exit', resolve))
  const leader = await childOf(container.pid ?? 0)
  const kill = () => {
    container.kill('SIGKILL')
    process.kill(leader, 'SIGKILL')
  }
  process.once('exit', kill)
  const wayOut = await openWayOut(leader)
  const run = (lines: string) => runInside(leader, lines)
  await run(`systemctl is-system-running --wait || true; cp /mnt/trusted.crt ${TRUSTED_INSIDE}`)
  const stop = async () => {
    wayOut.close()
    wayOut.closeAllConnections()
    container.kill('SIGTERM')
    await Promise.race([ended, pause(30_000, undefined, { ref: false })])
    process.off('exit', kill)
    if (container.exitCode === null) kill()
  }
  return { run, stop, leader }
}

/** Runs lines as root's shell would; a line that fails ends them, and what all said is told. */
function runInside(leader: number, lines: string): Promise<string> {
  const environment = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
  const enter = ['--all', '--target', String(leader), 'env', '--ignore-environment', ...environment]
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
  const shell = spawn('nsenter', [...enter, 'bash', '-euo', 'pipefail', '-c', lines], options)
  let said = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return new Promise((resolve, reject) =>
    shell.once('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${lines}\nended with ${code}:\n${said.slice(-4000)}`)),
    ),
  )
}

async function childOf(pid: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    // The first process of the machine, once it is what it shall be.
    if (child && nameOf(Number(child)) === 'systemd') return Number(child)
    await pause(100)
  }
  throw new Error('The machine did not boot.')
}

const nameOf = (pid: number) =>
  execFileSync('cat', [`/proc/${pid}/comm`], { encoding: 'utf8' }).trim()
