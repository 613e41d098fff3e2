import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { say } from '@/base/say'

/** The Debian package of each program that a script may need. */
const PACKAGES = {
  buildah: 'buildah',
  crun: 'crun',
  curl: 'curl',
  debootstrap: 'debootstrap',
  etcd: 'etcd-server',
  ffmpeg: 'ffmpeg',
  haproxy: 'haproxy',
  ip: 'iproute2',
  nft: 'nftables',
  nginx: 'nginx-light',
  openssl: 'openssl',
  patronictl: 'patroni',
  pgbouncer: 'pgbouncer',
  podman: 'podman',
  postgres: 'postgresql',
  qpdf: 'qpdf',
  soffice: 'libreoffice-impress libreoffice-writer',
  'systemd-nspawn': 'systemd-container',
  wrk: 'wrk',
} as const

export type Program = keyof typeof PACKAGES

/** Installs what is missing where root asks. Otherwise throws one sentence that names it. */
export function findOrInstall(...programs: Program[]): void {
  installMissing(...programs)
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length === 0) return
  const install = `apt-get install ${packagesOf(missing)}`
  throw new Error(`This needs ${missing.join(', ')} (Debian: ${install}).`)
}

/** For programs that only some tests need; those tests are skipped and say why. */
export function installMissing(...programs: Program[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0) installFromDebian(packagesOf(missing))
}

/** Where the newest PostgreSQL keeps its programs. Debian leaves them out of the PATH. */
export function postgresPrograms(home = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(a) - Number(b)) : []
  return versions
    .map((version) => `${home}/${version}/bin`)
    .findLast((bin) => existsSync(`${bin}/postgres`))
}

/** Only root may install. */
export function installFromDebian(packages: string): void {
  if (process.getuid?.() !== 0) return
  say(`Installing ${packages} …`)
  const install = `apt-get install -y -q --no-install-recommends ${packages}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}

const packagesOf = (programs: Program[]) => programs.map((program) => PACKAGES[program]).join(' ')

const isInstalled = (program: Program) =>
  program === 'postgres' ? postgresPrograms() !== undefined : isOnPath(program)

/** Debian keeps servers in folders that only root's PATH has. */
const isOnPath = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'].some((folder) =>
    isExecutable(path.join(folder, program)),
  )

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
