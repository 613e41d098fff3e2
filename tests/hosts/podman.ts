import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Podman with a store of its own, in a place where containers may run on an old layout of cgroups, too. */
export type Podman = Awaited<ReturnType<typeof openPodman>>

const PRIVATE = 'mount -t cgroup2 cgroup2 /sys/fs/cgroup && echo ready && exec sleep infinity'

export async function openPodman(work: string) {
  const env = { ...process.env, ...configuration(work) }
  const place = spawn('unshare', ['--mount', 'sh', '-c', PRIVATE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(place.stdout, 'data')
  const leave = () => place.kill()
  process.once('exit', leave)
  const inside = ['--mount', '--target', String(place.pid)]
  const run = async (program: string, ...args: string[]) => {
    const options = { env, maxBuffer: 1e9 }
    const { stdout } = await promisify(execFile)('nsenter', [...inside, program, ...args], options)
    return stdout
  }
  const podman = (...args: string[]) => run('podman', ...args)
  const close = async () => {
    await podman('rm', '--all', '--force', '--time=1').catch(() => {})
    await podman('system', 'reset', '--force').catch(() => {})
    process.off('exit', leave)
    leave()
  }
  return { podman, run, close }
}

/** Without limits that only a privileged caller may raise. */
function configuration(work: string) {
  const [containers, storage] = ['containers.conf', 'storage.conf'].map((name) =>
    path.join(work, name),
  )
  mkdirSync(work, { recursive: true })
  writeFileSync(
    containers ?? '',
    `[containers]
cgroups = "disabled"
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`,
  )
  writeFileSync(
    storage ?? '',
    `[storage]
driver = "overlay"
graphroot = "${work}/graph"
runroot = "${work}/run"
`,
  )
  return { CONTAINERS_CONF: containers, CONTAINERS_STORAGE_CONF: storage }
}
