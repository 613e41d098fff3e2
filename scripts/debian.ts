import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'

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

export type DebianProgram = keyof typeof PACKAGES

/** Installs what is missing where root asks. Otherwise throws one sentence that names it. */
export function findOrInstall(...programs: DebianProgram[]): void {
  installMissing(...programs)
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length === 0) return
  const install = `apt-get install ${listPackages(missing)}`
  throw new Error(`This needs ${missing.join(', ')} (Debian: ${install}).`)
}

/** For programs that only some tests need; those tests are skipped and say why. */
export function installMissing(...programs: DebianProgram[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0) installFromDebian(listPackages(missing))
}

/** Where the newest PostgreSQL keeps its programs. Debian leaves them out of the PATH. */
export function findPostgresPrograms(baseFolder = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(baseFolder)
    ? readdirSync(baseFolder).sort((a, b) => Number(a) - Number(b))
    : []
  return versions
    .map((version) => `${baseFolder}/${version}/bin`)
    .findLast((bin) => existsSync(`${bin}/postgres`))
}

/** Only root may install. */
export function installFromDebian(packages: string): void {
  if (process.getuid?.() !== 0) return
  printLine(`Installing ${packages} …`)
  const install = `apt-get install -y -q --no-install-recommends ${packages}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}

const listPackages = (programs: DebianProgram[]) =>
  programs.map((program) => PACKAGES[program]).join(' ')

const isInstalled = (program: DebianProgram) =>
  program === 'postgres' ? findPostgresPrograms() !== undefined : isOnPath(program)

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
