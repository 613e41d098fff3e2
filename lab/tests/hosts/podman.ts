import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Podman with its own store and cgroup namespace, so that containers also run on an old cgroup
 * layout.
 */
export type PodmanHost = Awaited<ReturnType<typeof openPodman>>

const PRIVATE_CGROUP_SCRIPT =
  'mount -t cgroup2 cgroup2 /sys/fs/cgroup && echo ready && exec sleep infinity'

export async function openPodman(workFolder: string) {
  const env = { ...process.env, ...writeConfiguration(workFolder) }
  const mountNamespace = spawn('unshare', ['--mount', 'sh', '-c', PRIVATE_CGROUP_SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(mountNamespace.stdout, 'data')
  const killNamespace = () => mountNamespace.kill()
  process.once('exit', killNamespace)
  const nsenterArgs = ['--mount', '--target', String(mountNamespace.pid)]
  const run = async (program: string, ...args: string[]) => {
    const options = { env, maxBuffer: 1e9 }
    const { stdout } = await promisify(execFile)(
      'nsenter',
      [...nsenterArgs, program, ...args],
      options,
    )
    return stdout
  }
  const podman = (...args: string[]) => run('podman', ...args)
  const close = async () => {
    await podman('rm', '--all', '--force', '--time=1').catch(() => {})
    await podman('system', 'reset', '--force').catch(() => {})
    process.off('exit', killNamespace)
    killNamespace()
  }
  return { podman, run, close }
}

/** Without limits that only a privileged caller may raise. */
function writeConfiguration(workFolder: string) {
  const [containersFile, storageFile] = ['containers.conf', 'storage.conf'].map((name) =>
    path.join(workFolder, name),
  )
  mkdirSync(workFolder, { recursive: true })
  writeFileSync(
    containersFile ?? '',
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
    storageFile ?? '',
    `[storage]
driver = "overlay"
graphroot = "${workFolder}/graph"
runroot = "${workFolder}/run"
`,
  )
  return { CONTAINERS_CONF: containersFile, CONTAINERS_STORAGE_CONF: storageFile }
}
